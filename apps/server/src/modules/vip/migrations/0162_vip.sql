-- Levels as a brand plans them, where each member stands, and every change of a level. New tables, no lock felt.
create schema vip;

-- A newer version follows an older one: none is changed.
create table vip.plans (
  merchant_id int not null references merchants.brands (id),
  version int not null check (version > 0),
  levels jsonb not null,
  by text not null check (length(btrim(by)) between 1 and 100),
  why text not null check (length(btrim(why)) between 3 and 500),
  at timestamptz not null,
  primary key (merchant_id, version)
);

-- One narrow row for each member who ever played or paid in: what counts for the next level, and what was done in the
-- month that runs and in the one before it. Nothing else is kept, so it does not grow with years.
create table vip.standings (
  member_id bigint primary key,
  merchant_id int not null,
  rank smallint not null default 0 check (rank between 0 and 20),
  deposits bigint not null default 0,
  valid bigint not null default 0,
  -- The day of the brand on which the level was reached: the first full month begins after it.
  ranked_on date not null,
  -- The first of the newest month in which anything was done.
  month date not null,
  month_deposits bigint not null default 0,
  month_valid bigint not null default 0,
  before_deposits bigint not null default 0,
  before_valid bigint not null default 0
) with (fillfactor = 70);
create index standings_ranked on vip.standings (merchant_id, member_id) where rank > 0;

create table vip.changes (
  id bigint generated always as identity primary key,
  merchant_id int not null,
  member_id bigint not null,
  from_rank smallint not null,
  to_rank smallint not null check (to_rank <> from_rank),
  what text not null check (what in ('reached', 'lowered', 'set')),
  by text,
  why text,
  at timestamptz not null,
  -- What the member was not told of yet.
  is_fresh boolean not null default true,
  written_xid bigint not null default pg_current_xact_id()::text::bigint,
  check ((what = 'set') = (by is not null) and (what = 'set') = (why is not null))
);
create index on vip.changes (member_id, id desc);
create index changes_fresh on vip.changes (id) where is_fresh;
create index changes_as_written on vip.changes (written_xid, id);

-- How far the look at a month that is over has come.
create table vip.evaluations (
  merchant_id int not null,
  month date not null,
  after_member bigint not null default 0,
  looked int not null default 0,
  lowered int not null default 0,
  ended_at timestamptz,
  primary key (merchant_id, month)
);

select activity.begin_reading('vip');

alter table vip.plans enable row level security;
alter table vip.standings enable row level security;
alter table vip.changes enable row level security;
alter table vip.evaluations enable row level security;
create policy own on vip.plans using (merchant_id = merchants.here());
create policy own on vip.standings using (merchant_id = merchants.here());
create policy own on vip.changes using (merchant_id = merchants.here());
create policy own on vip.evaluations using (merchant_id = merchants.here());
-- Who tells members takes up the changes of all brands; who follows them reads them.
create policy telling on vip.changes using (current_setting('app.reader', true) = 'vip:changes');
create policy published on vip.changes for select using (current_setting('app.reader', true) = 'published');

grant usage on schema vip to jackfruit_app;
grant select, insert on vip.plans to jackfruit_app;
grant select, insert, update on vip.standings, vip.evaluations to jackfruit_app;
grant select, insert on vip.changes to jackfruit_app;
grant update (is_fresh) on vip.changes to jackfruit_app;
