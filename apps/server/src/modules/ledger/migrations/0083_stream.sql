-- The stream of transfers in its own order. The summary of a month by blocks (BRIN) does not know what was written
-- since the last vacuum, which in the current month may be all of it: who asked for the newest rows read them all.
-- A narrow tree over the transaction's number knows at once; new numbers are always added at its end, and rows of one
-- transaction share an entry. Writers wait while it is built: docs/operations.md says for how long.
do $$
declare part regclass; unneeded regclass;
begin
  for part in select inhrelid::regclass from pg_inherits where inhparent = 'ledger.transfers'::regclass loop
    for unneeded in select x.indexrelid::regclass from pg_index x join pg_class c on c.oid = x.indexrelid
        join pg_am a on a.oid = c.relam and a.amname = 'brin' where x.indrelid = part loop
      execute 'drop index ' || unneeded;
    end loop;
    execute format('create index on %s (xid)', part);
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
    execute format('create index on ledger.%I (xid)', part);
    execute format('create trigger transfers_are_never_truncated before truncate on ledger.%I for each statement execute function ledger.refuse_change()', part);
    execute format('grant select on ledger.%I to jackfruit_app', part);
    made := made + 1;
  end loop;
  return made;
end $$;

-- Transfers of every transaction from `p_since` on that has ended for good: about `p_most` of them, and never a part of
-- a transaction. Everything below the oldest transaction that still runs is final: what was read once stays as it was.
create function ledger.stream(p_since bigint, p_most int) returns setof ledger.transfers
  language plpgsql stable set search_path = ledger, pg_temp
  set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off as $$
declare
  v_end bigint := pg_snapshot_xmin(pg_current_snapshot())::text::bigint - 1;
  v_last bigint;
begin
  select t.xid into v_last from transfers t where t.xid >= p_since and t.xid <= v_end
    order by t.xid offset p_most - 1 limit 1;
  return query select t.* from transfers t where t.xid >= p_since and t.xid <= coalesce(v_last, v_end)
    order by t.xid, t.account_id, t.seq;
end $$;
revoke execute on function ledger.stream from public;
grant execute on function ledger.stream to jackfruit_app;
