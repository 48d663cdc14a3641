-- What an agent has to pay to those directly below, where a contract says that not the platform pays. New tables, no lock
-- felt.
create table agents.bills (
  id bigint generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  payout_id bigint not null unique references agents.payouts (id),
  kind text not null,
  debtor_id bigint not null,
  creditor_id bigint not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  day date not null,
  state text not null check (state in ('due', 'paid', 'overdue')),
  made_at timestamptz not null,
  due_at timestamptz not null,
  paid_at timestamptz,
  -- By the agent's press, or taken from what the agent was to be paid.
  way text check (way in ('pressed', 'taken')),
  check ((state = 'paid') = (paid_at is not null)),
  check ((paid_at is null) = (way is null))
);
create index bills_open on agents.bills (debtor_id, id) where state <> 'paid';
create index bills_becoming_overdue on agents.bills (merchant_id, due_at) where state = 'due';

create table agents.bill_presses (
  member_id bigint not null,
  key text not null check (length(key) between 8 and 100),
  merchant_id int not null,
  total bigint not null,
  at timestamptz not null,
  primary key (merchant_id, member_id, key)
);

alter table agents.bills enable row level security;
alter table agents.bill_presses enable row level security;
create policy own on agents.bills using (merchant_id = merchants.here());
create policy own on agents.bill_presses using (merchant_id = merchants.here());
grant select, insert on agents.bills to jackfruit_app;
grant update (state, paid_at, way) on agents.bills to jackfruit_app;
grant select, insert on agents.bill_presses to jackfruit_app;
