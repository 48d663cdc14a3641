-- Credits of an unusual origin, marked by a follower of the ledger's stream: money goes out by rule only when none of
-- the purse waits to be looked at. What is credited from now on is read; a new table, no lock felt.
create table vendors.unusual_credits (
  id bigint generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  account_id bigint not null,
  reason text not null check (reason in ('no_stake', 'above_max_win', 'above_multiple', 'first_large', 'from_unusual')),
  subject text not null,                 -- the round, or the key of a credit outside rounds
  seq bigint not null,                   -- of the credit in its account
  game_id int not null,
  amount bigint not null,
  marked_at timestamptz not null default clock_timestamp(),
  looked_at timestamptz,
  looked_by text check (length(btrim(looked_by)) between 1 and 100),
  unique (account_id, reason, subject)
);
create index on vendors.unusual_credits (account_id, seq) where looked_at is null;
create unique index on vendors.unusual_credits (account_id) where reason = 'first_large';

alter table vendors.unusual_credits enable row level security;
create policy own on vendors.unusual_credits using (merchant_id = merchants.here());
create policy reader on vendors.unusual_credits using (current_setting('app.reader', true) = 'vendors');
grant select, insert, update (seq, amount, looked_at, looked_by) on vendors.unusual_credits to jackfruit_app;

select ledger.begin_following('vendors', pg_snapshot_xmin(pg_current_snapshot())::text::bigint);
