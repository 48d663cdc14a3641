-- The jackpot of a brand: its pots one after another, and every stake that counted for them, in order.
-- New tables, no lock felt.
create schema jackpot;

-- `waiting`: its secret is drawn and its commitment published, so that no stake of it is known yet when
-- the pot before it is won. `secret` is filled in when it is won; until then it lies sealed.
create table jackpot.pots (
  pot_id text primary key,
  merchant_id int not null,
  currency text not null,
  state text not null check (state in ('waiting', 'open', 'won')),
  account_id bigint not null,                      -- the ledger's account that holds the pot
  seed bigint not null check (seed > 0),
  ceiling bigint not null,
  share bigint not null check (share between 1 and 1000000), -- millionths of a stake
  carried bigint not null default 0,               -- millionths of a minor unit from the pot before
  staked bigint not null default 0,                -- stakes that counted, less those taken back
  amount bigint not null default 0,                -- what the account holds for this pot
  entries int not null default 0,
  commitment text not null,
  sealed bytea not null,
  committed_at timestamptz not null,
  opened_at timestamptz,
  won_at timestamptz,
  secret bytea,
  winner_account bigint,
  winner_member bigint,
  winner_game int,
  check (ceiling > seed),
  check ((state = 'won') = (won_at is not null and secret is not null and winner_account is not null))
);
create unique index pots_at_work on jackpot.pots (merchant_id, currency, state) where state <> 'won';
create index pots_won on jackpot.pots (merchant_id, won_at desc) where state = 'won';

-- What counted for a pot. Enough to find the winner again with the revealed secret.
create table jackpot.entries (
  pot_id text not null references jackpot.pots (pot_id),
  place int not null,
  merchant_id int not null,
  account_id bigint not null,
  seq bigint not null,
  round text not null,
  stake bigint not null,                           -- below zero: a stake taken back
  takes_back int,                                  -- the place of that stake
  primary key (pot_id, place)
);
create unique index entries_taken_back on jackpot.entries (pot_id, takes_back) where takes_back is not null;
create index entries_of_round on jackpot.entries (account_id, round);

-- How far the stream of transfers was read. What was staked before the jackpot existed does not count.
create table jackpot.reader (
  id int primary key default 1 check (id = 1),
  next_xid bigint not null
);
insert into jackpot.reader (next_xid) values (pg_snapshot_xmin(pg_current_snapshot())::text::bigint);

alter table jackpot.pots enable row level security;
alter table jackpot.entries enable row level security;
create policy own on jackpot.pots for select using (merchant_id = merchants.here());
create policy own on jackpot.entries for select using (merchant_id = merchants.here());
-- The reader of the stream serves every brand at once, and says so for its own transaction only.
create policy reader on jackpot.pots using (current_setting('app.reader', true) = 'jackpot');
create policy reader on jackpot.entries using (current_setting('app.reader', true) = 'jackpot');

grant usage on schema jackpot to jackfruit_app;
grant select, insert, update on jackpot.pots to jackfruit_app;
grant select, insert on jackpot.entries to jackfruit_app;
grant select, update on jackpot.reader to jackfruit_app;
