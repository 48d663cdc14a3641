-- Transfers between a member's purse and the wallets that vendors keep, where a brand has several
-- wallets. Money that is on its way lies in the member's account of kind `owed`. New tables, no lock felt.
create table wallet.vendor_transfers (
  id text primary key,
  merchant_id int not null,
  member_id bigint not null,
  -- What the member's page called it: the same call again finds the same transfer.
  request_id text not null,
  vendor text not null,
  direction text not null check (direction in ('in', 'out')),
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null default 'sent' check (state in ('sent', 'done', 'refused')),
  reason text,
  made_at timestamptz not null default now(),
  settled_at timestamptz,
  -- When the vendor is asked next what became of it; null at the end.
  ask_at timestamptz,
  asked int not null default 0,
  unique (merchant_id, member_id, request_id),
  check ((state = 'sent') = (settled_at is null)),
  check ((state = 'sent') = (ask_at is not null))
);
create index vendor_transfers_newest on wallet.vendor_transfers (merchant_id, member_id, made_at desc);
create index vendor_transfers_due on wallet.vendor_transfers (merchant_id, ask_at) where ask_at is not null;

-- One row for each change of a transfer's state; none is ever changed.
create table wallet.vendor_transfer_changes (
  transfer_id text not null references wallet.vendor_transfers,
  merchant_id int not null,
  from_state text,
  to_state text not null,
  actor text not null check (actor in ('member', 'vendor', 'query')),
  reason text,
  at timestamptz not null default now(),
  primary key (transfer_id, to_state)
);

alter table wallet.vendor_transfers enable row level security;
alter table wallet.vendor_transfer_changes enable row level security;
create policy own on wallet.vendor_transfers using (merchant_id = merchants.here());
create policy own on wallet.vendor_transfer_changes using (merchant_id = merchants.here());

grant select, insert on wallet.vendor_transfers to jackfruit_app;
grant update (state, reason, settled_at, ask_at, asked) on wallet.vendor_transfers to jackfruit_app;
grant select, insert on wallet.vendor_transfer_changes to jackfruit_app;
