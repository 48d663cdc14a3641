-- Ids that are global to their vendor are written plainly, and with `on conflict` only where one was there already. A
-- function is replaced, no lock felt.
create or replace function ledger.apply_batch(
  p_writer int, p_uniq bigint[], p_ai int[], p_kind smallint[], p_amount bigint[], p_house int[], p_game int[],
  p_key text[], p_round text[], p_flags smallint[], p_target text[], p_amount2 bigint[], p_key2 text[],
  out o_status text, out o_balance text, out o_seq text)
  language plpgsql security definer
  set search_path = ledger, pg_temp set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  n int := cardinality(p_ai); i int; a int; k int; r record; nb bigint;
  v_xid bigint := pg_current_xact_id()::text::bigint;
  acc bigint[]; ids bigint[]; bal bigint[]; sq bigint[]; sq0 bigint[]; fro boolean[];
  st smallint[] := array_fill(0::smallint, array[n]);
  ba bigint[] := array_fill(0::bigint, array[n]);
  ts bigint[] := array_fill(0::bigint, array[n]);
  amt bigint[] := p_amount; rnd text[] := p_round; knd smallint[] := p_kind;
  asked int; stakes int[]; rolled int[]; wins int[]; shut boolean[]; staked bigint[]; won bigint[];
  rounds boolean := p_kind && array[2, 3]::smallint[]
    or exists (select from unnest(p_kind, p_flags) u(kk, f) where u.kk = 11 and u.f & 32 <> 0);
begin
  select array_agg(id), array_agg(balance), array_agg(seq), array_agg(frozen) into ids, bal, sq, fro
    from (select id, balance, seq, frozen from accounts where id = any(p_uniq) order by id for no key update) q;
  if ids is distinct from p_uniq then raise exception 'unknown account' using errcode = 'P0002'; end if;
  sq0 := sq;
  acc := array(select p_uniq[u.ai] from unnest(p_ai) with ordinality u(ai, o) order by u.o);

  -- Repeats: the stored outcome, if the content is the same; otherwise a conflict.
  for r in select t.* from by_keys(acc, p_key) t loop
    i := r.o;
    st[i] := case
      when r.kind = 4 and p_kind[i] in (1, 11) then 6
      when p_kind[i] = 3 then case when r.kind = 3 then 100 + r.status else 20 end
      when r.kind = (case p_kind[i] when 11 then 1 else p_kind[i] end) and r.amount = p_amount[i]
        and r.house_id = p_house[i] and r.game_id = p_game[i] and r.round = p_round[i] then 100 + r.status
      else 20 end;
  end loop;
  if 11 = any(p_kind) then
    for r in select t.* from by_keys(acc, p_key2) t where p_kind[t.o] = 11 loop
      -- A stake that was refused or cancelled keeps its answer, whatever became of the win's key since.
      if st[r.o] = 0 or st[r.o] = 101 and (r.kind <> 2 or r.amount <> p_amount2[r.o] or r.round <> p_round[r.o]) then st[r.o] := 20; end if;
      knd[r.o] := 0; -- its win was found
    end loop;
    for i in 1 .. n loop
      if p_kind[i] = 11 and st[i] = 101 and knd[i] <> 0 then st[i] := 20; end if; -- the stake stands alone: another call's
      knd[i] := p_kind[i];
    end loop;
  end if;

  -- Ids that are global to their vendor belong to the first account that used them. Their order is the same for every
  -- writer, so that none waits for another in a circle; only where one was there already is it asked whose it is.
  select count(*) into asked from unnest(p_flags, st) u(f, s) where u.f & 8 <> 0 and u.s = 0;
  -- Nearly always all are new: they are written plainly. `on conflict` writes each row twice, marks it in between and
  -- takes a lock for it, so it is asked for only where one was there, or came meanwhile.
  if asked > 0 then
    begin
      insert into global_ids select hashtextextended(u.x, 0), u.x, u.a
        from unnest(acc, p_key, p_flags, st) with ordinality u(a, x, f, s, o) where u.f & 8 <> 0 and u.s = 0
        order by 1, 2, u.o;
    exception when unique_violation then
      insert into global_ids select hashtextextended(u.x, 0), u.x, u.a
        from unnest(acc, p_key, p_flags, st) with ordinality u(a, x, f, s, o) where u.f & 8 <> 0 and u.s = 0
        order by 1, 2, u.o on conflict do nothing;
      for r in select u.o from unnest(acc, p_key, p_flags, st) with ordinality u(a, x, f, s, o)
          join global_ids g on g.key_hash = hashtextextended(u.x, 0) and g.key = u.x
          where u.f & 8 <> 0 and u.s = 0 and g.account_id <> u.a loop
        st[r.o] := 20;
      end loop;
    end;
  end if;

  -- What a roll-back takes back, and the standing of the rounds that winnings and roll-backs ask about.
  -- (Items of one round never share a batch: the lane holds the later one for the next.)
  if rounds then
    if 3 = any(p_kind) then
      for i in 1 .. n loop if p_kind[i] = 3 then amt[i] := null; end if; end loop;
      for r in select t.* from by_keys(acc, p_target) t where p_kind[t.o] = 3 loop
        rnd[r.o] := r.round;
        if r.kind <> 1 and st[r.o] = 0 then st[r.o] := case when r.kind = 4 then 5 else 20 end;
        else amt[r.o] := case when r.status = 1 then -r.amount else 0 end; end if;
      end loop;
    end if;
    stakes := array_fill(0, array[n]); rolled := stakes; wins := stakes; shut := array_fill(false, array[n]);
    staked := array_fill(0::bigint, array[n]); won := staked;
    for r in select t.o,
          count(*) filter (where t.kind = 1 and t.status = 1)::int stakes,
          count(*) filter (where (t.kind = 3 and t.amount <> 0) or t.kind = 4)::int rolled,
          (count(*) filter (where t.kind = 2 and t.status = 1 and t.amount > 0) - count(*) filter (where t.kind = 5))::int wins,
          bool_or(t.closes) shut,
          coalesce(-sum(t.amount) filter (where t.kind in (1, 3) and t.status = 1), 0)::bigint staked,
          coalesce(sum(t.amount) filter (where t.kind in (2, 5, 6) and t.status = 1), 0)::bigint won
        from by_rounds(acc, array(select case when u.kk in (2, 3) or u.kk = 11 and u.f & 32 <> 0 then u.x end
          from unnest(rnd, p_kind, p_flags) with ordinality u(x, kk, f, o) order by u.o)) t
        group by t.o loop
      stakes[r.o] := r.stakes; rolled[r.o] := r.rolled; wins[r.o] := r.wins; shut[r.o] := r.shut;
      staked[r.o] := r.staked; won[r.o] := r.won;
    end loop;
  end if;

  for i in 1 .. n loop
    a := p_ai[i];
    if st[i] <> 0 then ba[i] := bal[a]; ts[i] := sq[a]; continue; end if;
    if p_kind[i] = 2 then
      st[i] := case
        when stakes[i] > rolled[i] then case when shut[i] and p_flags[i] & 4 = 0 then 9 else 0 end
        when rolled[i] > 0 then 6
        when p_flags[i] & 2 <> 0 then 0
        else 7 end;
      if st[i] = 0 and p_flags[i] & 32 <> 0 and p_amount[i] > 0
          and (staked[i] <= 0 or won[i] + p_amount[i] > p_amount2[i]) then st[i] := 34; end if;
    elsif p_kind[i] = 3 then
      if amt[i] is null then st[i] := 5; amt[i] := 0;
      elsif wins[i] > 0 and amt[i] <> 0 then st[i] := 8; end if;
    elsif p_kind[i] in (1, 11) and fro[a] then st[i] := 3;
    elsif p_kind[i] = 11 and p_flags[i] & 32 <> 0 and won[i] + p_amount2[i] > p_target[i]::bigint then st[i] := 34;
    end if;
    if st[i] in (6, 7, 8, 9, 34) then ba[i] := bal[a]; ts[i] := sq[a]; continue; end if;
    sq[a] := sq[a] + 1; ts[i] := sq[a];
    if st[i] = 0 then
      nb := bal[a] + amt[i];
      if nb >= 0 then bal[a] := nb; st[i] := 1; else st[i] := 2; end if;
    end if;
    ba[i] := bal[a];
    if st[i] = 5 then sq[a] := sq[a] + 1; end if;                      -- the tombstone's own row
    if p_kind[i] = 11 and st[i] = 1 then sq[a] := sq[a] + 1; bal[a] := bal[a] + p_amount2[i]; end if;
  end loop;

  insert into transfers (account_id, seq, amount, balance_after, key_hash, round_hash, xid, house_id, game_id, kind, status, closes, key, round)
    select p_uniq[u.ai], u.s, u.am, u.b, hashtextextended(u.x, 0), case when u.rd = '' then 0 else hashtextextended(u.rd, 0) end, v_xid,
      u.h, u.g, case u.k when 11 then 1 else u.k end, u.t, u.k <> 11 and u.t = 1 and u.f & 1 <> 0, u.x, u.rd
    from unnest(p_ai, ts, amt, ba, p_house, p_game, p_kind, st, p_key, rnd, p_flags) u(ai, s, am, b, h, g, k, t, x, rd, f)
    where u.t in (1, 2, 3, 5);
  if 11 = any(p_kind) then
    insert into transfers (account_id, seq, amount, balance_after, key_hash, round_hash, xid, house_id, game_id, kind, status, closes, key, round)
      select p_uniq[u.ai], u.s + 1, u.am2, u.b + u.am2, hashtextextended(u.x2, 0), case when u.rd = '' then 0 else hashtextextended(u.rd, 0) end, v_xid,
        u.h, u.g, 2, 1, u.f & 1 <> 0, u.x2, u.rd
      from unnest(p_ai, ts, p_amount2, ba, p_house, p_game, p_kind, st, p_key2, rnd, p_flags) u(ai, s, am2, b, h, g, k, t, x2, rd, f)
      where u.t = 1 and u.k = 11;
    for i in 1 .. n loop
      if p_kind[i] = 11 and st[i] = 1 then ba[i] := ba[i] + p_amount2[i]; ts[i] := ts[i] + 1; amt[i] := amt[i] + p_amount2[i]; end if;
    end loop;
  end if;
  if 5 = any(st) then -- tombstones: the late original will find itself cancelled
    insert into transfers (account_id, seq, amount, balance_after, key_hash, round_hash, xid, house_id, game_id, kind, status, closes, key, round)
      select p_uniq[u.ai], u.s + 1, 0, u.b, hashtextextended(u.x, 0), case when u.rd = '' then 0 else hashtextextended(u.rd, 0) end, v_xid,
        u.h, u.g, 4, 6, false, u.x, u.rd
      from unnest(p_ai, ts, ba, p_house, p_game, st, p_target, rnd) u(ai, s, b, h, g, t, x, rd) where u.t = 5;
    for i in 1 .. n loop if st[i] = 5 then ts[i] := ts[i] + 1; end if; end loop;
  end if;

  update accounts c set balance = u.b, seq = u.s
    from unnest(p_uniq, bal, sq, sq0) u(id, b, s, s0) where c.id = u.id and u.s > u.s0;
  insert into house_balances as hb select u.h, p_writer, -sum(u.am)
    from unnest(p_house, amt, st) u(h, am, t) where u.t = 1 and u.am <> 0 group by u.h order by 1
    on conflict (house_id, writer_id) do update set balance = hb.balance + excluded.balance;
  o_status := st::text; o_balance := ba::text; o_seq := ts::text;
end $$;
alter function ledger.apply_batch set plan_cache_mode = force_generic_plan;
