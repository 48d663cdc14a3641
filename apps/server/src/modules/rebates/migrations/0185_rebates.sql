-- What bets have earned and was not paid yet, and every payment of it. New tables, no lock felt.
create schema rebates;

-- By member, kind of game and rate: who comes to another level goes on in another row, and what was bet before keeps
-- the rate that held then. A paid row begins again at nothing but its carry: what was less than the smallest unit.
create table rebates.accruals (
  member_id bigint not null,
  kind text not null,
  -- In parts of 100,000.
  rate int not null check (rate between 1 and 9999),
  merchant_id int not null,
  -- Below zero where bets were taken back that were paid for.
  valid bigint not null,
  -- In parts of 100,000 of the smallest unit.
  carry int not null default 0 check (carry between 0 and 99999),
  -- When the first of what is not paid was counted.
  since timestamptz not null,
  -- The last deed that was counted: nothing before it is counted again.
  upto bigint not null,
  primary key (member_id, kind, rate)
) with (fillfactor = 70);
create index accruals_unpaid on rebates.accruals (merchant_id, member_id, kind, rate) where valid <> 0;

create table rebates.payments (
  id bigint generated always as identity,
  public_id text not null unique check (public_id ~ '^b[0-9a-f]{18}$'),
  merchant_id int not null,
  member_id bigint not null,
  -- What was pressed, or the noon that it was paid at: once.
  key text not null check (length(key) between 5 and 120),
  way text not null check (way in ('claimed', 'automatic')),
  currency text not null,
  amount bigint not null check (amount > 0),
  -- By kind and rate: the valid bet, what it brought, and up to which deed.
  lines jsonb not null,
  at timestamptz not null,
  -- By member first: a page of one is never looked for among all.
  primary key (member_id, id),
  unique (member_id, key)
);

-- How far the payment of a noon has come, in the brand's calendar.
create table rebates.noons (
  merchant_id int not null,
  day date not null,
  after_member bigint not null default 0,
  ended_at timestamptz,
  primary key (merchant_id, day)
);

select activity.begin_reading('rebates');

create function rebates.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'payments are never changed: % refused', tg_op using errcode = '42501';
end $$;
create trigger payments_are_kept before update or delete on rebates.payments
  for each row execute function rebates.refuse_change();

alter table rebates.accruals enable row level security;
alter table rebates.payments enable row level security;
alter table rebates.noons enable row level security;
create policy own on rebates.accruals using (merchant_id = merchants.here());
create policy own on rebates.payments using (merchant_id = merchants.here());
create policy own on rebates.noons using (merchant_id = merchants.here());

grant usage on schema rebates to jackfruit_app;
grant select, insert, update on rebates.accruals, rebates.noons to jackfruit_app;
grant select, insert on rebates.payments to jackfruit_app;
