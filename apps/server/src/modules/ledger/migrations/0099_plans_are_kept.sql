-- Who writes movements keeps its plans. In batches of less than ten the planner found a plan made for just these few
-- rows a little better than the kept one, and so planned each statement anew at each call, which cost more than all
-- that the call did. There is one way to each row (no sequential scans, no hash or merge joins), so that nothing is
-- lost. What is called from within keeps its plans too, unless it says otherwise. Attributes change, no lock is felt.
do $$
declare hot regprocedure;
begin
  for hot in select p.oid::regprocedure from pg_proc p
      where p.pronamespace = 'ledger'::regnamespace and p.proname in ('apply_one', 'apply_batch', 'post', 'by_keys', 'by_rounds') loop
    execute format('alter function %s set plan_cache_mode = force_generic_plan', hot);
  end loop;
end $$;
