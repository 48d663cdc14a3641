-- The ledger: append-only transfers between a member's account and a house, one row each.
-- Nothing here is written by the application's role itself: it may read, and call the functions
-- of 0002, which own every rule. New tables on an empty schema: no lock that anybody feels.
create schema ledger;

-- A house is the other side of every transfer: a studio, the opening grants, the clearing between
-- members. It has no balance to lock: see house_balances.
create table ledger.houses (
  id int generated always as identity primary key,
  merchant_id int not null,
  name text not null,
  currency text not null,
  unique (merchant_id, name, currency)
);

-- A member's money. `seq` counts the account's transfers without a gap; `balance` is what the last one left.
create table ledger.accounts (
  id bigint generated always as identity primary key,
  merchant_id int not null,
  owner bigint not null,
  kind smallint not null check (kind between 1 and 4), -- 1 purse, 2 trial purse, 3 held, 4 owed
  currency text not null,
  frozen boolean not null default false, -- refuses stakes; winnings and roll-backs still arrive
  balance bigint not null default 0 check (balance >= 0),
  seq bigint not null default 0 check (seq >= 0),
  unique (merchant_id, owner, kind, currency)
) with (fillfactor = 50);

create table ledger.transfers (
  account_id bigint not null,
  seq bigint not null,
  amount bigint not null,                                  -- the member's leg; the house's is its negative
  balance_after bigint not null check (balance_after >= 0),
  key_hash bigint not null,
  round_hash bigint not null,                              -- 0 outside rounds
  xid bigint not null,                                     -- the writing transaction: what readers page by
  created_at timestamptz not null default now(),
  house_id int not null,
  game_id int not null,                                    -- 0 outside games
  kind smallint not null check (kind between 1 and 12),    -- kinds.ts
  status smallint not null check (status in (1, 2, 3, 5, 6)), -- 1 posted 2 insufficient 3 blocked 5 roll-back without original 6 cancelled before it came
  closes boolean not null,                                 -- ends its round
  key text not null,
  round text not null
) partition by range (created_at);

-- What each writer (a lane's connection) moved for each house. Private to the writer, so that no two
-- of them wait for each other; the house's balance is the sum.
create table ledger.house_balances (
  house_id int not null references ledger.houses (id),
  writer_id int not null,
  balance bigint not null,
  primary key (house_id, writer_id)
) with (fillfactor = 10);
create sequence ledger.writers as int;

-- Vendors whose transaction ids are global to them: one id, one account, for ever.
create table ledger.global_ids (
  key_hash bigint not null,
  key text not null,
  account_id bigint not null,
  primary key (key_hash, key)
);

-- What a member owes after winnings were taken back that had been spent.
create table ledger.debts (
  account_id bigint not null,
  seq bigint not null,
  amount bigint not null check (amount > 0),
  created_at timestamptz not null default now(),
  cleared_at timestamptz,
  primary key (account_id, seq)
);

-- The chain: after each window of finished transactions the sealer writes its root here and, signed,
-- outside the database. Heads are the accounts' own chains.
create table ledger.seals (
  no bigint primary key,
  from_xid bigint not null,
  to_xid bigint not null,
  rows bigint not null,
  root bytea not null,
  at timestamptz not null default now()
);
create table ledger.chain_heads (
  account_id bigint primary key,
  seq bigint not null,
  head bytea not null
) with (fillfactor = 70);

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'transfers are never changed: % refused', tg_op using errcode = '42501';
end $$;
create trigger transfers_are_kept before update or delete on ledger.transfers
  for each row execute function ledger.refuse_change();

-- Makes the partitions of this month and the next ones. Each carries the indexes that the write
-- path probes; BRIN on the transaction id serves the readers at next to no cost.
create function ledger.ensure_partitions(p_from date, p_months int) returns int
  language plpgsql security definer set search_path = ledger, pg_temp as $$
declare first_day date; made int := 0; part text;
begin
  perform pg_advisory_xact_lock(7251002);
  for i in 0 .. p_months - 1 loop
    first_day := (date_trunc('month', p_from) + make_interval(months => i))::date;
    part := 'transfers_' || to_char(first_day, 'YYYYMM');
    continue when to_regclass('ledger.' || part) is not null;
    execute format('create table ledger.%I partition of ledger.transfers for values from (%L) to (%L)',
      part, first_day, (first_day + interval '1 month')::date);
    execute format('create unique index on ledger.%I (account_id, key_hash)', part);
    execute format('create unique index on ledger.%I (account_id, seq)', part);
    execute format('create index on ledger.%I (account_id, round_hash) where round_hash <> 0', part);
    execute format('create index on ledger.%I using brin (xid) with (pages_per_range = 16, autosummarize = on)', part);
    execute format('create trigger transfers_are_never_truncated before truncate on ledger.%I for each statement execute function ledger.refuse_change()', part);
    execute format('grant select on ledger.%I to jackfruit_app', part);
    made := made + 1;
  end loop;
  return made;
end $$;
select ledger.ensure_partitions((now() - interval '1 month')::date, 3);

grant usage on schema ledger to jackfruit_app;
grant select on all tables in schema ledger to jackfruit_app;
grant insert on ledger.seals to jackfruit_app;
grant insert, update on ledger.chain_heads to jackfruit_app;
