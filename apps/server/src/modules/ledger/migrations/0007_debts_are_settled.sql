-- What a member owes after spent winnings were taken back is taken from the account as soon as something is on
-- it. A small table; the columns have defaults, so nothing is rewritten.
alter table ledger.debts
  add column settled bigint not null default 0 check (settled between 0 and amount),
  add column parts int not null default 0,
  add constraint debts_cleared check ((cleared_at is not null) = (settled = amount));
create index debts_open on ledger.debts (account_id) where settled < amount;

-- Oldest first, as far as the balance goes; to the house that the winnings came from. Safe to repeat.
create function ledger.settle_debts(p_account bigint, out o_balance bigint, out o_seq bigint, out o_taken bigint)
  language plpgsql security definer set search_path = ledger, pg_temp as $$
declare d record; r record; take bigint;
begin
  o_taken := 0;
  select balance, seq into o_balance, o_seq from accounts where id = p_account for no key update;
  for d in select b.seq, b.amount, b.settled, b.parts, t.house_id from debts b join transfers t using (account_id, seq)
            where b.account_id = p_account and b.settled < b.amount order by b.seq for update of b loop
    take := least(d.amount - d.settled, o_balance);
    exit when take = 0;
    select * into r from post(p_account, 6::smallint, -take, d.house_id, 'owed:' || d.seq || ':' || (d.parts + 1), '');
    if r.o_status <> 1 then raise exception 'a debt of account % was settled twice', p_account; end if;
    update debts set settled = settled + take, parts = parts + 1,
      cleared_at = case when settled + take = amount then now() end where account_id = p_account and seq = d.seq;
    o_balance := r.o_balance; o_seq := r.o_seq; o_taken := o_taken + take;
  end loop;
end $$;

grant execute on all functions in schema ledger to jackfruit_app;
revoke execute on all functions in schema ledger from public;
