-- The most of one stake while bonus money is played: judged where stakes are written, as every other limit, and under
-- the account's lock, so that it holds from the very transaction that brings the bonus. A column and functions alone:
-- no lock felt.
alter table ledger.guards add column stake_most bigint check (stake_most > 0);

-- Sets it, or takes it away (null). The caller holds the account, as does every stake.
create function ledger.cap_stake(p_account bigint, p_zone text, p_most bigint) returns void
  language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  perform 1 from accounts where id = p_account for no key update;
  if p_most is null then
    update guards set stake_most = null where account_id = p_account and stake_most is not null;
  else
    insert into guards (account_id, time_zone, stake_most) values (p_account, p_zone, p_most)
      on conflict (account_id) do update set stake_most = excluded.stake_most;
  end if;
end $$;

-- As before, and 35: more than bonus money may be staked at once.
create or replace function ledger.judge(p_account bigint, p_amount bigint, p_at timestamptz) returns smallint
  language plpgsql security definer set search_path = ledger, pg_temp set enable_seqscan = off as $$
declare g guards; c guard_caps; r record; v_at timestamptz := coalesce(p_at, clock_timestamp());
begin
  select * into g from guards where account_id = p_account;
  if not found then return 0; end if;
  if g.closed_until > v_at then return 33; end if;
  if p_amount > g.stake_most then return 35; end if;
  if g.sitting_minutes is not null then
    for r in select seq, created_at from transfers
        where account_id = p_account and seq > g.upto_seq and kind = 1 and status = 1 order by seq loop
      if g.last_stake_at is null or r.created_at - g.last_stake_at >= sitting_pause() then g.sitting_since := r.created_at; end if;
      -- An hour that is lived again is not the end of a pause, and its play counts from where it is.
      g.sitting_since := least(g.sitting_since, r.created_at);
      g.last_stake_at := r.created_at; g.upto_seq := r.seq;
    end loop;
    update guards set sitting_since = g.sitting_since, last_stake_at = g.last_stake_at, upto_seq = g.upto_seq
      where account_id = p_account and upto_seq < g.upto_seq;
    if v_at - g.last_stake_at < sitting_pause() and v_at - g.sitting_since >= make_interval(mins => g.sitting_minutes) then return 32; end if;
  end if;
  for c in select * from guard_caps where account_id = p_account order by period loop
    if v_at >= c.ends_at or v_at < c.starts_at then
      c.starts_at := period_start(c.period, v_at, g.time_zone); c.ends_at := period_end(c.period, v_at, g.time_zone);
      c.staked := 0; c.lost := 0;
      -- A period that is entered anew, or again, counts from its beginning, whatever was read before.
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

revoke execute on function ledger.cap_stake from public;
grant execute on function ledger.cap_stake to jackfruit_app;
