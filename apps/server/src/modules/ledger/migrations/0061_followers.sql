-- How far each follower of the stream of transfers has come: one table for all of them, where each had one of its
-- own. The places they have reached are handed over by their own modules. A new table, no lock felt.
create table ledger.followers (
  name text primary key,
  next_xid bigint not null check (next_xid >= 0), -- the first transaction that it has not read
  moved_at timestamptz                            -- when it last read something
) with (fillfactor = 50);

-- A follower that is known keeps its place.
create function ledger.begin_following(p_name text, p_next bigint) returns void
  language sql security definer set search_path = ledger, pg_temp as $$
  insert into followers (name, next_xid) values (p_name, p_next) on conflict (name) do nothing $$;

grant select, update on ledger.followers to jackfruit_app;
revoke execute on function ledger.begin_following from public;
grant execute on function ledger.begin_following to jackfruit_app;
