-- Stakes that cover a part of the table: what the maker tells of them as truly at risk, beside the stake and under its
-- key. A new table, and a column without a default: no row is touched, and `bets` is locked for that moment.
create table wallet.risks (
  account_id bigint not null,
  key text not null,
  round text not null,
  merchant_id int not null,
  at_risk bigint not null check (at_risk >= 0),     -- of all stakes of the round up to this one
  told_at timestamptz not null default now(),
  primary key (account_id, key)
);
create index risks_of_round on wallet.risks (account_id, round);

alter table wallet.risks enable row level security;
create policy own on wallet.risks using (merchant_id = merchants.here());
-- Who counts rounds counts those of every brand, each in a transaction that says so.
create policy reader on wallet.risks for select using (current_setting('app.reader', true) in ('bets', 'turnover'));
grant select, insert on wallet.risks to jackfruit_app;

alter table wallet.bets add column told bigint check (told >= 0); -- null: all of the stake was at risk
