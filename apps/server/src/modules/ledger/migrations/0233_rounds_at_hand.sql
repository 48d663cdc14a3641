-- Which of these rounds have other movements than so many: by the index of places alone, no transfer is read. Who reads the
-- stream mostly holds a round whole, and need not ask for it again. A function is new; no lock is felt.
create function ledger.rounds_beyond(p_account bigint[], p_round text[], p_movements int[]) returns setof int
  language plpgsql stable set search_path = ledger, pg_temp set plan_cache_mode = force_generic_plan
  set enable_seqscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
begin
  return query select u.o::int from unnest(p_account, p_round, p_movements) with ordinality u(a, x, n, o)
    where u.n <> (select count(*) from places q
      where q.account_id = u.a and q.round_hash = hashtextextended(u.x, 0) and q.round_hash <> 0);
end $$;
revoke execute on function ledger.rounds_beyond from public;
grant execute on function ledger.rounds_beyond to jackfruit_app;
