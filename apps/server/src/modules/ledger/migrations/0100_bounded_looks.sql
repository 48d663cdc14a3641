-- What guards, the stretch of play and the rest of an account read of its statement: what was played since they last
-- looked, or today, instead of all of a month. New functions and a new table: no lock felt.

-- Transfers of an account are numbered in the order in which they were written, and a transaction has its instant from
-- its beginning: none is later than those after it by more than a transaction lasts.
create function ledger.late_most() returns interval language sql immutable as $$ select interval '1 hour' $$;

-- How many transfers of an account were written before those since an instant. Read backwards from the newest, month by
-- month as far as needed, in the one order that there is an index for, whatever the planner believes.
create function ledger.place_before(p_account bigint, p_since timestamptz) returns bigint
  language plpgsql stable set search_path = ledger, pg_temp set plan_cache_mode = force_custom_plan
  set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off set enable_incremental_sort = off as $$
declare
  r record; v_place bigint;
  v_from timestamptz := date_trunc('month', p_since - late_most());
begin
  select seq into v_place from accounts where id = p_account;
  for r in select seq, created_at from transfers
      where account_id = p_account and created_at >= v_from order by account_id desc, seq desc loop
    exit when r.created_at < p_since - late_most();
    if r.created_at >= p_since then v_place := r.seq - 1; end if;
  end loop;
  return coalesce(v_place, 0);
end $$;

-- The stretch of play that is going on at an instant: its first stake after a pause, and its latest; nothing in a pause.
-- Of one that lasts longer the last day.
create function ledger.sitting_at(p_account bigint, p_at timestamptz)
  returns table (since timestamptz, last_stake_at timestamptz)
  language plpgsql stable set search_path = ledger, pg_temp set plan_cache_mode = force_custom_plan
  set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off set enable_incremental_sort = off as $$
declare r record; v_from timestamptz := date_trunc('month', p_at - interval '1 day');
begin
  for r in select seq, created_at, kind = 1 and status = 1 as stakes from transfers
      where account_id = p_account and created_at >= v_from order by account_id desc, seq desc loop
    exit when r.created_at <= p_at - interval '1 day';
    exit when last_stake_at is null and r.created_at <= p_at - sitting_pause() - late_most();
    continue when not r.stakes;
    exit when since - r.created_at >= sitting_pause();
    since := r.created_at;
    last_stake_at := greatest(last_stake_at, r.created_at);
  end loop;
  if p_at - last_stake_at < sitting_pause() then return next; end if;
end $$;

-- As before, but for where a period that is entered anew begins.
create or replace function ledger.judge(p_account bigint, p_amount bigint, p_at timestamptz) returns smallint
  language plpgsql security definer set search_path = ledger, pg_temp set enable_seqscan = off as $$
declare g guards; c guard_caps; r record; v_at timestamptz := coalesce(p_at, clock_timestamp());
begin
  select * into g from guards where account_id = p_account;
  if not found then return 0; end if;
  if g.closed_until > v_at then return 33; end if;
  if g.sitting_minutes is not null then
    for r in select seq, created_at from transfers
        where account_id = p_account and seq > g.upto_seq and kind = 1 and status = 1 order by seq loop
      if g.last_stake_at is null or r.created_at - g.last_stake_at >= sitting_pause() then g.sitting_since := r.created_at; end if;
      g.last_stake_at := r.created_at; g.upto_seq := r.seq;
    end loop;
    update guards set sitting_since = g.sitting_since, last_stake_at = g.last_stake_at, upto_seq = g.upto_seq
      where account_id = p_account and upto_seq < g.upto_seq;
    if v_at - g.last_stake_at < sitting_pause() and v_at - g.sitting_since >= make_interval(mins => g.sitting_minutes) then return 32; end if;
  end if;
  for c in select * from guard_caps where account_id = p_account order by period loop
    if v_at >= c.ends_at then
      c.starts_at := period_start(c.period, v_at, g.time_zone); c.ends_at := period_end(c.period, v_at, g.time_zone);
      c.staked := 0; c.lost := 0;
      -- A period that is entered anew counts from its beginning, whatever was read before.
      c.upto_seq := place_before(p_account, c.starts_at);
    end if;
    select * into r from played(p_account, c.starts_at, c.upto_seq);
    c.staked := c.staked + r.staked; c.lost := c.lost + r.lost; c.upto_seq := r.last_seq;
    update guard_caps set starts_at = c.starts_at, ends_at = c.ends_at, staked = c.staked, lost = c.lost, upto_seq = c.upto_seq
      where account_id = p_account and period = c.period;
    if c.staked + p_amount > c.stake_cap then return 30; end if;
    if c.lost + p_amount > c.loss_cap then return 31; end if;
  end loop;
  return 0;
end $$;

create or replace function ledger.set_guard(p_account bigint, p_zone text, p_sitting int,
  p_period smallint[], p_stake bigint[], p_loss bigint[]) returns void
  language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  perform 1 from accounts where id = p_account for no key update;
  insert into guards (account_id, time_zone, sitting_minutes, upto_seq)
    values (p_account, p_zone, p_sitting, place_before(p_account, now() - interval '1 day'))
    on conflict (account_id) do update set time_zone = excluded.time_zone, sitting_minutes = excluded.sitting_minutes,
      upto_seq = greatest(guards.upto_seq, excluded.upto_seq);
  delete from guard_caps where account_id = p_account and period <> all (p_period);
  insert into guard_caps (account_id, period, stake_cap, loss_cap)
    select p_account, u.* from unnest(p_period, p_stake, p_loss) u
    on conflict (account_id, period) do update set stake_cap = excluded.stake_cap, loss_cap = excluded.loss_cap;
end $$;

-- What was found when somebody last asked for the rest of an account: the next one reads on from there.
create table ledger.rests (
  account_id bigint primary key,
  upto_seq bigint not null,      -- so far its statement was read
  looked_at timestamptz not null,
  sent bigint not null,          -- to wallets that vendors keep, less what came back
  open_rounds text[] not null    -- they had no end by then
) with (fillfactor = 70);
grant select on ledger.rests to jackfruit_app;

-- What of an account is at vendors, and whether a round is running that is younger than `p_open_for`. The caller holds
-- the account's lock. What is released from the way to a vendor never arrived there; what is released from a payout was
-- never sent.
create function ledger.rest_of(p_account bigint, p_open_for interval, out sent bigint, out is_playing boolean)
  language plpgsql security definer set search_path = ledger, pg_temp set plan_cache_mode = force_custom_plan
  set enable_seqscan = off as $$
declare m rests; v_seq bigint; v_rounds text[]; v_since timestamptz := now() - p_open_for; v_from timestamptz;
begin
  select * into m from rests where account_id = p_account;
  if not found then m := row(p_account, 0, '-infinity', 0, '{}'); end if;
  select seq into v_seq from accounts where id = p_account;
  if v_seq > m.upto_seq then
    v_from := m.looked_at - late_most();
    m.sent := m.sent + (
      select coalesce(-sum(t.amount), 0) from transfers t
       where t.account_id = p_account and t.seq > m.upto_seq and t.created_at >= v_from and t.status = 1
         and (t.kind in (19, 20) or t.kind = 16 and exists (
           select from accounts mine join accounts way on way.merchant_id = mine.merchant_id and way.owner = mine.owner
               and way.currency = mine.currency and way.kind = 4, by_keys(array[way.id], array[t.key])
            where mine.id = p_account)));
  end if;
  -- May be running: those that were, and those that seem so by what is new. What they were before then says whether.
  v_rounds := m.open_rounds || array(
    select t.round from transfers t
     where t.account_id = p_account and t.seq > m.upto_seq and t.round_hash <> 0 and t.status = 1
       and t.created_at > greatest(v_since, v_from)
     group by t.round
    having count(*) filter (where t.kind = 1) > count(*) filter (where t.kind = 3 and t.amount <> 0)
       and not bool_or(t.closes or t.kind = 8));
  v_rounds := array(select distinct r from unnest(v_rounds) r);
  m.open_rounds := array(
    select t.round from by_rounds(array_fill(p_account, array[cardinality(v_rounds)]), v_rounds) t
     where t.status = 1 and t.created_at > v_since
     group by t.round
    having count(*) filter (where t.kind = 1) > count(*) filter (where t.kind = 3 and t.amount <> 0)
       and not bool_or(t.closes or t.kind = 8));
  if v_seq > m.upto_seq then
    insert into rests as kept values (p_account, v_seq, now(), m.sent, m.open_rounds)
      on conflict (account_id) do update set upto_seq = excluded.upto_seq, looked_at = excluded.looked_at,
        sent = excluded.sent, open_rounds = excluded.open_rounds;
  end if;
  sent := greatest(m.sent, 0);
  is_playing := cardinality(m.open_rounds) > 0;
end $$;

revoke execute on function ledger.late_most, ledger.place_before, ledger.sitting_at, ledger.rest_of from public;
grant execute on function ledger.late_most, ledger.place_before, ledger.sitting_at, ledger.rest_of to jackfruit_app;
