-- Who stands where in the lines of agents, as paths that never need climbing; links that lead into them. New tables. Three
-- triggers on identity's members: whoever changes a place, by whatever way, changes it here in the same transaction. To
-- make them holds that table for a moment. Members who are there already are filled in by a job, in pieces (agents.fill).
create schema agents;

-- Of agents, and of everybody who stands below one. `path` leads from the top to the direct upline.
create table agents.places (
  member_id bigint primary key,
  merchant_id int not null references merchants.brands (id),
  path bigint[] not null check (cardinality(path) <= 100),
  upline_id bigint generated always as (path[cardinality(path)]) stored,
  account text collate "C" not null,      -- the name as it is compared, byte by byte: what begins with a word lies together
  is_agent boolean not null,
  status text not null,
  joined_at timestamptz not null,
  since timestamptz not null,             -- since when it stands here
  seen_at timestamptz not null default 'epoch', -- as a list is sorted by it; a minute late
  members int not null default 0,         -- of its team, as far as they are counted
  agents int not null default 0,
  counted_as smallint,                    -- what the agents above have counted it as: 0 a member, 1 an agent
  link_code text,                         -- the link that it came by
  first_deposit_at timestamptz,
  check (not member_id = any(path))
) with (fillfactor = 80);
-- A team is a stretch of this one: every path that begins with the agent's.
create index places_path on agents.places (merchant_id, path, member_id);
create index places_joined on agents.places (upline_id, is_agent, joined_at, member_id);
create index places_account on agents.places (upline_id, is_agent, account);
create index places_members on agents.places (upline_id, is_agent, members, member_id);
create index places_seen on agents.places (upline_id, is_agent, seen_at, member_id);
create index places_top on agents.places (merchant_id, account) where is_agent and upline_id is null;
create index places_uncounted on agents.places (merchant_id, member_id)
  where counted_as is distinct from is_agent::int;

-- Each of a team under each agent above: what searches through a team of any size.
create table agents.below (
  agent_id bigint not null,
  is_agent boolean not null,
  account text collate "C" not null,
  merchant_id int not null,
  member_id bigint not null,
  primary key (agent_id, is_agent, account)
);

-- Where somebody stood before: what was counted then stays with those who were above.
create table agents.past_places (
  member_id bigint not null,
  until_at timestamptz not null,
  merchant_id int not null,
  from_at timestamptz not null,
  path bigint[] not null,
  primary key (member_id, until_at)
);

create table agents.moves (
  id bigint generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  member_id bigint not null,
  old_path bigint[] not null,
  new_path bigint[] not null,
  state text not null default 'moving' check (state in ('moving', 'done')),
  moved int not null default 0,
  by text not null check (by <> ''),
  why text not null check (why <> ''),
  begun_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz
);
create unique index moves_one_at_a_time on agents.moves (merchant_id) where state = 'moving';
create index moves_newest on agents.moves (merchant_id, id desc);
create index moves_of_member on agents.moves (member_id, id desc);

-- What operators did to agents beside moving them.
create table agents.changes (
  id bigint generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  member_id bigint not null,
  what text not null check (what in ('frozen', 'thawed')),
  by text not null check (by <> ''),
  why text not null check (why <> ''),
  at timestamptz not null
);
create index changes_newest on agents.changes (merchant_id, id desc);
create index changes_of_member on agents.changes (member_id, id desc);

-- What somebody bet and lost in a month: of an agent with the whole team. What lists of direct downlines are sorted by.
create table agents.months (
  member_id bigint not null,
  month date not null,
  merchant_id int not null,
  upline_id bigint,
  is_agent boolean not null,
  valid bigint not null default 0,
  net bigint not null default 0,          -- above zero the house won
  primary key (member_id, month)
) with (fillfactor = 70);
create index months_valid on agents.months (upline_id, month, is_agent, valid, member_id);
create index months_net on agents.months (upline_id, month, is_agent, net, member_id);

create table agents.links (
  id bigint generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  agent_id bigint not null,
  code text not null,
  name text not null check (length(name) between 1 and 40),
  presets jsonb not null default '[]',
  first_deposits int not null default 0 check (first_deposits >= 0),
  key text not null,                      -- of the press that made it
  asked text not null,                    -- what that press asked for
  made_at timestamptz not null,
  dropped_at timestamptz,
  unique (merchant_id, code),
  unique (agent_id, key)
);
create index links_of_agent on agents.links (agent_id, id desc) where dropped_at is null;

-- Accounts that agents opened: a press opens one.
create table agents.opened (
  agent_id bigint not null,
  key text not null,
  merchant_id int not null,
  member_id bigint not null,
  asked text not null,
  at timestamptz not null,
  primary key (agent_id, key)
);

-- Rates that a new agent is to be offered at once, until they are.
create table agents.promised (
  member_id bigint primary key,
  merchant_id int not null,
  agent_id bigint not null,
  presets jsonb not null,
  at timestamptz not null,
  kept_at timestamptz
);
create index promised_waiting on agents.promised (merchant_id, member_id) where kept_at is null;

-- How far the members of before are filled in: of all brands, by their number.
create table agents.filling (
  one boolean primary key default true check (one),
  after_id bigint not null default 0,
  upto_id bigint not null,
  ended_at timestamptz
);
insert into agents.filling (upto_id, ended_at)
  select coalesce(last, 0), case when last is null then now() end from identity.last_member() as last;

-- Whoever adds to a tree holds it with others; whoever moves a part of it holds it alone.
create function agents.hold(p_merchant int) returns void language sql as $$
  select pg_advisory_xact_lock_shared(820211, p_merchant)
$$;

-- The path of a member, who is placed if need be, and everybody above first. Null for who has no place.
create function agents.ensure_place(p_member bigint, p_level int default 0) returns bigint[]
  language plpgsql security definer set search_path = agents, pg_temp as $$
declare m record; p bigint[]; is_agent_now boolean;
begin
  select path into p from places where member_id = p_member;
  if found then return p; end if;
  if p_level > 100 then raise exception 'the line above member % has no end', p_member; end if;
  select * into m from identity.place_of(p_member);
  if not found then return null; end if;
  is_agent_now := m.type in (1, 2, 41, 42);
  if m.type = 4 or (m.upline_id is null and not is_agent_now) then return null; end if;
  perform hold(m.merchant_id);
  p := case when m.upline_id is null then '{}'
            else coalesce(ensure_place(m.upline_id, p_level + 1), '{}') || m.upline_id end;
  insert into places (member_id, merchant_id, path, account, is_agent, status, joined_at, since, seen_at, link_code,
      first_deposit_at)
    values (m.id, m.merchant_id, p, m.username_key, is_agent_now, m.status, m.created_at, m.created_at,
      coalesce(m.last_login_at, 'epoch'), m.joined_code,
      activity.first_deposit_day(m.id))
    on conflict (member_id) do nothing;
  insert into below (agent_id, is_agent, account, merchant_id, member_id)
    select a, is_agent_now, m.username_key, m.merchant_id, m.id from unnest(p) a on conflict do nothing;
  return p;
end $$;

create function agents.member_joined() returns trigger
  language plpgsql security definer set search_path = agents, pg_temp as $$
begin
  perform hold(new.merchant_id);
  perform ensure_place(new.id);
  insert into promised (member_id, merchant_id, agent_id, presets, at)
    select new.id, new.merchant_id, l.agent_id, l.presets, new.created_at from links l
     where l.merchant_id = new.merchant_id and l.code = new.joined_code and l.agent_id = new.upline_id
       and new.type in (1, 41) and l.presets <> '[]'
    on conflict do nothing;
  return null;
end $$;

create function agents.member_changed() returns trigger
  language plpgsql security definer set search_path = agents, pg_temp as $$
declare is_agent_now boolean := new.type in (1, 2, 41, 42); p bigint[];
begin
  perform hold(new.merchant_id);
  p := ensure_place(new.id);
  if p is null then return null; end if;
  update places set is_agent = is_agent_now, status = new.status
   where member_id = new.id and (is_agent, status) is distinct from (is_agent_now, new.status);
  update below set is_agent = is_agent_now
   where agent_id = any(p) and is_agent = not is_agent_now and account = new.username_key;
  update months set is_agent = is_agent_now where member_id = new.id and is_agent <> is_agent_now;
  return null;
end $$;

create trigger members_are_placed after insert on identity.members for each row
  when (new.type <> 4 and (new.upline_id is not null or new.type in (1, 2, 41, 42)))
  execute function agents.member_joined();
create trigger members_change_places after update of type, status on identity.members for each row
  when (old.type is distinct from new.type or old.status is distinct from new.status)
  execute function agents.member_changed();

-- The next members of before. Answers how many numbers it went through; 0 when all are there.
create function agents.fill(p_most int) returns int
  language plpgsql security definer set search_path = agents, pg_temp as $$
declare f record; m record; last_id bigint; gone int := 0;
begin
  select * into f from filling for update skip locked;
  if not found or f.ended_at is not null then return 0; end if;
  last_id := f.after_id;
  for m in select id, merchant_id from identity.members_after(f.after_id, f.upto_id, p_most) order by id loop
    perform hold(m.merchant_id);
    perform ensure_place(m.id);
    last_id := m.id;
    gone := gone + 1;
  end loop;
  update filling set after_id = last_id, ended_at = case when gone < p_most then clock_timestamp() end;
  return gone;
end $$;

-- New members of the brand are counted by everybody above them. Answers how many were.
-- New members of the brand are counted by everybody above them. Answers how many were.
create function agents.count_new(p_most int) returns int
  language plpgsql security definer set search_path = agents, pg_temp as $$
declare brand int := merchants.here(); ids bigint[]; above bigint[]; more_members int[]; more_agents int[];
begin
  perform hold(brand);
  perform pg_advisory_xact_lock(820212, brand);
  ids := array(select member_id from places
    where merchant_id = brand and counted_as is distinct from is_agent::int order by member_id limit p_most);
  if cardinality(ids) = 0 then return 0; end if;
  -- All that is written is held first, in the order in which everybody holds places.
  perform 1 from places where member_id in (
    select unnest(ids) union select unnest(path) from places where member_id = any(ids)) order by member_id for update;
  select array_agg(id), array_agg(m), array_agg(a) into above, more_members, more_agents from (
    select t.id, sum((not p.is_agent)::int - coalesce((p.counted_as = 0)::int, 0))::int as m,
           sum(p.is_agent::int - coalesce((p.counted_as = 1)::int, 0))::int as a
      from places p cross join lateral unnest(p.path) t(id) where p.member_id = any(ids) group by t.id order by t.id) s;
  update places set counted_as = is_agent::int where member_id = any(ids);
  update places p set members = p.members + s.m, agents = p.agents + s.a
    from unnest(above, more_members, more_agents) s(id, m, a) where p.member_id = s.id;
  return cardinality(ids);
end $$;

-- These of a moved part stand under `p_new` instead of `p_old` from now on; what was counted of them goes with them.
create function agents.shift(p_ids bigint[], p_old bigint[], p_new bigint[]) returns void
  language plpgsql set search_path = agents, pg_temp as $$
declare gone bigint[] := array(select unnest(p_old) except select unnest(p_new));
  come bigint[] := array(select unnest(p_new) except select unnest(p_old)); m int; a int;
begin
  insert into past_places (member_id, until_at, merchant_id, from_at, path)
    select member_id, now(), merchant_id, least(since, now()), path from places where member_id = any(p_ids)
    on conflict do nothing;
  delete from below b using places p where p.member_id = any(p_ids)
    and b.agent_id = any(gone) and b.is_agent = p.is_agent and b.account = p.account;
  insert into below (agent_id, is_agent, account, merchant_id, member_id)
    select t.id, p.is_agent, p.account, p.merchant_id, p.member_id from places p cross join unnest(come) t(id)
     where p.member_id = any(p_ids) on conflict do nothing;
  select count(*) filter (where counted_as = 0), count(*) filter (where counted_as = 1) into m, a
    from places where member_id = any(p_ids);
  update places set path = p_new || path[cardinality(p_old) + 1:cardinality(path)], since = now()
   where member_id = any(p_ids);
  update places set members = members - m, agents = agents - a where member_id = any(gone);
  update places set members = members + m, agents = agents + a where member_id = any(come);
end $$;

-- The next of whoever stood below somebody who moves. Answers how many; 0 when all have moved.
create function agents.move_piece(p_most int) returns int
  language plpgsql security definer set search_path = agents, pg_temp as $$
declare brand int := merchants.here(); v record; ids bigint[];
begin
  perform pg_advisory_xact_lock(820211, brand);
  select * into v from moves where merchant_id = brand and state = 'moving' for update;
  if not found then return 0; end if;
  ids := array(select member_id from places where merchant_id = brand
    and path >= v.old_path || v.member_id and path < v.old_path || (v.member_id + 1)
    order by path, member_id limit p_most);
  if cardinality(ids) = 0 then
    update moves set state = 'done', ended_at = clock_timestamp() where id = v.id;
    return 0;
  end if;
  perform shift(ids, v.old_path, v.new_path);
  update moves set moved = moved + cardinality(ids) where id = v.id;
  return cardinality(ids);
end $$;

-- Begins it for a member whose upline was just changed in this transaction: itself first. Answers what forbids it, or null.
create function agents.move_begin(p_member bigint, p_upline bigint, p_by text, p_why text) returns text
  language plpgsql security definer set search_path = agents, pg_temp as $$
declare brand int := merchants.here(); from_path bigint[]; to_path bigint[] := '{}'; deepest int;
begin
  perform pg_advisory_xact_lock(820211, brand);
  if exists (select from moves where merchant_id = brand and state = 'moving') then return 'busy'; end if;
  if p_member = p_upline then return 'circle'; end if;
  select path into from_path from places where member_id = p_member and merchant_id = brand;
  if p_upline is not null then
    -- Whoever has no place yet stands nowhere below anybody who has one: climbing from there ends, unless it is a circle.
    if p_member in (select identity.line_above(p_upline)) then return 'circle'; end if;
    to_path := ensure_place(p_upline) || p_upline;
  end if;
  if from_path is null then
    -- Nobody below has a place either: all of them come to stand where this one stands now.
    perform ensure_place(p_member);
    from_path := to_path;
  end if;
  select coalesce(max(cardinality(path)), cardinality(from_path)) - cardinality(from_path) into deepest from places
   where merchant_id = brand and path >= from_path || p_member and path < from_path || (p_member + 1);
  if cardinality(to_path) + deepest > 100 then return 'deep'; end if;
  insert into moves (merchant_id, member_id, old_path, new_path, by, why, state, ended_at)
    values (brand, p_member, from_path, to_path, p_by, p_why,
      case when from_path = to_path then 'done' else 'moving' end, case when from_path = to_path then clock_timestamp() end);
  if from_path <> to_path then
    perform shift(array[p_member], from_path, to_path);
    update months set upline_id = p_upline where member_id = p_member;
  end if;
  return null;
end $$;

-- Bets of these members, of any brand, count in their month and in that of everybody above. In the order given, at once.
create function agents.add_to_months(p_members bigint[], p_months date[], p_valid bigint[], p_net bigint[]) returns void
  language plpgsql security definer set search_path = agents, pg_temp as $$
begin
  if exists (select from filling where ended_at is null) then
    perform ensure_place(id) from (select distinct id from unnest(p_members) d(id)) s;
  end if;
  perform hold(b) from (select distinct merchant_id as b from places where member_id = any(p_members) order by 1) s;
  insert into months as known (member_id, month, merchant_id, upline_id, is_agent, valid, net)
    select q.member_id, d.month, q.merchant_id, q.upline_id, q.is_agent, sum(d.valid)::bigint, sum(d.net)::bigint
      from (select member_id, month, sum(valid) as valid, sum(net) as net
              from unnest(p_members, p_months, p_valid, p_net) d(member_id, month, valid, net) group by 1, 2) d
      join places p on p.member_id = d.member_id
      cross join lateral unnest(p.path || p.member_id) t(id)
      join places q on q.member_id = t.id
     group by q.member_id, d.month order by q.member_id, d.month
    on conflict (member_id, month) do update set valid = known.valid + excluded.valid, net = known.net + excluded.net;
end $$;

-- Of these members, who paid in, those for whom it was the first time; their links count them.
create function agents.take_first_deposits(p_members bigint[], p_at timestamptz[]) returns setof bigint
  language plpgsql security definer set search_path = agents, pg_temp as $$
declare ids bigint[];
begin
  perform hold(b) from (select distinct merchant_id as b from places where member_id = any(p_members) order by 1) s;
  with paid as (
    select member_id, min(at) as at from unnest(p_members, p_at) d(member_id, at) group by 1
  ), held as (
    select p.member_id from places p join paid using (member_id) where p.first_deposit_at is null
     order by p.member_id for update of p
  ), first as (
    update places p set first_deposit_at = paid.at from held join paid using (member_id)
     where p.member_id = held.member_id returning p.member_id
  ) select array_agg(member_id) into ids from first;
  update links l set first_deposits = l.first_deposits + s.n from (
    select merchant_id, link_code, count(*) as n from places
     where member_id = any(ids) and link_code is not null group by 1, 2) s
   where l.merchant_id = s.merchant_id and l.code = s.link_code;
  return query select unnest(ids);
end $$;

-- When members of the brand were last there.
create function agents.see(p_members bigint[], p_at timestamptz[]) returns void
  language plpgsql security definer set search_path = agents, pg_temp as $$
begin
  perform hold(merchants.here());
  with held as (
    select p.member_id, s.at from places p join unnest(p_members, p_at) s(member_id, at) on s.member_id = p.member_id
     where p.merchant_id = merchants.here() and p.seen_at < s.at order by p.member_id for update of p)
  update places p set seen_at = held.at from held where p.member_id = held.member_id;
end $$;

do $$
declare name text;
begin
  foreach name in array array['places', 'below', 'past_places', 'moves', 'changes', 'months', 'links', 'opened', 'promised'] loop
    execute format('alter table agents.%I enable row level security', name);
    execute format('create policy own on agents.%I using (merchant_id = merchants.here())', name);
    execute format('grant select on agents.%I to jackfruit_app', name);
  end loop;
  -- Whoever counts for all brands asks for paths of all.
  foreach name in array array['places', 'past_places'] loop
    execute format($f$create policy counting on agents.%I for select
      using (current_setting('app.reader', true) = 'activity:agents')$f$, name);
  end loop;
  foreach name in array array['ensure_place(bigint, int)', 'fill(int)', 'count_new(int)', 'shift(bigint[], bigint[], bigint[])',
    'move_piece(int)', 'move_begin(bigint, bigint, text, text)', 'add_to_months(bigint[], date[], bigint[], bigint[])',
    'take_first_deposits(bigint[], timestamptz[])', 'see(bigint[], timestamptz[])', 'hold(int)', 'member_joined()', 'member_changed()'] loop
    execute format('revoke execute on function agents.%s from public', name);
  end loop;
end $$;
grant usage on schema agents to jackfruit_app;
grant select on agents.filling to jackfruit_app;
grant insert on agents.changes, agents.links, agents.opened, agents.promised to jackfruit_app;
grant update (dropped_at) on agents.links to jackfruit_app;
grant update (kept_at) on agents.promised to jackfruit_app;
grant execute on function agents.ensure_place(bigint, int), agents.fill(int), agents.count_new(int), agents.move_piece(int),
  agents.move_begin(bigint, bigint, text, text), agents.add_to_months(bigint[], date[], bigint[], bigint[]),
  agents.take_first_deposits(bigint[], timestamptz[]), agents.see(bigint[], timestamptz[]) to jackfruit_app;
