-- Free rounds: grants of so many rounds at a studio, each paid out of money that was set aside on an account of its own.
-- New tables, and two columns without a default on the budgets of credits: no lock felt.
create table vendors.free_grants (
  id bigint generated always as identity primary key,
  public_id text not null unique check (public_id ~ '^fr[0-9a-f]{20}$'),
  merchant_id int not null references merchants.brands (id),
  vendor text not null,
  member_id bigint not null,
  player_id text not null,
  account_id bigint not null,            -- the purse that wins come to
  -- Where the money for its wins lies, and where it came from: what is not won goes back there.
  fund_id bigint not null unique,
  home_id bigint not null,
  budget_id bigint not null unique references vendors.credit_budgets (id),
  -- Whatever it is for, by the name of whoever granted it: granted again for the same it is the same.
  source text not null check (length(source) between 1 and 100),
  currency text not null,
  games text[] not null check (cardinality(games) between 1 and 50),
  rounds int not null check (rounds between 1 and 1000),
  stake bigint not null check (stake > 0),
  most bigint not null check (most > 0),
  played int not null default 0 check (played between 0 and rounds),
  granted_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  -- The studio has taken it.
  taken_at timestamptz,
  ended_at timestamptz,
  ended_why text check (ended_why in ('used', 'limit', 'expired', 'cancelled', 'refused')),
  -- When the studio is told next, and how often it was without an answer; null: it knows.
  tell_at timestamptz default clock_timestamp(),
  attempts int not null default 0,
  -- When the rest is sent home next; null: nothing is to be sent.
  settle_at timestamptz,
  settlements int not null default 0,
  unique (merchant_id, source),
  check ((ended_at is null) = (ended_why is null))
);
create index free_grants_of_member on vendors.free_grants (member_id, id desc);
create index free_grants_open on vendors.free_grants (merchant_id, expires_at) where ended_at is null;
create index free_grants_to_tell on vendors.free_grants (merchant_id, tell_at) where tell_at is not null;
create index free_grants_to_settle on vendors.free_grants (merchant_id, settle_at) where settle_at is not null;

-- Each stake that was free: one round of its grant, until it is taken back.
create table vendors.free_rounds (
  account_id bigint not null,
  key text not null,                     -- of the stake in the ledger
  merchant_id int not null,
  grant_id bigint not null references vendors.free_grants (id),
  round text not null,
  is_over boolean not null,
  at timestamptz not null default clock_timestamp(),
  returned_at timestamptz,
  primary key (account_id, key)
);
create index free_rounds_of_grant on vendors.free_rounds (grant_id) where not is_over and returned_at is null;
create index free_rounds_by_round on vendors.free_rounds (account_id, round);

-- A budget that pays out of an account, and for one purse alone. Null: the vendor's own, as before.
alter table vendors.credit_budgets add column fund_id bigint, add column purse_id bigint;

alter table vendors.free_grants enable row level security;
alter table vendors.free_rounds enable row level security;
create policy own on vendors.free_grants using (merchant_id = merchants.here());
create policy own on vendors.free_rounds using (merchant_id = merchants.here());
grant usage on sequence vendors.free_grants_id_seq to jackfruit_app;
grant select, insert, update (played, taken_at, ended_at, ended_why, tell_at, attempts, settle_at, settlements)
  on vendors.free_grants to jackfruit_app;
grant select, insert, update (is_over, returned_at) on vendors.free_rounds to jackfruit_app;
