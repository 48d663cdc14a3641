-- Who owns which account, and the rounds that a member sees: read from the ledger's stream, never
-- written by a stake. New tables, no lock felt.
create schema wallet;

create table wallet.purses (
  account_id bigint primary key,
  merchant_id int not null,
  member_id bigint not null,
  currency text not null,
  opened_at timestamptz not null default now(),
  unique (member_id, account_id)
);

-- One row for each round of an account. `seq` is the round's first transfer: it names and orders the row.
create table wallet.bets (
  account_id bigint not null,
  round text not null,
  merchant_id int not null,
  seq bigint not null,
  last_seq bigint not null,
  game_id int not null,
  stake bigint not null,
  win bigint not null,
  balance_after bigint not null,
  closed boolean not null,
  rolled_back boolean not null,
  placed_at timestamptz not null,
  settled_at timestamptz,
  state text not null generated always as (
    case when rolled_back and stake = 0 and win = 0 then 'void'
         when not closed then 'open'
         when win > 0 and win >= stake then 'won'
         else 'lost' end) stored,
  primary key (account_id, round)
);
create unique index bets_newest on wallet.bets (account_id, seq desc);

-- How far each reader of the stream has come. Moved in the same transaction as what it read.
create table wallet.readers (
  name text primary key,
  next_xid bigint not null
);
insert into wallet.readers (name, next_xid) values ('bets', 0);

alter table wallet.purses enable row level security;
alter table wallet.bets enable row level security;
create policy own on wallet.purses using (merchant_id = merchants.here());
create policy own on wallet.bets using (merchant_id = merchants.here());
-- The reader of the stream serves every brand at once, and says so for its own transaction only.
create policy reader on wallet.purses for select using (current_setting('app.reader', true) = 'bets');
create policy reader on wallet.bets using (current_setting('app.reader', true) = 'bets');

grant usage on schema wallet to jackfruit_app;
grant select, insert on wallet.purses to jackfruit_app;
grant select, insert, update on wallet.bets to jackfruit_app;
grant select, update on wallet.readers to jackfruit_app;
