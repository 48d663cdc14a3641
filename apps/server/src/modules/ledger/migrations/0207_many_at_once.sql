-- Rounds that are looked for are looked up one by one, whatever statistics say. Where few movements had a round when the
-- table was last analysed, the planner read the whole index of rounds and held each entry against each round that was
-- asked for: 1,000 rounds among 12,000 movements took seven seconds. A subquery that is kept apart has one way alone.
-- Functions change, no lock is felt.
create or replace function ledger.by_rounds(p_account bigint[], p_round text[])
  returns table (o int, account_id bigint, seq bigint, amount bigint, balance_after bigint, xid bigint,
    created_at timestamptz, house_id int, game_id int, kind smallint, status smallint, closes boolean, key text, round text)
  language plpgsql stable set search_path = ledger, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare v_o int[]; v_account bigint[]; v_seq bigint[]; v_at timestamptz[];
begin
  select array_agg(u.o::int), array_agg(u.a), array_agg(p.seq), array_agg(p.at)
      into v_o, v_account, v_seq, v_at
    from unnest(p_account, p_round) with ordinality u(a, x, o)
    cross join lateral (select q.seq, q.at from places q
      where q.account_id = u.a and q.round_hash = hashtextextended(u.x, 0) and q.round_hash <> 0 offset 0) p
   where u.x <> '';
  if v_o is null then return; end if;
  return query select t.* from transfers_at(v_o, v_account, v_seq, v_at) t where t.round = p_round[t.o];
end $$;

-- The same of the transfers at their places: newer ones than the last analysis knows of were taken for none.
create or replace function ledger.transfers_at(p_o int[], p_account bigint[], p_seq bigint[], p_at timestamptz[])
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
    cross join lateral (select q.* from transfers q
      where q.account_id = u.a and q.seq = u.s and q.created_at >= v_from and q.created_at <= v_to offset 0) t;
end $$;

-- Postings of one kind to many accounts, each account once: what `post` does for one, in a few statements for all.
create function ledger.post_all(p_kind smallint, p_account bigint[], p_amount bigint[], p_house int[], p_key text[])
  returns table (o int, o_status smallint, o_balance bigint)
  language plpgsql security definer set search_path = ledger, pg_temp set enable_seqscan = off
  set enable_hashjoin = off set enable_mergejoin = off set plan_cache_mode = force_generic_plan as $$
declare
  n int := cardinality(p_account);
  v_st smallint[] := array_fill(1::smallint, array[n]); v_b bigint[]; v_s bigint[];
begin
  perform from accounts where id = any(p_account) order by id for no key update;
  select array_agg(a.balance order by u.o), array_agg(a.seq order by u.o) into v_b, v_s
    from unnest(p_account) with ordinality u(id, o) join accounts a on a.id = u.id;
  if cardinality(v_b) is distinct from n then raise exception 'unknown account' using errcode = 'P0002'; end if;
  if (select count(distinct a) from unnest(p_account) a) <> n then raise exception 'an account twice'; end if;
  for o, o_status in
    select k.o, case when k.kind = p_kind and k.amount = p_amount[k.o] and k.house_id = p_house[k.o] then 100 + k.status else 20 end
      from by_keys(p_account, p_key) k loop
    v_st[o] := o_status;
  end loop;
  for o in 1 .. n loop
    if v_st[o] = 1 and v_b[o] + p_amount[o] < 0 then v_st[o] := 2; end if;
  end loop;
  insert into transfers (account_id, seq, amount, balance_after, key_hash, round_hash, xid, house_id, game_id, kind, status, closes, key, round)
    select u.a, u.s + 1, u.am, u.b + u.am, hashtextextended(u.k, 0), 0, pg_current_xact_id()::text::bigint, u.h, 0, p_kind, 1, false, u.k, ''
      from unnest(p_account, p_amount, p_house, p_key, v_st, v_b, v_s) u(a, am, h, k, st, b, s) where u.st = 1;
  update accounts c set balance = u.b + u.am, seq = u.s + 1
    from unnest(p_account, p_amount, v_st, v_b, v_s) u(a, am, st, b, s) where c.id = u.a and u.st = 1;
  insert into house_balances as hb
    select u.h, 0, -sum(u.am) from unnest(p_amount, p_house, v_st) u(am, h, st) where u.st = 1 group by u.h order by u.h
    on conflict (house_id, writer_id) do update set balance = hb.balance + excluded.balance;
  return query select u.o::int, u.st, case when u.st = 1 then u.b + u.am else u.b end
    from unnest(v_st, v_b, p_amount) with ordinality u(st, b, am, o);
end $$;

-- Accounts of one kind that many owners have, opened where they are not there yet. Safe to race.
create function ledger.open_accounts(p_merchant int, p_owner bigint[], p_kind smallint, p_currency text)
  returns table (owner bigint, id bigint)
  language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  insert into accounts (merchant_id, owner, kind, currency)
    select p_merchant, u.own, p_kind, p_currency from unnest(p_owner) u(own) order by u.own
    on conflict do nothing;
  return query select a.owner, a.id from accounts a
    where a.merchant_id = p_merchant and a.owner = any(p_owner) and a.kind = p_kind and a.currency = p_currency;
end $$;

revoke execute on function ledger.post_all, ledger.open_accounts from public;
grant execute on function ledger.post_all, ledger.open_accounts to jackfruit_app;
