-- How much is free on a disk of the database, told by the machine that has it: a platform elsewhere cannot see it. A
-- new table, no lock felt. Whoever tells has a login of its own, which the operator grants insert and update.
create table platform.space (
  disk text primary key,
  free_bytes bigint not null check (free_bytes >= 0),
  at timestamptz not null default now()
);
grant select on platform.space to jackfruit_app;
