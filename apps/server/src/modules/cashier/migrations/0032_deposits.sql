-- Money that comes in: orders, what happened to each, what was paid, and what gateways told. New tables, no lock felt.
create schema cashier;

-- One row for every change of every order: deposits, withdrawals, shares between members.
create table cashier.order_changes (
  id bigint generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  order_kind text not null check (order_kind in ('deposit', 'withdrawal', 'peer')),
  order_id text not null,
  from_state text,
  to_state text not null,
  at timestamptz not null default clock_timestamp(),
  actor text not null check (actor in ('member', 'gateway', 'clock', 'staff', 'system')),
  reason text check (reason ~ '^[a-z_]{1,60}$')
);
create index on cashier.order_changes (order_kind, order_id, id);

create table cashier.deposits (
  id text primary key check (id ~ '^d[0-9a-f]{18}$'),
  merchant_id int not null references merchants.brands (id),
  member_id bigint not null references identity.members (id),
  account_id bigint not null,
  currency text not null,
  state text not null check (state in ('CREATED', 'AWAITING_PAYMENT', 'SUBMITTED', 'MATCHING', 'CREDITED', 'PARTIAL',
    'OVERPAID', 'UNMATCHED', 'REJECTED', 'EXPIRED', 'LATE_CREDITED', 'REVERSED')),
  method text not null,
  kind text not null check (kind in ('bank', 'wallet', 'qr', 'crypto')),
  gateway text not null,
  channel text not null,
  wanted bigint not null check (wanted > 0),       -- what the member chose, in the purse's smallest unit
  -- What has to be paid, in the payer's money; `rate` says what that is worth in the purse.
  pay_currency text not null,
  pay_scale smallint not null check (pay_scale between 0 and 8),
  pay_due bigint not null check (pay_due > 0),
  rate_num bigint not null check (rate_num > 0),
  rate_den bigint not null check (rate_den > 0),
  due bigint not null check (due > 0),             -- what is credited when exactly that comes
  paid bigint not null default 0 check (paid >= 0),         -- of the payer's money, all that was credited
  credited bigint not null default 0 check (credited >= 0),
  reversed bigint not null default 0 check (reversed >= 0 and reversed <= credited),
  parts int not null default 0,
  match_by text not null check (match_by in ('order', 'amount', 'memo', 'reference')),
  memo text,
  instructions jsonb not null default '{}',
  promotion_id text,                               -- chosen at creation, never afterwards
  idempotency_key text not null check (length(idempotency_key) between 8 and 80),
  wish_hash bytea not null,
  reference text,
  submitted_at timestamptz,
  review_due_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  checked_at timestamptz not null,                 -- when the gateway was last asked
  confirmations int,                               -- how deep money of a chain must lie
  network text,
  unique (merchant_id, member_id, idempotency_key)
);
create index on cashier.deposits (merchant_id, member_id, created_at desc, id desc);
create index on cashier.deposits (checked_at)
  where state in ('CREATED', 'AWAITING_PAYMENT', 'SUBMITTED', 'MATCHING', 'UNMATCHED', 'PARTIAL', 'EXPIRED');
-- Nobody else's open order asks for the same amount, and a memo is never used again.
create unique index deposits_one_amount on cashier.deposits (channel, pay_currency, pay_due)
  where match_by = 'amount' and state in ('CREATED', 'AWAITING_PAYMENT', 'SUBMITTED', 'MATCHING', 'UNMATCHED');
create unique index deposits_one_memo on cashier.deposits (channel, memo) where memo is not null;

-- What a payer says their payment is called: it names one order for ever.
create table cashier.deposit_references (
  channel text not null,
  reference text not null check (reference ~ '^[A-Z0-9-]{4,60}$'),
  merchant_id int not null references merchants.brands (id),
  order_id text not null references cashier.deposits (id),
  primary key (channel, reference)
);

-- Money that came. The gateway's id says which money it is: a second telling with another amount is a doubt, no credit.
create table cashier.payments (
  gateway text not null,
  channel text not null,
  txn text not null check (length(txn) between 1 and 120),
  merchant_id int references merchants.brands (id),
  order_id text references cashier.deposits (id),
  pay_currency text not null,
  pay_scale smallint not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('credited', 'review', 'unmatched')),
  reason text check (reason ~ '^[a-z_]{1,60}$'),
  credited bigint not null default 0 check (credited >= 0),
  posting_key text,
  reference text,
  memo text,
  paid_at timestamptz not null,
  heard_at timestamptz not null default clock_timestamp(),
  primary key (channel, txn),
  check ((state = 'credited') = (posting_key is not null))
);
create index on cashier.payments (order_id) where order_id is not null;
create index on cashier.payments (channel, reference) where state = 'unmatched';

create table cashier.payment_doubts (
  id bigint generated always as identity primary key,
  channel text not null,
  txn text not null,
  merchant_id int references merchants.brands (id),
  order_id text,
  pay_currency text not null,
  amount bigint not null,
  reason text not null check (reason ~ '^[a-z_]{1,60}$'),
  at timestamptz not null default clock_timestamp()
);
create unique index on cashier.payment_doubts (channel, txn, amount, pay_currency, reason);

-- Webhooks that were heard: the same one again is answered and does nothing.
create table cashier.webhooks (
  gateway text not null,
  nonce text not null check (length(nonce) between 16 and 80),
  at timestamptz not null default clock_timestamp(),
  primary key (gateway, nonce)
);
create index on cashier.webhooks (at);

create table cashier.deposit_slips (
  order_id text primary key references cashier.deposits (id),
  merchant_id int not null references merchants.brands (id),
  image_sealed bytea not null,
  image_hash bytea not null check (length(image_hash) = 32),
  seen_before boolean not null default false,
  at timestamptz not null default clock_timestamp()
);
create index on cashier.deposit_slips (merchant_id, image_hash);

-- What a reversal could not take because it was spent: taken from what is paid in next.
create table cashier.debts (
  order_id text primary key references cashier.deposits (id),
  merchant_id int not null references merchants.brands (id),
  account_id bigint not null,
  amount bigint not null check (amount > 0),
  settled bigint not null default 0 check (settled between 0 and amount),
  parts int not null default 0
);
create index on cashier.debts (account_id) where settled < amount;

do $$
declare name text;
begin
  foreach name in array array['order_changes', 'deposits', 'deposit_references', 'payments', 'payment_doubts',
    'deposit_slips', 'debts'] loop
    execute format('alter table cashier.%I enable row level security', name);
    execute format('create policy own on cashier.%I using (merchant_id = merchants.here())', name);
    -- Gateways and the clock serve every brand at once, and say so for their own transaction only.
    execute format('create policy desk on cashier.%I using (current_setting(''app.reader'', true) = ''cashier'')', name);
  end loop;
end $$;

grant usage on schema cashier to jackfruit_app;
grant select, insert on cashier.order_changes, cashier.deposit_references, cashier.payment_doubts to jackfruit_app;
grant select, insert, update on cashier.deposits, cashier.payments, cashier.deposit_slips, cashier.debts to jackfruit_app;
grant select, insert, delete on cashier.webhooks to jackfruit_app;
