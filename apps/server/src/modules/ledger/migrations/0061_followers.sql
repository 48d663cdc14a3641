-- How far each follower of the stream of transfers has come: one table for all of them, where each had one of its
-- own. The places they have reached are handed over by their own modules. A new table, no lock felt.
create table ledger.followers (
  name text primary key,
  next_xid bigint not null check (next_xid >= 0), -- the first transaction that it has not read
  moved_at timestamptz                            -- when it last read something
) with (fillfactor = 50);

-- For migrations alone: a program that could begin a follower would read everything again where a place is missing.
-- One that is there already is an error, and the migration is undone.
create function ledger.begin_following(p_name text, p_next bigint) returns void
  language sql set search_path = ledger, pg_temp as $$
  insert into followers (name, next_xid) values (p_name, p_next) $$;

grant select, update on ledger.followers to jackfruit_app;
revoke execute on function ledger.begin_following from public;
