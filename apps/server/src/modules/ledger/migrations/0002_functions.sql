-- The rules of money. Each function runs as the schema's owner; the application may only call them.
-- Callers run at READ COMMITTED: a probe must take its snapshot after the account's lock is held.

-- One connection of a lane asks for its own number once.
create function ledger.new_writer() returns int language sql security definer set search_path = ledger, pg_temp
  as $$ select nextval('ledger.writers')::int $$;

create function ledger.open_account(p_merchant int, p_owner bigint, p_kind smallint, p_currency text) returns bigint
  language plpgsql security definer set search_path = ledger, pg_temp as $$
declare v_id bigint;
begin
  insert into accounts (merchant_id, owner, kind, currency) values (p_merchant, p_owner, p_kind, p_currency)
    on conflict (merchant_id, owner, kind, currency) do nothing returning id into v_id;
  if v_id is null then
    select id into v_id from accounts
     where merchant_id = p_merchant and owner = p_owner and kind = p_kind and currency = p_currency;
  end if;
  return v_id;
end $$;

create function ledger.open_house(p_merchant int, p_name text, p_currency text) returns int
  language plpgsql security definer set search_path = ledger, pg_temp as $$
declare v_id int;
begin
  select id into v_id from houses where merchant_id = p_merchant and name = p_name and currency = p_currency;
  if v_id is null then
    insert into houses (merchant_id, name, currency) values (p_merchant, p_name, p_currency)
      on conflict (merchant_id, name, currency) do update set name = excluded.name returning id into v_id;
  end if;
  return v_id;
end $$;

create function ledger.set_frozen(p_account bigint, p_frozen boolean) returns void
  language sql security definer set search_path = ledger, pg_temp
  as $$ update accounts set frozen = p_frozen where id = p_account $$;

-- Many movements, one commit, strictly in the order of the arrays.
-- p_uniq: the accounts touched, ascending; p_ai[i]: which of them item i is for.
-- p_kind: 1 stake, 2 win, 3 roll-back of a stake, 7 promotion, 8 end of round, 11 stake and win in one.
-- p_flags: 1 closes the round, 2 a win may stand alone, 4 a win may come after the end, 8 the id is global to its vendor.
-- p_target: of a roll-back, the key of its stake. p_amount2, p_key2: the win of kind 11.
-- Answers per item: 1 posted, 2 insufficient, 3 blocked, 5 tombstone left, 6 cancelled, 7 no stake, 8 already settled,
-- 9 round closed, 20 conflict, 21 unknown account; 100 more for a repeat. Then balance and sequence after it.
create function ledger.apply_batch(
  p_writer int, p_uniq bigint[], p_ai int[], p_kind smallint[], p_amount bigint[], p_house int[], p_game int[],
  p_key text[], p_round text[], p_flags smallint[], p_target text[], p_amount2 bigint[], p_key2 text[],
  out o_status text, out o_balance text, out o_seq text)
  language plpgsql security definer
  set search_path = ledger, pg_temp set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  n int := cardinality(p_ai); i int; a int; k int; r record; nb bigint;
  v_xid bigint := pg_current_xact_id()::text::bigint;
  ids bigint[]; bal bigint[]; sq bigint[]; sq0 bigint[]; fro boolean[];
  st smallint[] := array_fill(0::smallint, array[n]);
  ba bigint[] := array_fill(0::bigint, array[n]);
  ts bigint[] := array_fill(0::bigint, array[n]);
  amt bigint[] := p_amount; rnd text[] := p_round; knd smallint[] := p_kind;
  stakes int[]; rolled int[]; wins int[]; shut boolean[];
  rounds boolean := p_kind && array[2, 3]::smallint[];
begin
  select array_agg(id), array_agg(balance), array_agg(seq), array_agg(frozen) into ids, bal, sq, fro
    from (select id, balance, seq, frozen from accounts where id = any(p_uniq) order by id for no key update) q;
  if ids is distinct from p_uniq then raise exception 'unknown account' using errcode = 'P0002'; end if;
  sq0 := sq;

  -- Repeats: the stored outcome, if the content is the same; otherwise a conflict.
  for r in select u.o::int o, t.status, t.amount, t.kind, t.house_id, t.game_id, t.round
      from unnest(p_ai, p_key) with ordinality u(ai, x, o)
      join transfers t on t.account_id = p_uniq[u.ai] and t.key_hash = hashtextextended(u.x, 0) and t.key = u.x loop
    i := r.o;
    st[i] := case
      when r.kind = 4 and p_kind[i] in (1, 11) then 6
      when p_kind[i] = 3 then case when r.kind = 3 then 100 + r.status else 20 end
      when r.kind = (case p_kind[i] when 11 then 1 else p_kind[i] end) and r.amount = p_amount[i]
        and r.house_id = p_house[i] and r.game_id = p_game[i] and r.round = p_round[i] then 100 + r.status
      else 20 end;
  end loop;
  if 11 = any(p_kind) then
    for r in select u.o::int o, t.status, t.amount, t.kind, t.round
        from unnest(p_ai, p_kind, p_key2) with ordinality u(ai, kk, x, o)
        join transfers t on u.kk = 11 and t.account_id = p_uniq[u.ai] and t.key_hash = hashtextextended(u.x, 0) and t.key = u.x loop
      -- A stake that was refused or cancelled keeps its answer, whatever became of the win's key since.
      if st[r.o] = 0 or st[r.o] = 101 and (r.kind <> 2 or r.amount <> p_amount2[r.o] or r.round <> p_round[r.o]) then st[r.o] := 20; end if;
      knd[r.o] := 0; -- its win was found
    end loop;
    for i in 1 .. n loop
      if p_kind[i] = 11 and st[i] = 101 and knd[i] <> 0 then st[i] := 20; end if; -- the stake stands alone: another call's
      knd[i] := p_kind[i];
    end loop;
  end if;

  -- Ids that are global to their vendor belong to the first account that used them.
  for i in 1 .. n loop
    if p_flags[i] & 8 <> 0 and st[i] = 0 then
      insert into global_ids values (hashtextextended(p_key[i], 0), p_key[i], p_uniq[p_ai[i]]) on conflict do nothing;
      if not found then
        perform 1 from global_ids where key_hash = hashtextextended(p_key[i], 0) and key = p_key[i] and account_id = p_uniq[p_ai[i]];
        if not found then st[i] := 20; end if;
      end if;
    end if;
  end loop;

  -- What a roll-back takes back, and the standing of the rounds that winnings and roll-backs ask about.
  -- (Items of one round never share a batch: the lane holds the later one for the next.)
  if rounds then
    if 3 = any(p_kind) then
      for i in 1 .. n loop if p_kind[i] = 3 then amt[i] := null; end if; end loop;
      for r in select u.o::int o, t.amount, t.status, t.kind, t.round
          from unnest(p_ai, p_target) with ordinality u(ai, x, o)
          join transfers t on u.x is not null and t.account_id = p_uniq[u.ai] and t.key_hash = hashtextextended(u.x, 0) and t.key = u.x loop
        rnd[r.o] := r.round;
        if r.kind <> 1 and st[r.o] = 0 then st[r.o] := case when r.kind = 4 then 5 else 20 end;
        else amt[r.o] := case when r.status = 1 then -r.amount else 0 end; end if;
      end loop;
    end if;
    stakes := array_fill(0, array[n]); rolled := stakes; wins := stakes; shut := array_fill(false, array[n]);
    for r in select u.o::int o,
          count(*) filter (where t.kind = 1 and t.status = 1)::int stakes,
          count(*) filter (where (t.kind = 3 and t.amount <> 0) or t.kind = 4)::int rolled,
          (count(*) filter (where t.kind = 2 and t.status = 1 and t.amount > 0) - count(*) filter (where t.kind = 5))::int wins,
          bool_or(t.closes) shut
        from unnest(p_ai, rnd, p_kind) with ordinality u(ai, x, kk, o)
        join transfers t on u.kk in (2, 3) and u.x <> '' and t.account_id = p_uniq[u.ai]
          and t.round_hash = hashtextextended(u.x, 0) and t.round_hash <> 0 and t.round = u.x
        group by u.o loop
      stakes[r.o] := r.stakes; rolled[r.o] := r.rolled; wins[r.o] := r.wins; shut[r.o] := r.shut;
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
    elsif p_kind[i] = 3 then
      if amt[i] is null then st[i] := 5; amt[i] := 0;
      elsif wins[i] > 0 and amt[i] <> 0 then st[i] := 8; end if;
    elsif p_kind[i] in (1, 11) and fro[a] then st[i] := 3;
    end if;
    if st[i] in (6, 7, 8, 9) then ba[i] := bal[a]; ts[i] := sq[a]; continue; end if;
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

-- One stake or promotion by itself: no arrays, for a server that is not busy.
create function ledger.apply_one(
  p_writer int, p_account bigint, p_kind smallint, p_amount bigint, p_house int, p_game int, p_key text, p_round text, p_flags smallint,
  out o_status text, out o_balance text, out o_seq text)
  language plpgsql security definer set search_path = ledger, pg_temp as $$
declare b bigint; s bigint; f boolean; v_st smallint := 1; nb bigint; r record;
begin
  select balance, seq, frozen into b, s, f from accounts where id = p_account for no key update;
  if not found then raise exception 'unknown account' using errcode = 'P0002'; end if;
  select status, amount, kind, house_id, game_id, round into r from transfers
    where account_id = p_account and key_hash = hashtextextended(p_key, 0) and key = p_key;
  if found then
    v_st := case
      when r.kind = 4 and p_kind = 1 then 6
      when r.kind = p_kind and r.amount = p_amount and r.house_id = p_house and r.game_id = p_game and r.round = p_round then 100 + r.status
      else 20 end;
    o_status := '{' || v_st || '}'; o_balance := '{' || b || '}'; o_seq := '{' || s || '}'; return;
  end if;
  nb := b + p_amount;
  if f and p_kind = 1 then v_st := 3; nb := b; elsif nb < 0 then v_st := 2; nb := b; end if;
  insert into transfers (account_id, seq, amount, balance_after, key_hash, round_hash, xid, house_id, game_id, kind, status, closes, key, round)
    values (p_account, s + 1, p_amount, nb, hashtextextended(p_key, 0), case when p_round = '' then 0 else hashtextextended(p_round, 0) end,
      pg_current_xact_id()::text::bigint, p_house, p_game, p_kind, v_st, v_st = 1 and p_flags & 1 <> 0, p_key, p_round);
  update accounts set balance = nb, seq = s + 1 where id = p_account;
  if v_st = 1 then
    insert into house_balances as hb values (p_house, p_writer, -p_amount)
      on conflict (house_id, writer_id) do update set balance = hb.balance + excluded.balance;
  end if;
  o_status := '{' || v_st || '}'; o_balance := '{' || nb || '}'; o_seq := '{' || s + 1 || '}';
end $$;

-- Takes winnings back, or settles anew with a signed amount. What is no longer there is owed:
-- the spendable balance never falls below zero.
create function ledger.correct(
  p_writer int, p_account bigint, p_kind smallint, p_amount bigint, p_house int, p_game int, p_key text, p_round text, p_target text,
  out o_status smallint, out o_balance bigint, out o_seq bigint, out o_shortfall bigint)
  language plpgsql security definer set search_path = ledger, pg_temp as $$
declare b bigint; s bigint; want bigint := p_amount; move bigint; r record; t record;
begin
  o_shortfall := 0;
  select balance, seq into b, s from accounts where id = p_account for no key update;
  if not found then raise exception 'unknown account' using errcode = 'P0002'; end if;
  o_balance := b; o_seq := s;
  select * into t from transfers where account_id = p_account and key_hash = hashtextextended(p_target, 0) and key = p_target;
  if p_kind = 5 then want := -coalesce(t.amount, 0); end if;
  select * into r from transfers where account_id = p_account and key_hash = hashtextextended(p_key, 0) and key = p_key;
  if found then
    o_shortfall := coalesce((select amount from debts d where d.account_id = p_account and d.seq = r.seq), 0);
    o_status := case when r.kind = p_kind and r.house_id = p_house and r.amount - o_shortfall = want then 100 + r.status else 20 end;
    return;
  end if;
  if t.seq is null then o_status := 7; return; end if;
  if p_kind = 5 and (t.kind <> 2 or t.status <> 1) then o_status := 20; return; end if;
  move := greatest(want, -b);
  o_shortfall := move - want;
  insert into transfers (account_id, seq, amount, balance_after, key_hash, round_hash, xid, house_id, game_id, kind, status, closes, key, round)
    values (p_account, s + 1, move, b + move, hashtextextended(p_key, 0), case when t.round = '' then 0 else hashtextextended(t.round, 0) end,
      pg_current_xact_id()::text::bigint, p_house, p_game, p_kind, 1, false, p_key, t.round);
  update accounts set balance = b + move, seq = s + 1 where id = p_account;
  if o_shortfall > 0 then insert into debts (account_id, seq, amount) values (p_account, s + 1, o_shortfall); end if;
  insert into house_balances as hb values (p_house, p_writer, -move)
    on conflict (house_id, writer_id) do update set balance = hb.balance + excluded.balance;
  o_status := 1; o_balance := b + move; o_seq := s + 1;
end $$;

grant execute on all functions in schema ledger to jackfruit_app;
revoke execute on all functions in schema ledger from public;
