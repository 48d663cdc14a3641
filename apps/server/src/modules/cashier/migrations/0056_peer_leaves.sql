-- Payments between members are a module of their own, and so is their schema: the tables go there as they are, with
-- rows, indices, policies and grants. Names change in the catalogue alone, no row is touched, and each table is locked
-- for that moment. A program of before finds nothing under the old names, so it is stopped first.
create schema peer;
grant usage on schema peer to jackfruit_app;

do $$
declare name text;
begin
  foreach name in array array['claims', 'asks', 'allocations', 'changes', 'pictures', 'disputes', 'strikes'] loop
    execute format('alter table cashier.peer_%s set schema peer', name);
    execute format('alter table peer.peer_%s rename to %I', name, name);
  end loop;
end $$;
