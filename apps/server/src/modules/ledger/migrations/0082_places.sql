-- Where each key and each round stand in the statements: one narrow table for all months, so that the look-up of a
-- repeat costs the same whatever an account has behind it, however many months there are, and whatever the planner
-- believes of both: there is one index for it. The months lose the indexes that were asked for it, and one key of an
-- account is one transfer by constraint, over all months.
-- Writers wait meanwhile: docs/operations.md says for how long.
lock table ledger.transfers in share row exclusive mode;

create table ledger.places (
  account_id bigint not null,
  key_hash bigint not null,
  round_hash bigint not null,  -- 0 outside rounds
  seq bigint not null,
  at timestamptz not null      -- created_at of the transfer: its month
);
insert into ledger.places
  select account_id, key_hash, round_hash, seq, created_at from ledger.transfers order by account_id, key_hash;
alter table ledger.places add primary key (account_id, key_hash);
create index places_of_rounds on ledger.places (account_id, round_hash) where round_hash <> 0;
create trigger places_are_kept before update or delete on ledger.places
  for each row execute function ledger.refuse_change();
create trigger places_are_never_truncated before truncate on ledger.places
  for each statement execute function ledger.refuse_change();
grant select on ledger.places to jackfruit_app;

-- Whoever writes transfers writes their places.
create function ledger.keep_places() returns trigger language plpgsql set search_path = ledger, pg_temp as $$
begin
  insert into places select account_id, key_hash, round_hash, seq, created_at from written;
  return null;
end $$;
create trigger transfers_have_places after insert on ledger.transfers
  referencing new table as written for each statement execute function ledger.keep_places();

do $$
declare unneeded regclass;
begin
  for unneeded in
    select x.indexrelid::regclass from pg_index x
      join pg_inherits h on h.inhrelid = x.indrelid and h.inhparent = 'ledger.transfers'::regclass
      join pg_attribute c on c.attrelid = x.indexrelid and c.attname in ('key_hash', 'round_hash') loop
    execute 'drop index ' || unneeded;
  end loop;
end $$;

create or replace function ledger.ensure_partitions(p_from date, p_months int) returns int
  language plpgsql security definer set search_path = ledger, pg_temp as $$
declare first_day date; made int := 0; part text;
begin
  perform pg_advisory_xact_lock(7251002);
  for i in 0 .. p_months - 1 loop
    first_day := (date_trunc('month', p_from) + make_interval(months => i))::date;
    part := 'transfers_' || to_char(first_day, 'YYYYMM');
    continue when to_regclass('ledger.' || part) is not null;
    execute format('create table ledger.%I partition of ledger.transfers for values from (%L) to (%L)',
      part, first_day, (first_day + interval '1 month')::date);
    execute format('create unique index on ledger.%I (account_id, seq)', part);
    execute format('create index on ledger.%I using brin (xid) with (pages_per_range = 16, autosummarize = on)', part);
    execute format('create trigger transfers_are_never_truncated before truncate on ledger.%I for each statement execute function ledger.refuse_change()', part);
    execute format('grant select on ledger.%I to jackfruit_app', part);
    made := made + 1;
  end loop;
  return made;
end $$;

-- The transfers that stand at these places. Planned at each call, which is rare: so that of all months those are
-- opened and locked in which the places lie.
create function ledger.transfers_at(p_o int[], p_account bigint[], p_seq bigint[], p_at timestamptz[])
  returns table (o int, account_id bigint, seq bigint, amount bigint, balance_after bigint, xid bigint,
    created_at timestamptz, house_id int, game_id int, kind smallint, status smallint, closes boolean, key text, round text)
  language plpgsql stable set search_path = ledger, pg_temp set plan_cache_mode = force_custom_plan
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  v_from timestamptz := (select min(a) from unnest(p_at) a);
  v_to timestamptz := (select max(a) from unnest(p_at) a);
begin
  return query select u.o, t.account_id, t.seq, t.amount, t.balance_after, t.xid,
      t.created_at, t.house_id, t.game_id, t.kind, t.status, t.closes, t.key, t.round
    from unnest(p_o, p_account, p_seq) u(o, a, s)
    join transfers t on t.account_id = u.a and t.seq = u.s and t.created_at >= v_from and t.created_at <= v_to;
end $$;

-- What these keys wrote: `o` is the place of account and key in the arrays. A key that is null wrote nothing.
create function ledger.by_keys(p_account bigint[], p_key text[])
  returns table (o int, account_id bigint, seq bigint, amount bigint, balance_after bigint, xid bigint,
    created_at timestamptz, house_id int, game_id int, kind smallint, status smallint, closes boolean, key text, round text)
  language plpgsql stable set search_path = ledger, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare v_o int[]; v_account bigint[]; v_seq bigint[]; v_at timestamptz[];
begin
  select array_agg(u.o::int), array_agg(p.account_id), array_agg(p.seq), array_agg(p.at)
      into v_o, v_account, v_seq, v_at
    from unnest(p_account, p_key) with ordinality u(a, x, o)
    join places p on p.account_id = u.a and p.key_hash = hashtextextended(u.x, 0);
  if v_o is null then return; end if;
  return query select t.* from transfers_at(v_o, v_account, v_seq, v_at) t where t.key = p_key[t.o];
end $$;

-- All that these rounds consist of, in the same way.
create function ledger.by_rounds(p_account bigint[], p_round text[])
  returns table (o int, account_id bigint, seq bigint, amount bigint, balance_after bigint, xid bigint,
    created_at timestamptz, house_id int, game_id int, kind smallint, status smallint, closes boolean, key text, round text)
  language plpgsql stable set search_path = ledger, pg_temp
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare v_o int[]; v_account bigint[]; v_seq bigint[]; v_at timestamptz[];
begin
  select array_agg(u.o::int), array_agg(p.account_id), array_agg(p.seq), array_agg(p.at)
      into v_o, v_account, v_seq, v_at
    from unnest(p_account, p_round) with ordinality u(a, x, o)
    join places p on u.x <> '' and p.account_id = u.a and p.round_hash = hashtextextended(u.x, 0) and p.round_hash <> 0;
  if v_o is null then return; end if;
  return query select t.* from transfers_at(v_o, v_account, v_seq, v_at) t where t.round = p_round[t.o];
end $$;

-- The functions that looked for keys and rounds in the months; otherwise as they were.
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
  stakes int[]; rolled int[]; wins int[]; shut boolean[]; staked bigint[]; won bigint[];
  rounds boolean := p_kind && array[2, 3]::smallint[];
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
      for r in select t.* from by_keys(acc, p_target) t loop
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
        from by_rounds(acc, array(select case when u.kk in (2, 3) then u.x end
          from unnest(rnd, p_kind) with ordinality u(x, kk, o) order by u.o)) t
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

create or replace function ledger.apply_one(
  p_writer int, p_account bigint, p_kind smallint, p_amount bigint, p_house int, p_game int, p_key text, p_round text, p_flags smallint,
  out o_status text, out o_balance text, out o_seq text)
  language plpgsql security definer set search_path = ledger, pg_temp set enable_seqscan = off as $$
declare b bigint; s bigint; f boolean; v_st smallint := 1; nb bigint; r record;
begin
  select balance, seq, frozen into b, s, f from accounts where id = p_account for no key update;
  if not found then raise exception 'unknown account' using errcode = 'P0002'; end if;
  perform 1 from places where account_id = p_account and key_hash = hashtextextended(p_key, 0);
  if found then
    select * into r from by_keys(array[p_account], array[p_key]);
    if not found then raise exception 'key % meets another of its account', p_key using errcode = '23505'; end if;
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

create or replace function ledger.correct(
  p_writer int, p_account bigint, p_kind smallint, p_amount bigint, p_house int, p_game int, p_key text, p_round text, p_target text,
  out o_status smallint, out o_balance bigint, out o_seq bigint, out o_shortfall bigint)
  language plpgsql security definer set search_path = ledger, pg_temp set enable_seqscan = off as $$
declare b bigint; s bigint; want bigint := p_amount; move bigint; r record; t record;
begin
  o_shortfall := 0;
  select balance, seq into b, s from accounts where id = p_account for no key update;
  if not found then raise exception 'unknown account' using errcode = 'P0002'; end if;
  o_balance := b; o_seq := s;
  select * into t from by_keys(array[p_account], array[p_target]);
  if p_kind = 5 then want := -coalesce(t.amount, 0); end if;
  select * into r from by_keys(array[p_account], array[p_key]);
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

create or replace function ledger.post(
  p_account bigint, p_kind smallint, p_amount bigint, p_house int, p_key text, p_round text,
  out o_status smallint, out o_balance bigint, out o_seq bigint)
  language plpgsql security definer set search_path = ledger, pg_temp set enable_seqscan = off as $$
declare r record; b bigint; s bigint;
begin
  select balance, seq into b, s from accounts where id = p_account for no key update;
  if not found then raise exception 'unknown account' using errcode = 'P0002'; end if;
  select * into r from by_keys(array[p_account], array[p_key]);
  if found then
    o_status := case when r.kind = p_kind and r.amount = p_amount and r.house_id = p_house then 100 + r.status else 20 end;
    o_balance := b; o_seq := s; return;
  end if;
  -- Unlike a lane's stake, a posting that does not fit is not recorded: its transaction is rolled back.
  if b + p_amount < 0 then o_status := 2; o_balance := b; o_seq := s; return; end if;
  insert into transfers (account_id, seq, amount, balance_after, key_hash, round_hash, xid, house_id, game_id, kind, status, closes, key, round)
    values (p_account, s + 1, p_amount, b + p_amount, hashtextextended(p_key, 0), case when p_round = '' then 0 else hashtextextended(p_round, 0) end,
      pg_current_xact_id()::text::bigint, p_house, 0, p_kind, 1, false, p_key, p_round);
  update accounts set balance = b + p_amount, seq = s + 1 where id = p_account;
  -- Writer 0 is shared by all postings; one that waits here waits for a short transaction, never for a lane.
  insert into house_balances as hb values (p_house, 0, -p_amount)
    on conflict (house_id, writer_id) do update set balance = hb.balance + excluded.balance;
  o_status := 1; o_balance := b + p_amount; o_seq := s + 1;
end $$;

create or replace function ledger.apply_guarded(
  p_at timestamptz, p_writer int, p_uniq bigint[], p_ai int[], p_kind smallint[], p_amount bigint[], p_house int[], p_game int[],
  p_key text[], p_round text[], p_flags smallint[], p_target text[], p_amount2 bigint[], p_key2 text[],
  out o_status text, out o_balance text, out o_seq text)
  language plpgsql security definer set search_path = ledger, pg_temp set enable_seqscan = off as $$
declare
  n int := cardinality(p_ai); i int; place int := 0; r record; ok int[] := '{}';
  st smallint[] := array_fill(0::smallint, array[n]); ba bigint[] := array_fill(0::bigint, array[n]); sq bigint[] := ba;
begin
  perform 1 from accounts where id = any(p_uniq) order by id for no key update;
  for i in 1 .. n loop
    if p_flags[i] & 16 <> 0 and not exists (select from places where account_id = p_uniq[p_ai[i]]
        and key_hash = hashtextextended(p_key[i], 0)) then
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

create or replace function ledger.played(p_account bigint, p_since timestamptz, p_after bigint,
  out staked bigint, out lost bigint, out last_seq bigint)
  language sql stable set search_path = ledger, pg_temp set enable_seqscan = off as $$
  select coalesce(sum(-t.amount) filter (where t.kind = 1 or t.kind = 3 and own.found), 0)::bigint,
         coalesce(sum(-t.amount) filter (where t.kind <> 3 or own.found), 0)::bigint,
         coalesce(max(t.seq), p_after)
    from transfers t
    left join lateral (
      select true as found from places p join transfers s on s.account_id = p.account_id and s.seq = p.seq
       where t.kind = 3 and p.account_id = t.account_id and p.round_hash = t.round_hash and p.round_hash <> 0
         and s.round = t.round
         and s.kind = 1 and s.status = 1 and s.amount = -t.amount and s.created_at >= p_since limit 1) own on true
   where t.account_id = p_account and t.seq > p_after and t.status = 1 and t.round <> '' and t.kind in (1, 2, 3, 5, 6)
     and t.created_at >= p_since $$;

grant execute on all functions in schema ledger to jackfruit_app;
revoke execute on all functions in schema ledger from public;
revoke execute on function ledger.keep_places, ledger.begin_following from jackfruit_app;
