-- What a vendor credits beyond what it announced is held until a person has looked, and credits without a stake are
-- counted against budgets that were registered before. New tables, no lock felt.
create table vendors.held_credits (
  id bigint generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  vendor text not null,
  member_id bigint not null,
  account_id bigint not null,            -- the purse that was credited
  held_id bigint not null,               -- where the money lies meanwhile
  house_id int not null,                 -- the vendor's, where it came from
  game_id int not null,
  currency text not null,
  key text not null,                     -- of the credit in the ledger
  round text not null,                   -- '' outside rounds
  credit bigint not null check (credit > 0),
  amount bigint not null check (amount between 1 and credit),      -- of it, what was held
  undone bigint not null default 0 check (undone between 0 and amount), -- of it, what the vendor took back since
  reason text not null check (reason in ('above_max_win', 'above_budget')),
  campaign text,
  state text not null default 'open' check (state in ('open', 'released', 'taken', 'undone')),
  held_at timestamptz not null default clock_timestamp(),
  decided_at timestamptz,
  decided_by text check (length(btrim(decided_by)) between 1 and 100),
  why text check (length(btrim(why)) between 3 and 500),
  unique (account_id, key),
  check ((state in ('released', 'taken')) = (decided_at is not null and decided_by is not null and why is not null)),
  check (state <> 'undone' or undone = amount)
);
create index on vendors.held_credits (account_id) where state = 'open';
create index on vendors.held_credits (merchant_id, held_at) where state = 'open';
create index on vendors.held_credits (account_id, round);

create table vendors.credit_budgets (
  id bigint generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  vendor text not null,
  currency text not null,
  campaign text,                         -- null: for what belongs to no campaign with a budget of its own
  total bigint not null check (total >= 0),
  per_day bigint not null check (per_day >= 0),
  used bigint not null default 0 check (used >= 0),
  day date,                              -- of day_used, where the brand is
  day_used bigint not null default 0 check (day_used >= 0),
  unique nulls not distinct (merchant_id, vendor, currency, campaign)
);

-- What each credit took of a budget: given back with it.
create table vendors.budget_draws (
  budget_id bigint not null references vendors.credit_budgets (id),
  merchant_id int not null,
  account_id bigint not null,
  key text not null,
  amount bigint not null check (amount > 0),
  day date not null,
  returned_at timestamptz,
  primary key (account_id, key)
);

-- Who decided what about credits, and why.
create table vendors.decisions (
  id bigint generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  what text not null check (what in ('budget', 'released', 'taken', 'looked_at')),
  target text not null,
  after jsonb not null,
  decided_by text not null check (length(btrim(decided_by)) between 1 and 100),
  why text not null check (length(btrim(why)) between 3 and 500),
  at timestamptz not null default clock_timestamp()
);
create function vendors.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'decisions are never changed: % refused', tg_op using errcode = '42501';
end $$;
create trigger decisions_are_kept before update or delete on vendors.decisions
  for each row execute function vendors.refuse_change();
create trigger decisions_are_never_truncated before truncate on vendors.decisions
  for each statement execute function vendors.refuse_change();

alter table vendors.held_credits enable row level security;
create policy own on vendors.held_credits using (merchant_id = merchants.here());
create policy desk on vendors.held_credits for select using (current_setting('app.reader', true) = 'vendors');
alter table vendors.credit_budgets enable row level security;
create policy own on vendors.credit_budgets using (merchant_id = merchants.here());
create policy desk on vendors.credit_budgets for select using (current_setting('app.reader', true) = 'vendors');
alter table vendors.budget_draws enable row level security;
create policy own on vendors.budget_draws using (merchant_id = merchants.here());
alter table vendors.decisions enable row level security;
create policy own on vendors.decisions using (merchant_id = merchants.here());
create policy desk on vendors.decisions for select using (current_setting('app.reader', true) = 'vendors');

grant select, insert, update (undone, state, decided_at, decided_by, why) on vendors.held_credits to jackfruit_app;
grant select, insert, update (total, per_day, used, day, day_used) on vendors.credit_budgets to jackfruit_app;
grant select, insert, update (returned_at) on vendors.budget_draws to jackfruit_app;
grant select, insert on vendors.decisions to jackfruit_app;
