-- A payout keeps numbers as columns instead of a text of itself, and those below are read from their own payouts of the
-- same run; what lies there stays as it is. Half the indexes. Payouts are held while two are made, some three seconds for
-- each million: runs and pages of payments wait, play does not. A program of before goes on writing as it did; what the
-- new ones have written it cannot show.
alter table agents.payouts
  alter column own drop not null,
  alter column below drop not null,
  add column valid jsonb,
  add column active int,
  -- By what the step is reached, where that is not the period alone.
  add column reached_valid bigint,
  add column reached_lost bigint,
  add column stake bigint,
  add column payout bigint,
  add column bonuses bigint,
  add column rebates bigint,
  add column salaries bigint,
  add column deposits bigint,
  add column lost bigint,
  add column carry_in numeric(40, 0),
  add column retro numeric(40, 0),
  add constraint payouts_tell_what_from check (
    (own, below) is not null
    or (valid, active, stake, payout, bonuses, rebates, salaries, deposits, lost, carry_in, retro) is not null) not valid;

-- Each period once, as before; so ordered the same finds an agent's own, by time and by day.
alter table agents.payouts add constraint payouts_once unique (agent_id, kind, from_at, period);
alter table agents.payouts drop constraint payouts_agent_id_kind_period_from_at_key;
drop index agents.payouts_own;
drop index agents.payouts_by_day;
-- Of those below an agent, and of a run those that it was reckoned from.
create index payouts_under on agents.payouts (upline_id, kind, run_id, id) where upline_id is not null;
drop index agents.payouts_below;
-- What waits of a run waits since its hour: payouts_ready finds it.
drop index agents.payouts_of_run;

-- A payout has a run: asked once for all that are written together instead of once for each, and runs stay.
alter table agents.payouts drop constraint payouts_run_id_fkey;
create function agents.refuse_without_run() returns trigger
  language plpgsql security definer set search_path = agents, pg_temp as $$
begin
  if exists (select from (select distinct run_id, merchant_id from made) m
      where not exists (select from runs r where r.id = m.run_id and r.merchant_id = m.merchant_id)) then
    raise exception 'a payout without its run' using errcode = '23503';
  end if;
  return null;
end $$;
revoke execute on function agents.refuse_without_run from public;
create trigger payouts_have_runs after insert on agents.payouts referencing new table as made
  for each statement execute function agents.refuse_without_run();
create function agents.refuse_lost_run() returns trigger language plpgsql as $$
begin
  raise exception 'a run is never changed: % refused', tg_op using errcode = '42501';
end $$;
create trigger runs_are_kept before update or delete on agents.runs
  for each row execute function agents.refuse_lost_run();
create trigger runs_are_all_kept before truncate on agents.runs
  for each statement execute function agents.refuse_lost_run();

-- Every row of a brand is written anew each window: room for it on the same page.
alter table agents.carries set (fillfactor = 45);
