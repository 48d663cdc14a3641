-- What operators write for visitors, and what visitors write back. Texts are kept by language:
-- {"EN": …, "MY": …}. New tables, no lock felt.
create schema content;

create table content.banners (
  id bigint generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  group_name text not null check (group_name in ('home', 'rng', 'live', 'fish', 'pvp', 'sports', 'esports', 'lottery',
    'download', 'promotions', 'shop', 'help', 'w_topup_1', 'w_topup_2', 'w_topup_3')),
  -- A picture on the brand's own image address, never of elsewhere.
  picture text not null check (picture ~ '^[a-z0-9][A-Za-z0-9/._@-]{0,199}$' and picture not like '%..%'),
  titles jsonb not null check (jsonb_typeof(titles) = 'object'),
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  linkage_type text not null default '' check (linkage_type in ('', '1', '2', '3', '4', '5')),
  linkage_target text not null default '' check (length(linkage_target) <= 500),
  sort int not null default 0,
  starts_at timestamptz not null default now(),
  ends_at timestamptz check (ends_at > starts_at)
);
create index on content.banners (merchant_id, group_name, sort);

create table content.announcements (
  id bigint generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  type text not null check (type in ('B', 'PL', 'PU', 'PR', 'H')),
  -- Where it is shown; W is the site.
  platforms text[] not null default '{W}' check (cardinality(platforms) > 0),
  -- Also in the short list of home: the bar and the dialog.
  on_home boolean not null default false,
  titles jsonb not null check (jsonb_typeof(titles) = 'object'),
  contents jsonb not null check (jsonb_typeof(contents) = 'object'),
  -- A lower number comes first, whatever its date; among equals the newest.
  sort int not null default 0,
  starts_at timestamptz not null default now(),
  ends_at timestamptz check (ends_at > starts_at)
);
create index on content.announcements (merchant_id, type, sort, starts_at desc);

create table content.help_topics (
  id bigint generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  slug text not null check (slug ~ '^[a-z0-9-]{1,60}$'),
  kind text not null check (kind in ('help', 'info')),
  titles jsonb not null check (jsonb_typeof(titles) = 'object'),
  sort int not null default 0,
  unique (merchant_id, slug),
  unique (merchant_id, id)
);

create table content.help_articles (
  id bigint generated always as identity primary key,
  merchant_id int not null,
  topic_id bigint not null,
  slug text not null check (slug ~ '^[a-z0-9-]{1,60}$'),
  titles jsonb not null check (jsonb_typeof(titles) = 'object'),
  contents jsonb not null check (jsonb_typeof(contents) = 'object'),
  sort int not null default 0,
  unique (merchant_id, topic_id, slug),
  foreign key (merchant_id, topic_id) references content.help_topics (merchant_id, id) on delete cascade
);

-- What visitors and members wrote. How to answer them is personal: sealed by the application.
create table content.feedback (
  id uuid primary key,
  merchant_id int not null references merchants.brands (id),
  member_id bigint,
  content text not null check (length(content) between 1 and 2000),
  contact_sealed bytea,
  at timestamptz not null default now()
);
create index on content.feedback (merchant_id, at desc);

-- What was sown from a brand's files once: it is not sown again after operators changed or removed it.
create table content.sown (
  merchant_id int not null references merchants.brands (id),
  key text not null,
  primary key (merchant_id, key)
);

do $$
declare name text;
begin
  foreach name in array array['banners', 'announcements', 'help_topics', 'help_articles', 'feedback', 'sown'] loop
    execute format('alter table content.%I enable row level security', name);
    execute format('create policy own on content.%I using (merchant_id = merchants.here())', name);
  end loop;
end $$;

-- The application shows what operators' tools wrote; the one thing it takes in is feedback, and it
-- cannot read that back.
grant usage on schema content to jackfruit_app;
grant select on content.banners, content.announcements, content.help_topics, content.help_articles to jackfruit_app;
grant insert on content.feedback to jackfruit_app;
