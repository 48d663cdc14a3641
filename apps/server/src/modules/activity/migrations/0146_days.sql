-- What members did on each day of their brand, by kind of game, and how far everybody has come who counts bets. New
-- tables, no lock felt.
create schema activity;

create table activity.readers (
  name text primary key,
  last_id bigint,                         -- the last settlement that it has read; null: it begins with what comes
  moved_at timestamptz
) with (fillfactor = 50);

-- For migrations alone, as with followers of the ledger: one that is there already is an error.
create function activity.begin_reading(p_name text) returns void
  language sql set search_path = activity, pg_temp as $$ insert into readers (name) values (p_name) $$;
revoke execute on function activity.begin_reading from public;

-- `kind` is the line under which a game counts; '' for money paid in and out.
create table activity.days (
  member_id bigint not null,
  day date not null,
  kind text not null,
  merchant_id int not null,
  rounds int not null default 0,
  stake bigint not null default 0,
  win bigint not null default 0,
  valid bigint not null default 0,
  deposited bigint not null default 0,
  paid_out bigint not null default 0,
  primary key (member_id, day, kind)
) with (fillfactor = 70);
create index days_of_brand on activity.days (merchant_id, day, member_id);

select activity.begin_reading('days');

alter table activity.days enable row level security;
create policy own on activity.days for select using (merchant_id = merchants.here());
create policy reader on activity.days using (current_setting('app.reader', true) = 'activity:days');
-- Whoever counts for all brands reads what others counted.
create policy counting on activity.days for select using (current_setting('app.reader', true) like 'activity:%');
grant usage on schema activity to jackfruit_app;
grant select, update on activity.readers to jackfruit_app;
grant select, insert, update on activity.days to jackfruit_app;
