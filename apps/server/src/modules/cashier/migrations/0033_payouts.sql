-- Money on its way out: where a member is paid to, what was asked for, and each sending. All of it belongs to
-- one brand. New tables, no lock felt.

create table cashier.payout_accounts (
  id text primary key check (id ~ '^a[0-9a-f]{18}$'),
  merchant_id int not null references merchants.brands (id),
  member_id bigint not null references identity.members (id),
  method text not null check (method ~ '^[a-z0-9]{2,20}$'),
  bank text not null check (length(bank) <= 40),
  -- Sealed by the platform, bound to this row.
  holder_sealed bytea not null,
  number_sealed bytea not null,
  -- A keyed hash: says that two numbers are the same, and nothing else.
  number_index bytea not null check (length(number_index) = 32),
  added_at timestamptz not null,
  usable_at timestamptz not null,
  removed_at timestamptz,
  check (usable_at >= added_at)
);
-- One account outside is paid to for one member only.
create unique index payout_accounts_once on cashier.payout_accounts (merchant_id, number_index)
  where removed_at is null;
create index on cashier.payout_accounts (member_id);

create table cashier.payouts (
  id text primary key check (id ~ '^w[0-9a-f]{18}$'),
  merchant_id int not null references merchants.brands (id),
  member_id bigint not null references identity.members (id),
  purse_id bigint not null,
  held_id bigint not null,
  -- A part of a larger one: the larger one holds the money, each part is sent by itself.
  parent_id text references cashier.payouts (id),
  account_id text not null references cashier.payout_accounts (id),
  method text not null,
  currency text not null,
  amount bigint not null check (amount > 0),
  fee bigint not null check (fee >= 0 and fee < amount),
  -- What other members have paid of it already, outside.
  peer_amount bigint not null default 0 check (peer_amount between 0 and amount),
  state text not null check (state in ('DRAFT', 'REQUESTED', 'RISK_REVIEW', 'KYC_WAIT', 'APPROVED',
    'QUEUED', 'SENDING', 'SENDING_UNKNOWN', 'SENT', 'COMPLETED', 'FAILED', 'RETURNED', 'REJECTED',
    'CANCELLED', 'SPLIT', 'P2P')),
  request_key text not null check (length(request_key) between 1 and 100),
  attempts int not null default 0 check (attempts between 0 and 3),
  -- Who of the operator's decided, and what they told the member.
  decided_by text check (length(decided_by) between 1 and 100),
  note text check (length(note) <= 500),
  -- When it is looked at next.
  due_at timestamptz not null,
  created_at timestamptz not null,
  state_at timestamptz not null,
  queued_at timestamptz
);
-- The same request twice is one.
create unique index payouts_request on cashier.payouts (member_id, request_key);
-- One at a time, however many ask at once.
create unique index payouts_open on cashier.payouts (member_id)
  where parent_id is null and state not in ('COMPLETED', 'RETURNED', 'REJECTED', 'CANCELLED');
create index payouts_newest on cashier.payouts (member_id, created_at desc, id);
create index payouts_due on cashier.payouts (merchant_id, due_at)
  where state not in ('COMPLETED', 'RETURNED', 'REJECTED', 'CANCELLED');
create index payouts_paid on cashier.payouts (merchant_id, method, state_at) where state = 'COMPLETED';
create index on cashier.payouts (parent_id) where parent_id is not null;

-- Each sending, under a key that the gateway knows. A next one is made only when the one before is proved to have failed.
create table cashier.payout_sends (
  key text primary key,
  payout_id text not null references cashier.payouts (id),
  attempt int not null,
  merchant_id int not null,
  gateway text not null,
  outcome text not null check (outcome in ('sending', 'sent', 'refused', 'unknown', 'paid', 'failed')),
  begun_at timestamptz not null,
  asked_at timestamptz,
  asked int not null default 0,
  unique (payout_id, attempt)
);

-- What operators say about a sending of which nobody knows: two must say the same.
create table cashier.payout_verdicts (
  payout_id text not null references cashier.payouts (id),
  attempt int not null,
  merchant_id int not null,
  operator text not null check (length(operator) between 1 and 100),
  verdict text not null check (verdict in ('paid', 'failed')),
  evidence text not null check (length(evidence) between 3 and 500),
  at timestamptz not null,
  primary key (payout_id, attempt, operator)
);

do $$
declare name text;
begin
  foreach name in array array['payout_accounts', 'payouts', 'payout_sends', 'payout_verdicts'] loop
    execute format('alter table cashier.%I enable row level security', name);
    execute format('create policy own on cashier.%I using (merchant_id = merchants.here())', name);
    execute format('create policy desk on cashier.%I using (current_setting(''app.reader'', true) = ''cashier'')', name);
  end loop;
end $$;

grant select, insert on cashier.payout_accounts, cashier.payouts, cashier.payout_sends, cashier.payout_verdicts to jackfruit_app;
grant update (removed_at) on cashier.payout_accounts to jackfruit_app;
grant update (state, state_at, due_at, queued_at, attempts, peer_amount,
  decided_by, note) on cashier.payouts to jackfruit_app;
grant update (outcome, asked_at, asked) on cashier.payout_sends to jackfruit_app;
