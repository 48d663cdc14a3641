-- What members are told, by what happened to them and by operators, and which announcements they have read. New tables,
-- no lock felt.
create schema messages;

-- What an operator writes to many, in the languages that there are words in. It is written out in pieces; `after_member`
-- is how far.
create table messages.broadcasts (
  id bigint generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  key text not null check (length(key) between 1 and 100),
  category text not null check (category in ('personal', 'offers', 'system')),
  titles jsonb not null check (jsonb_typeof(titles) = 'object'),
  contents jsonb not null check (jsonb_typeof(contents) = 'object'),
  link jsonb,
  is_urgent boolean not null default false,
  segment jsonb not null,
  expires_at timestamptz,
  written_by text not null check (written_by <> ''),
  why text not null check (why <> ''),
  written_at timestamptz not null default now(),
  after_member bigint not null default 0,
  reached int not null default 0,
  ended_at timestamptz,
  unique (merchant_id, key)
);
create index on messages.broadcasts (merchant_id, id desc);

create table messages.messages (
  id bigint generated always as identity primary key,
  merchant_id int not null,
  member_id bigint not null,
  -- What happened, by the name of whoever tells it: the same is told once.
  key text not null check (length(key) between 1 and 200),
  kind text not null check (length(kind) <= 40),
  category text not null check (category in ('personal', 'offers', 'system')),
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  link jsonb,
  broadcast_id bigint references messages.broadcasts (id),
  is_urgent boolean not null default false,
  sent_at timestamptz not null default now(),
  expires_at timestamptz,
  read_at timestamptz,
  deleted_at timestamptz,
  -- Nobody has told open pages yet, nor written the letters that were asked for.
  is_fresh boolean not null default true,
  lettered_at timestamptz,
  unique (member_id, key)
);
create index messages_of_member on messages.messages (member_id, id desc) where deleted_at is null;
create index messages_of_category on messages.messages (member_id, category, id desc) where deleted_at is null;
create index messages_unread on messages.messages (member_id, category, id desc)
  where read_at is null and deleted_at is null;
create index messages_fresh on messages.messages (id) where is_fresh;
create index messages_lettered on messages.messages (member_id, lettered_at) where lettered_at is not null;
create index messages_read on messages.messages (read_at) where read_at is not null;
create index messages_never_read on messages.messages (sent_at) where read_at is null;
create index messages_deleted on messages.messages (deleted_at) where deleted_at is not null;

-- Announcements lie with the content; here is what one member made of them.
create table messages.announcements_seen (
  member_id bigint not null,
  announcement_id bigint not null,
  merchant_id int not null references merchants.brands (id),
  read_at timestamptz not null default now(),
  deleted_at timestamptz,
  primary key (member_id, announcement_id)
);
create index on messages.announcements_seen (read_at);

-- What a member wants sent beside the site. Without a row nothing is.
create table messages.wishes (
  member_id bigint not null,
  category text not null check (category in ('personal', 'offers', 'system')),
  merchant_id int not null references merchants.brands (id),
  by_mail boolean not null default false,
  by_sms boolean not null default false,
  primary key (member_id, category)
);

-- How far what lower modules publish was read. Moved in the transaction of what was made of it. What was published before
-- is nobody's news any more.
create table messages.places (
  name text primary key,
  next_xid bigint not null,
  after_id bigint not null default 0
);
insert into messages.places (name, next_xid)
  select name, pg_current_xact_id()::text::bigint + 1 from unnest(array['identity', 'protection', 'turnover']) as name;

do $$
declare name text;
begin
  foreach name in array array['broadcasts', 'messages', 'announcements_seen', 'wishes'] loop
    execute format('alter table messages.%I enable row level security', name);
    execute format('create policy own on messages.%I using (merchant_id = merchants.here())', name);
  end loop;
end $$;
-- What is fresh is taken up over all brands.
create policy carrier on messages.messages using (current_setting('app.reader', true) = 'messages');
create policy carrier on messages.wishes for select using (current_setting('app.reader', true) = 'messages');
create policy carrier on messages.broadcasts for select using (current_setting('app.reader', true) = 'messages');

grant usage on schema messages to jackfruit_app;
grant select, insert on messages.messages to jackfruit_app;
grant update (read_at, deleted_at, is_fresh, lettered_at) on messages.messages to jackfruit_app;
grant select, insert on messages.broadcasts to jackfruit_app;
grant update (after_member, reached, ended_at) on messages.broadcasts to jackfruit_app;
grant select, insert, update on messages.announcements_seen, messages.wishes to jackfruit_app;
grant select, update on messages.places to jackfruit_app;

-- Joins whatever transaction it happens in, also of one that serves every brand. Answers whether it is new.
create function messages.tell(p_merchant int, p_member bigint, p_key text, p_kind text, p_category text, p_facts jsonb,
  p_link jsonb, p_urgent boolean, p_expires timestamptz) returns boolean
  language plpgsql security definer set search_path = messages, pg_temp as $$
begin
  insert into messages (merchant_id, member_id, key, kind, category, facts, link, is_urgent, expires_at)
    values (p_merchant, p_member, p_key, p_kind, p_category, p_facts, p_link, p_urgent, p_expires)
    on conflict (member_id, key) do nothing;
  return found;
end $$;

-- A piece of what nobody needs any more; answers how much that was. The clock serves every brand at once.
create function messages.clean_up(p_now timestamptz, p_most int) returns int
  language plpgsql security definer set search_path = messages, pg_temp as $$
declare v_gone int;
begin
  with old as (
    (select id from messages where read_at is not null and read_at < p_now - interval '180 days' limit p_most)
    union
    (select id from messages where deleted_at is not null and deleted_at < p_now - interval '30 days' limit p_most)
    union
    (select id from messages where read_at is null and sent_at < p_now - interval '2 years' limit p_most)
    limit p_most)
  delete from messages m using old where m.id = old.id;
  get diagnostics v_gone = row_count;
  if v_gone = 0 then
    delete from announcements_seen where (member_id, announcement_id) in (
      select member_id, announcement_id from announcements_seen where read_at < p_now - interval '2 years' limit p_most);
    get diagnostics v_gone = row_count;
  end if;
  return v_gone;
end $$;
revoke execute on all functions in schema messages from public;
grant execute on all functions in schema messages to jackfruit_app;
