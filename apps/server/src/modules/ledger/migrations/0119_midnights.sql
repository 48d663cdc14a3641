-- Where clocks are put back over midnight (Havana, the Azores) that day's midnight comes twice, and PostgreSQL takes the
-- second: the hour between them belonged to no day, so what was staked in it counted for no limit that began then.
-- A period begins at the first of the two. And where the database's clock is put back over the end of a period, or in a
-- sitting, what is played in the hour that is lived again counts. Functions alone: no lock felt, and periods that run
-- keep their bounds.

-- The first instant at which clocks of a zone show this.
create function ledger.first_instant(p_local timestamp, p_zone text) returns timestamptz
  language sql stable as $$
  select case when (at - interval '1 hour') at time zone p_zone = p_local then at - interval '1 hour' else at end
    from (select p_local at time zone p_zone as at) later $$;

create or replace function ledger.period_start(p_period smallint, p_at timestamptz, p_zone text) returns timestamptz
  language sql stable as $$
  select ledger.first_instant(
    date_trunc(case p_period when 1 then 'day' when 2 then 'week' else 'month' end, p_at at time zone p_zone), p_zone) $$;
create or replace function ledger.period_end(p_period smallint, p_at timestamptz, p_zone text) returns timestamptz
  language sql stable as $$
  select ledger.first_instant(
    date_trunc(case p_period when 1 then 'day' when 2 then 'week' else 'month' end, p_at at time zone p_zone)
      + case p_period when 1 then interval '1 day' when 2 then interval '1 week' else interval '1 month' end, p_zone) $$;

-- As before, but for a clock that was put back: over the beginning of a period, or within a sitting.
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
