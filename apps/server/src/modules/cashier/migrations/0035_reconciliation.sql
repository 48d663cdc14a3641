-- What each day's comparison with each gateway's statement found. A day may be compared again: the newest row holds.
-- Of all brands at once: only the desk reads it. A new table, no lock felt.
create table cashier.reconciliations (
  id bigint generated always as identity primary key,
  gateway text not null,
  day date not null,
  at timestamptz not null default clock_timestamp(),
  ours int not null check (ours >= 0),
  theirs int not null check (theirs >= 0),
  differences jsonb not null
);
create index on cashier.reconciliations (gateway, day, id);
alter table cashier.reconciliations enable row level security;
create policy desk on cashier.reconciliations using (current_setting('app.reader', true) = 'cashier');
grant select, insert on cashier.reconciliations to jackfruit_app;
