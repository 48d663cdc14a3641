-- What a member may lose, stake and play at most, judged where stakes are written: under the account's
-- lock, in the stake's own transaction, so that of any number of parallel stakes no two spend the same
-- room. Only accounts that have a guard are judged; every other stake goes its way as before.
-- New tables and functions, no lock felt.
create table ledger.guards (
  account_id bigint primary key,
  time_zone text not null,                 -- where this member's days begin
  closed_until timestamptz,                -- no stake before: time-out, self-exclusion
  sitting_minutes int check (sitting_minutes > 0),
  sitting_since timestamptz,               -- the first stake after the last pause
  last_stake_at timestamptz,
  upto_seq bigint not null default 0       -- so far the sitting was followed
);
create table ledger.guard_caps (
  account_id bigint not null references ledger.guards (account_id),
  period smallint not null check (period in (1, 2, 3)), -- 1 day, 2 week, 3 month
  stake_cap bigint check (stake_cap >= 0),
  loss_cap bigint check (loss_cap >= 0),
  starts_at timestamptz not null default '-infinity',
  ends_at timestamptz not null default '-infinity',
  staked bigint not null default 0,
  lost bigint not null default 0,          -- below zero: won
  upto_seq bigint not null default 0,      -- so far the account's transfers were counted
  primary key (account_id, period)
);

-- Nothing opens a closed account early: no call, no operator, not the owner of the tables.
create function ledger.refuse_earlier_end() returns trigger language plpgsql as $$
begin
  if old.closed_until > statement_timestamp() and (tg_op = 'DELETE' or new.closed_until is null
      or new.closed_until < old.closed_until or new.account_id <> old.account_id) then
    raise exception 'a closed account is never opened early' using errcode = '42501';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $$;
create trigger guards_end_no_earlier before update or delete on ledger.guards
  for each row execute function ledger.refuse_earlier_end();
create trigger guards_are_never_truncated before truncate on ledger.guards
  for each statement execute function ledger.refuse_change();

-- The pause that ends a sitting.
create function ledger.sitting_pause() returns interval language sql immutable as $$ select interval '15 minutes' $$;

-- Day, week (from Monday) or month around an instant, in the member's time zone.
create function ledger.period_start(p_period smallint, p_at timestamptz, p_zone text) returns timestamptz
  language sql stable as $$
  select date_trunc(case p_period when 1 then 'day' when 2 then 'week' else 'month' end, p_at at time zone p_zone) at time zone p_zone $$;
create function ledger.period_end(p_period smallint, p_at timestamptz, p_zone text) returns timestamptz
  language sql stable as $$
  select (date_trunc(case p_period when 1 then 'day' when 2 then 'week' else 'month' end, p_at at time zone p_zone)
    + case p_period when 1 then interval '1 day' when 2 then interval '1 week' else interval '1 month' end) at time zone p_zone $$;

-- What an account staked and lost of its play since an instant, from a place in its statement on. A
-- stake taken back counts against the period in which it was made: it makes no room in a later one.
create function ledger.played(p_account bigint, p_since timestamptz, p_after bigint,
  out staked bigint, out lost bigint, out last_seq bigint)
  language sql stable set search_path = ledger, pg_temp as $$
  select coalesce(sum(-t.amount) filter (where t.kind = 1 or t.kind = 3 and own.found), 0)::bigint,
         coalesce(sum(-t.amount) filter (where t.kind <> 3 or own.found), 0)::bigint,
         coalesce(max(t.seq), p_after)
    from transfers t
    left join lateral (
      select true as found from transfers s
       where t.kind = 3 and s.account_id = t.account_id and s.round_hash = t.round_hash and s.round = t.round
         and s.kind = 1 and s.status = 1 and s.amount = -t.amount and s.created_at >= p_since limit 1) own on true
   where t.account_id = p_account and t.seq > p_after and t.status = 1 and t.round <> '' and t.kind in (1, 2, 3, 5, 6)
     and t.created_at >= p_since $$;

-- Whether this stake may be made. The caller holds the account's lock.
-- 0 it may; 30 the stake limit, 31 the loss limit, 32 the sitting is over, 33 closed.
create function ledger.judge(p_account bigint, p_amount bigint, p_at timestamptz) returns smallint
  language plpgsql security definer set search_path = ledger, pg_temp as $$
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
      select coalesce(min(seq), 1) - 1 into c.upto_seq from transfers where account_id = p_account and created_at >= c.starts_at;
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

-- A batch in which some stakes are judged first (flag 16): each of those is the only item of its account.
-- What was answered before is not judged again: it moves nothing.
create function ledger.apply_guarded(
  p_at timestamptz, p_writer int, p_uniq bigint[], p_ai int[], p_kind smallint[], p_amount bigint[], p_house int[], p_game int[],
  p_key text[], p_round text[], p_flags smallint[], p_target text[], p_amount2 bigint[], p_key2 text[],
  out o_status text, out o_balance text, out o_seq text)
  language plpgsql security definer set search_path = ledger, pg_temp as $$
declare
  n int := cardinality(p_ai); i int; place int := 0; r record; ok int[] := '{}';
  st smallint[] := array_fill(0::smallint, array[n]); ba bigint[] := array_fill(0::bigint, array[n]); sq bigint[] := ba;
begin
  perform 1 from accounts where id = any(p_uniq) order by id for no key update;
  for i in 1 .. n loop
    if p_flags[i] & 16 <> 0 and not exists (select from transfers where account_id = p_uniq[p_ai[i]]
        and key_hash = hashtextextended(p_key[i], 0) and key = p_key[i]) then
      st[i] := judge(p_uniq[p_ai[i]], -p_amount[i], p_at);
    end if;
    if st[i] = 0 then ok := ok || i;
    else
      select balance, seq into r from accounts where id = p_uniq[p_ai[i]];
      ba[i] := r.balance; sq[i] := r.seq;
    end if;
  end loop;
  if cardinality(ok) > 0 then
    select a.o_status::smallint[] s, a.o_balance::bigint[] b, a.o_seq::bigint[] q into r from (
      select array_agg(p_ai[k] order by k) ai, array_agg(p_kind[k] order by k) kind, array_agg(p_amount[k] order by k) amount,
        array_agg(p_house[k] order by k) house, array_agg(p_game[k] order by k) game, array_agg(p_key[k] order by k) key,
        array_agg(p_round[k] order by k) round, array_agg(p_flags[k] order by k) flags, array_agg(p_target[k] order by k) target,
        array_agg(p_amount2[k] order by k) amount2, array_agg(p_key2[k] order by k) key2 from unnest(ok) k) x,
      lateral apply_batch(p_writer, p_uniq, x.ai, x.kind, x.amount, x.house, x.game, x.key, x.round, x.flags, x.target, x.amount2, x.key2) a;
    foreach i in array ok loop
      place := place + 1; st[i] := r.s[place]; ba[i] := r.b[place]; sq[i] := r.q[place];
    end loop;
  end if;
  o_status := st::text; o_balance := ba::text; o_seq := sq::text;
end $$;

-- Sets what an account may stake and lose (a cap per period) and how long it may play at a stretch. What
-- was played in the running periods counts from their beginning. Stakes of this account wait meanwhile.
create function ledger.set_guard(p_account bigint, p_zone text, p_sitting int,
  p_period smallint[], p_stake bigint[], p_loss bigint[]) returns void
  language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  perform 1 from accounts where id = p_account for no key update;
  insert into guards (account_id, time_zone, sitting_minutes, upto_seq)
    values (p_account, p_zone, p_sitting, (select coalesce(min(seq), 1) - 1 from transfers
      where account_id = p_account and created_at > now() - interval '1 day'))
    on conflict (account_id) do update set time_zone = excluded.time_zone, sitting_minutes = excluded.sitting_minutes,
      upto_seq = greatest(guards.upto_seq, excluded.upto_seq);
  delete from guard_caps where account_id = p_account and period <> all (p_period);
  insert into guard_caps (account_id, period, stake_cap, loss_cap)
    select p_account, u.* from unnest(p_period, p_stake, p_loss) u
    on conflict (account_id, period) do update set stake_cap = excluded.stake_cap, loss_cap = excluded.loss_cap;
end $$;

-- Closes an account until an instant; later than before, never earlier.
create function ledger.close_until(p_account bigint, p_zone text, p_until timestamptz) returns void
  language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  perform 1 from accounts where id = p_account for no key update;
  insert into guards (account_id, time_zone, closed_until) values (p_account, p_zone, p_until)
    on conflict (account_id) do update set closed_until = greatest(guards.closed_until, excluded.closed_until);
end $$;

grant select on ledger.guards, ledger.guard_caps to jackfruit_app;
grant execute on all functions in schema ledger to jackfruit_app;
revoke execute on all functions in schema ledger from public;
