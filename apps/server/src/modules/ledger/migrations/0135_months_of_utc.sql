-- Months are those of UTC, whatever zone the server is set to. Programs of before took the zone of their connections: where
-- that was another one, their months begin and end by it. The one after them begins where they end, and the one before
-- them ends where they begin, so that every instant lies in one month: otherwise no stake could be written for hours, or
-- the month could not be made at all. A function alone: no lock felt.
create or replace function ledger.ensure_partitions(p_from date, p_months int) returns int
  language plpgsql security definer set search_path = ledger, pg_temp set timezone = 'UTC' as $$
declare first_day date; next_day date; made int := 0; part text;
begin
  perform pg_advisory_xact_lock(7251002);
  for i in 0 .. p_months - 1 loop
    first_day := (date_trunc('month', p_from) + make_interval(months => i))::date;
    next_day := (first_day + interval '1 month')::date;
    part := 'transfers_' || to_char(first_day, 'YYYYMM');
    continue when to_regclass('ledger.' || part) is not null;
    execute format('create table ledger.%I partition of ledger.transfers for values from (%L) to (%L)', part,
      coalesce(month_bound((first_day - interval '1 month')::date, 'TO'), first_day),
      coalesce(month_bound(next_day, 'FROM'), next_day));
    execute format('create unique index on ledger.%I (account_id, seq)', part);
    execute format('create index on ledger.%I (xid)', part);
    execute format('create trigger transfers_are_never_truncated before truncate on ledger.%I for each statement execute function ledger.refuse_change()', part);
    execute format('grant select on ledger.%I to jackfruit_app', part);
    made := made + 1;
  end loop;
  return made;
end $$;

-- Where the part of this month begins (FROM) or ends (TO); null where there is none.
create function ledger.month_bound(p_month date, p_side text) returns timestamptz
  language sql stable set search_path = ledger, pg_temp set timezone = 'UTC' as $$
  select substring(pg_get_expr(relpartbound, oid) from p_side || ' \(''([^'']+)''\)')::timestamptz
    from pg_class where oid = to_regclass('ledger.transfers_' || to_char(p_month, 'YYYYMM')) $$;
revoke execute on function ledger.month_bound from public;
