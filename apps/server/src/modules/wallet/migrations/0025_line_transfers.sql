-- Transfers between members along the line of agents. Each was booked on both sides in the transaction
-- that wrote it down. New table, no lock felt.
create table wallet.line_transfers (
  id text primary key,
  merchant_id int not null,
  from_member bigint not null,
  to_member bigint not null check (to_member <> from_member),
  direction text not null check (direction in ('upline', 'downline')),
  amount bigint not null check (amount > 0),
  currency text not null,
  request_id text not null,
  at timestamptz not null default now(),
  unique (merchant_id, from_member, request_id)
);
create index line_transfers_sent on wallet.line_transfers (merchant_id, from_member, at desc);
create index line_transfers_taken on wallet.line_transfers (merchant_id, to_member, at desc);

alter table wallet.line_transfers enable row level security;
create policy own on wallet.line_transfers using (merchant_id = merchants.here());
grant select, insert on wallet.line_transfers to jackfruit_app;
