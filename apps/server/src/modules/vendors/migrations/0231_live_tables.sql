-- What studios tell of their live tables: one row a table, written over with every word, and at most two hundred rows a
-- studio. What was told is good for seconds and told again, so none of it goes into the log: after a fall of the server
-- the table is empty, and full again with the next words. A new table, no lock felt.
create unlogged table vendors.live_tables (
  vendor text not null,
  table_id text not null,
  game_code text not null,
  seq bigint not null check (seq >= 0),
  -- As it was told, but for moments.
  told jsonb not null,
  -- By the clock of this database.
  closes_at timestamptz,
  heard_at timestamptz not null,
  primary key (vendor, table_id)
) with (fillfactor = 50);
grant select, insert, update, delete on vendors.live_tables to jackfruit_app;
