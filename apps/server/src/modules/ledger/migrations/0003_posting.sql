-- The second door: one transfer inside a larger transaction (grants, cashier, promotions, agents).
create function ledger.post(
  p_account bigint, p_kind smallint, p_amount bigint, p_house int, p_key text, p_round text,
  out o_status smallint, out o_balance bigint, out o_seq bigint)
  language plpgsql security definer set search_path = ledger, pg_temp as $$
declare r record; b bigint; s bigint;
begin
  select balance, seq into b, s from accounts where id = p_account for no key update;
  if not found then raise exception 'unknown account' using errcode = 'P0002'; end if;
  select status, amount, kind, house_id into r from transfers
    where account_id = p_account and key_hash = hashtextextended(p_key, 0) and key = p_key;
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

create function ledger.lock_accounts(p_accounts bigint[]) returns void
  language plpgsql security definer set search_path = ledger, pg_temp as $$
begin
  perform 1 from accounts where id = any(p_accounts) order by id for no key update;
end $$;

grant execute on all functions in schema ledger to jackfruit_app;
revoke execute on all functions in schema ledger from public;
