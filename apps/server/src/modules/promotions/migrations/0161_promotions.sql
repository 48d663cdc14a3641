-- What the house offers: terms that are never changed but followed by a newer version, what each may cost, where each
-- member stands, and what was given. New tables, no lock felt.
create schema promotions;

create table promotions.promotions (
  id bigint generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  code text not null check (code ~ '^[a-z][a-z0-9-]{0,59}$'),
  kind text not null check (kind ~ '^[a-zA-Z]{1,40}$'),
  version int not null default 1 check (version > 0),
  -- The ledger's account that pays for it, and how much of it is promised and paid: never more than all of it.
  account_id bigint not null unique,
  currency text not null,
  budget bigint not null check (budget > 0),
  set_aside bigint not null default 0 check (set_aside >= 0),
  paid bigint not null default 0 check (paid >= 0),
  -- What is kept for the offer as a whole, such as prizes of a board.
  whole bigint not null default 0 check (whole >= 0),
  starts_at timestamptz not null,
  ends_at timestamptz check (ends_at > starts_at),
  closed_at timestamptz,
  closed_by text,
  closed_why text,
  settled_at timestamptz,
  position int not null default 0,
  created_at timestamptz not null,
  unique (merchant_id, code),
  check (set_aside + paid <= budget),
  check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (closed_why is null))
);
create index on promotions.promotions (merchant_id, position desc, id desc);
create index promotions_to_settle on promotions.promotions (merchant_id, ends_at) where settled_at is null;

create table promotions.versions (
  promotion_id bigint not null references promotions.promotions (id),
  version int not null,
  merchant_id int not null,
  terms jsonb not null,
  by text not null check (length(btrim(by)) between 1 and 100),
  why text not null check (length(btrim(why)) between 3 and 500),
  at timestamptz not null,
  primary key (promotion_id, version)
);

-- One member's part in one offer. What comes again (each day, each streak) is another turn.
create table promotions.memberships (
  id bigint generated always as identity primary key,
  merchant_id int not null,
  promotion_id bigint not null references promotions.promotions (id),
  member_id bigint not null,
  turn int not null check (turn > 0),
  version int not null,
  state text not null check (state in ('new', 'joined', 'process', 'claim', 'signed', 'applying', 'rejected', 'issued',
    'claimed', 'expired', 'left')),
  -- What is kept for this part and not paid yet.
  set_aside bigint not null default 0 check (set_aside >= 0),
  progress jsonb not null default '{}',
  joined_at timestamptz not null,
  changed_at timestamptz not null,
  ends_at timestamptz,
  unique (promotion_id, member_id, turn),
  foreign key (promotion_id, version) references promotions.versions (promotion_id, version)
);
create index on promotions.memberships (member_id, promotion_id, turn desc);
create index memberships_to_release on promotions.memberships (promotion_id) where set_aside > 0;

create table promotions.rewards (
  id bigint generated always as identity,
  public_id text not null unique check (public_id ~ '^r[0-9a-f]{18}$'),
  merchant_id int not null,
  promotion_id bigint not null references promotions.promotions (id),
  membership_id bigint not null references promotions.memberships (id),
  member_id bigint not null,
  version int not null,
  -- Why it is given, within the offer: given again it is the same.
  source text not null check (length(source) between 1 and 200),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('ready', 'claimed', 'expired')),
  granted_at timestamptz not null,
  expires_at timestamptz,
  ended_at timestamptz,
  -- By member first: a page of one is never looked for among all.
  primary key (member_id, id),
  unique (membership_id, source),
  check ((state = 'ready') = (ended_at is null))
);
create index rewards_ready on promotions.rewards (member_id, expires_at, id) where state = 'ready';
create index rewards_claimed on promotions.rewards (member_id, id desc) where state = 'claimed';
create index rewards_lapsing on promotions.rewards (merchant_id, expires_at) where state = 'ready';

-- All that a member ever received, so that nobody sums a history.
create table promotions.received (
  member_id bigint primary key,
  merchant_id int not null,
  total bigint not null check (total >= 0)
);

-- What a member pressed: the same press again is answered as before, and another under its key is refused.
create table promotions.presses (
  merchant_id int not null,
  member_id bigint not null,
  key text not null check (length(key) between 8 and 100),
  what text not null,
  promotion_id bigint not null,
  answer jsonb not null,
  at timestamptz not null,
  primary key (member_id, key)
);
create index on promotions.presses (at);

create table promotions.applications (
  id bigint generated always as identity primary key,
  merchant_id int not null,
  membership_id bigint not null references promotions.memberships (id),
  member_id bigint not null,
  remark text not null check (length(remark) between 1 and 560),
  at timestamptz not null,
  verdict text check (verdict in ('approved', 'rejected')),
  amount bigint check (amount > 0),
  reason text,
  note text not null default '',
  by text,
  why text,
  decided_at timestamptz,
  check ((verdict is null) = (decided_at is null))
);
create index on promotions.applications (membership_id, id desc);
create index applications_open on promotions.applications (merchant_id, id) where verdict is null;

create table promotions.pictures (
  id uuid primary key,
  merchant_id int not null,
  application_id bigint not null references promotions.applications (id),
  image_sealed bytea not null
);
create index on promotions.pictures (application_id);

-- A contact brings its reward once in an offer, whoever gives it.
create table promotions.contacts (
  promotion_id bigint not null references promotions.promotions (id),
  merchant_id int not null,
  member_id bigint not null,
  kind text not null check (kind in ('zalo', 'whatsApp')),
  value_sealed bytea not null,
  value_index bytea not null,
  at timestamptz not null,
  primary key (promotion_id, member_id),
  unique (promotion_id, value_index)
);

-- Terms are not changed: a newer version follows.
create function promotions.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'terms are never changed: % refused', tg_op using errcode = '42501';
end $$;
create trigger versions_are_kept before update or delete on promotions.versions
  for each row execute function promotions.refuse_change();

alter table promotions.promotions enable row level security;
alter table promotions.versions enable row level security;
alter table promotions.memberships enable row level security;
alter table promotions.rewards enable row level security;
alter table promotions.received enable row level security;
alter table promotions.presses enable row level security;
alter table promotions.applications enable row level security;
alter table promotions.pictures enable row level security;
alter table promotions.contacts enable row level security;
create policy own on promotions.promotions using (merchant_id = merchants.here());
create policy own on promotions.versions using (merchant_id = merchants.here());
create policy own on promotions.memberships using (merchant_id = merchants.here());
create policy own on promotions.rewards using (merchant_id = merchants.here());
create policy own on promotions.received using (merchant_id = merchants.here());
create policy own on promotions.presses using (merchant_id = merchants.here());
create policy own on promotions.applications using (merchant_id = merchants.here());
create policy own on promotions.pictures using (merchant_id = merchants.here());
create policy own on promotions.contacts using (merchant_id = merchants.here());

grant usage on schema promotions to jackfruit_app;
grant usage on sequence promotions.promotions_id_seq to jackfruit_app;
grant select, insert, update on promotions.promotions, promotions.memberships, promotions.rewards,
  promotions.applications, promotions.received to jackfruit_app;
grant select, insert on promotions.versions, promotions.pictures, promotions.contacts to jackfruit_app;
grant select, insert, update, delete on promotions.presses to jackfruit_app;
