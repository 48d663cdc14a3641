-- Who changed what of a brand, and why. Rows stay as they were written: the application may only read them, and the
-- owner's tools add. A new table, no lock felt.
create table merchants.changes (
  id bigint generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  at timestamptz not null,
  decided_by text not null check (decided_by <> ''),
  why text not null check (why <> ''),
  field text not null,
  before jsonb not null,
  after jsonb not null
);
create index on merchants.changes (merchant_id, id desc);
alter table merchants.changes enable row level security;
create policy own on merchants.changes for select using (merchant_id = merchants.here());
grant select on merchants.changes to jackfruit_app;
