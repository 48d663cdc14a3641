-- What agents' teams did, by day, hour and five minutes, who of them is active, and how far all of it is closed. New
-- tables, no lock felt: who paid in before is read once, and nobody waits for it.
-- Of each brand: where the open bucket of each size begins, and up to which deed all is counted. A deed of a closed
-- bucket goes to the open one.
create table agents.clocks (
  merchant_id int primary key references merchants.brands (id),
  window_from timestamptz not null default 'epoch',
  hour_from timestamptz not null default 'epoch',
  day_from timestamptz not null default 'epoch',
  upto bigint not null default 0,
  read_at timestamptz
) with (fillfactor = 50);

-- One deed, once: under whom it was counted, and in which buckets. What members did is `wallet.settlements`.
create table agents.counted (
  id bigint primary key,
  merchant_id int not null,
  member_id bigint not null,
  what text not null,
  -- From the top to who did it, if that is an agent, or to the agent directly above.
  chain bigint[] not null,
  day date not null,
  hour timestamptz not null,
  window_at timestamptz not null,
  -- Whether agents are paid for it.
  earns boolean not null,
  -- False for a round that is settled anew or taken back: it is in the lists already.
  is_listed boolean not null
);
create index counted_of_day on agents.counted (merchant_id, day, id);
create index counted_of_member on agents.counted (member_id, id desc) where is_listed;

-- The same for every agent of the chain, for lists of the newest.
create table agents.team_deeds (
  agent_id bigint not null,
  what text not null,
  id bigint not null,
  merchant_id int not null,
  primary key (agent_id, what, id)
);

-- Sums of a day: `is_team` for an agent with all below, else what a member did. `upline` is the agent above when it was
-- counted, 0 for none; an agent's own play has itself. So what lies under an agent adds up to the agent's team.
-- Kind '*' is all kinds together, '' money in and out.
create table agents.days (
  merchant_id int not null,
  subject bigint not null,
  is_team boolean not null,
  day date not null,
  kind text not null,
  upline bigint not null,
  earns boolean not null,
  rounds bigint not null default 0,
  stake bigint not null default 0,
  win bigint not null default 0,
  valid bigint not null default 0,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  bonuses bigint not null default 0,
  rebates bigint not null default 0,
  salaries bigint not null default 0,
  dividends bigint not null default 0,
  primary key (subject, is_team, day, kind, upline, earns)
) with (fillfactor = 70);
create index days_of_lines on agents.days (merchant_id, upline, day, valid desc, subject) where kind = '*';
create index days_of_teams on agents.days (merchant_id, day, subject) where is_team and kind <> '*';

-- Of agents with all below; what agents are not paid for is left out.
create table agents.hours (
  merchant_id int not null,
  agent_id bigint not null,
  begins timestamptz not null,
  kind text not null,
  rounds bigint not null default 0,
  stake bigint not null default 0,
  win bigint not null default 0,
  valid bigint not null default 0,
  deposits bigint not null default 0,
  withdrawals bigint not null default 0,
  bonuses bigint not null default 0,
  rebates bigint not null default 0,
  salaries bigint not null default 0,
  dividends bigint not null default 0,
  primary key (agent_id, begins, kind)
) with (fillfactor = 70);
create index hours_of_brand on agents.hours (merchant_id, begins, agent_id);
create table agents.windows (like agents.hours including defaults including storage) with (fillfactor = 70);
alter table agents.windows add primary key (agent_id, begins, kind);
create index windows_of_brand on agents.windows (merchant_id, begins, agent_id);

-- Who came, and paid in for the first time, on a day.
create table agents.counts (
  agent_id bigint not null,
  day date not null,
  merchant_id int not null,
  new_members int not null default 0,
  first_deposits int not null default 0,
  primary key (agent_id, day)
) with (fillfactor = 70);

-- What has to be bet in a period to be active in it: what the brand said when the first bet of it was counted.
create table agents.least_bets (
  merchant_id int not null,
  size text not null check (size in ('daily', 'weekly', 'semimonthly', 'monthly')),
  begins date not null,
  amount bigint not null check (amount > 0),
  self_counts boolean not null,
  primary key (merchant_id, size, begins)
);

-- What counted of a member's bets in a period. `counted_for` are the agents for whom the member is active in it: the
-- chain that held when it became so, taken back from the same.
create table agents.member_periods (
  member_id bigint not null,
  size text not null,
  begins date not null,
  merchant_id int not null,
  valid bigint not null default 0,
  counted_for bigint[],
  primary key (member_id, size, begins)
) with (fillfactor = 70);
create index member_periods_of_brand on agents.member_periods (merchant_id, size, begins, member_id);

create table agents.team_active (
  agent_id bigint not null,
  size text not null,
  begins date not null,
  merchant_id int not null,
  active int not null default 0,
  primary key (agent_id, size, begins)
) with (fillfactor = 70);

-- Of members who ever did anything: since when they have paid in, and what their purse held when last something of it
-- was counted, and for whom.
create table agents.people (
  member_id bigint primary key,
  merchant_id int not null,
  first_day date,
  account_id bigint,
  balance bigint not null default 0,
  chain bigint[] not null default '{}'
) with (fillfactor = 70);
create table agents.team_balances (
  agent_id bigint primary key,
  merchant_id int not null,
  balance bigint not null default 0
) with (fillfactor = 50);

-- Who lets no agent look at single bets.
create table agents.hidden_play (
  member_id bigint primary key,
  merchant_id int not null,
  since timestamptz not null
);

-- Who came into the tree, or stands elsewhere in it, until the agents above have counted it.
create table agents.arrivals (
  id bigint primary key generated always as identity,
  merchant_id int not null,
  member_id bigint not null,
  is_new boolean not null,
  is_agent boolean not null,
  -- Of who is new: who stood above.
  chain bigint[] not null,
  at timestamptz not null
);
create index arrivals_at_brand on agents.arrivals (merchant_id, id);

-- Whoever paid in before is no first depositor any more.
insert into agents.people (member_id, merchant_id, first_day)
select member_id, merchant_id, day from activity.first_deposit_days();

select activity.begin_reading('agents');

alter table agents.clocks enable row level security;
alter table agents.counted enable row level security;
alter table agents.team_deeds enable row level security;
alter table agents.days enable row level security;
alter table agents.hours enable row level security;
alter table agents.windows enable row level security;
alter table agents.counts enable row level security;
alter table agents.least_bets enable row level security;
alter table agents.member_periods enable row level security;
alter table agents.team_active enable row level security;
alter table agents.people enable row level security;
alter table agents.team_balances enable row level security;
alter table agents.hidden_play enable row level security;
alter table agents.arrivals enable row level security;
create policy own on agents.clocks using (merchant_id = merchants.here());
create policy own on agents.counted using (merchant_id = merchants.here());
create policy own on agents.team_deeds using (merchant_id = merchants.here());
create policy own on agents.days using (merchant_id = merchants.here());
create policy own on agents.hours using (merchant_id = merchants.here());
create policy own on agents.windows using (merchant_id = merchants.here());
create policy own on agents.counts using (merchant_id = merchants.here());
create policy own on agents.least_bets using (merchant_id = merchants.here());
create policy own on agents.member_periods using (merchant_id = merchants.here());
create policy own on agents.team_active using (merchant_id = merchants.here());
create policy own on agents.people using (merchant_id = merchants.here());
create policy own on agents.team_balances using (merchant_id = merchants.here());
create policy own on agents.hidden_play using (merchant_id = merchants.here());
create policy own on agents.arrivals using (merchant_id = merchants.here());

grant select, insert, update on agents.clocks, agents.days, agents.hours, agents.windows, agents.counts,
  agents.member_periods, agents.team_active, agents.people, agents.team_balances to jackfruit_app;
grant select, insert on agents.counted, agents.team_deeds, agents.least_bets to jackfruit_app;
grant select, insert, delete on agents.hidden_play to jackfruit_app;
grant select, delete on agents.arrivals to jackfruit_app;

create index hours_by_age on agents.hours (begins);
create index windows_by_age on agents.windows (begins);

-- What is long closed goes, for every brand at once: windows and hours when every run has passed them, single deeds with
-- the settlements that they are of. A piece of each. Answers how many rows went.
create function agents.drop_figures(p_before timestamptz, p_deeds_before timestamptz, p_most int) returns int
  language plpgsql security definer set search_path = agents, pg_temp as $$
declare gone int := 0; n int;
begin
  delete from windows where ctid = any(array(
    select ctid from windows where begins < p_before order by begins limit p_most));
  get diagnostics n = row_count; gone := gone + n;
  delete from hours where ctid = any(array(
    select ctid from hours where begins < p_before order by begins limit p_most));
  get diagnostics n = row_count; gone := gone + n;
  with old as materialized (
      select id, what, chain from (select id, what, chain, window_at from counted order by id limit p_most) oldest
       where window_at < p_deeds_before),
    lists as (
      delete from team_deeds t using old o cross join lateral unnest(o.chain) as a (agent_id)
       where t.agent_id = a.agent_id and t.what = o.what and t.id = o.id)
  delete from counted c using old o where c.id = o.id;
  get diagnostics n = row_count; gone := gone + n;
  return gone;
end $$;
revoke execute on function agents.drop_figures from public;
grant execute on function agents.drop_figures to jackfruit_app;

-- In the transaction of whoever comes or moves, without waiting for anybody: counting comes after.
create function agents.note_arrival() returns trigger
  language plpgsql security definer set search_path = agents, pg_temp as $$
begin
  insert into arrivals (merchant_id, member_id, is_new, is_agent, chain, at)
    values (new.merchant_id, new.member_id, tg_op = 'INSERT', new.is_agent, new.path, new.joined_at);
  return null;
end $$;
revoke execute on function agents.note_arrival from public;
create trigger arrivals_are_noted after insert on agents.places for each row execute function agents.note_arrival();
create trigger moves_are_noted after update of path on agents.places for each row
  when (old.path is distinct from new.path) execute function agents.note_arrival();
create trigger roles_are_noted after update of is_agent on agents.places for each row
  when (old.is_agent is distinct from new.is_agent) execute function agents.note_arrival();
