-- What a process writes to find out whether anything can be written: a row for each place of a thousand, of which a
-- process takes one by chance. Of the plumbing, which has no migrations of its own. A new table, no lock felt.
create table platform.probes (
  place smallint primary key check (place between 0 and 999),
  at timestamptz not null
);
grant usage on schema platform to jackfruit_app;
grant select, insert, update on platform.probes to jackfruit_app;
