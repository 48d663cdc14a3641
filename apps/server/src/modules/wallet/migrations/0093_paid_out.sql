-- What each brand paid out, in quarters of an hour: written with the rounds, by the same reader in the same transaction,
-- so that a day's figure costs a hundred rows however much is paid. A new table, no lock felt. It counts from what that
-- reader passes next: on the day of the upgrade the figure leaves out what was paid before.
create table wallet.paid_out (
  merchant_id int not null,
  currency text not null,
  slot timestamptz not null,
  amount bigint not null,
  primary key (merchant_id, currency, slot)
);

alter table wallet.paid_out enable row level security;
create policy own on wallet.paid_out for select using (merchant_id = merchants.here());
create policy reader on wallet.paid_out using (current_setting('app.reader', true) = 'bets');
grant select, insert, update on wallet.paid_out to jackfruit_app;
