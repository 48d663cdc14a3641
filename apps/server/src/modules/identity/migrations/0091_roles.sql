-- Who made a member an agent or took that back, and why. Rows stay as they were written: the application may only add.
-- It may change a member's kind and own code from now on, which one verb does, with a row here. New table, no lock felt.
create table identity.role_changes (
  id bigint generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  member_id bigint not null references identity.members (id),
  at timestamptz not null,
  decided_by text not null check (decided_by <> ''),
  why text not null check (why <> ''),
  before smallint not null,
  after smallint not null
);
create index on identity.role_changes (merchant_id, id desc);
alter table identity.role_changes enable row level security;
create policy own on identity.role_changes using (merchant_id = merchants.here());
grant select, insert on identity.role_changes to jackfruit_app;
grant update (type, affiliate_code) on identity.members to jackfruit_app;
