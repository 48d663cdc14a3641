-- Where each account's chain stood when it was last verified, so that the next verification reads only what was sealed
-- since. Nothing is believed of it: a head that is not what it was makes the next root differ from the anchored one.
-- How far that was is kept signed, outside the database. New tables, no lock felt.
create table ledger.checked_heads (
  account_id bigint primary key,
  seq bigint not null,
  head bytea not null
) with (fillfactor = 70);
-- The seal that the heads belong to.
create table ledger.checked (
  id int primary key default 1 check (id = 1),
  no bigint not null
) with (fillfactor = 50);
grant select, insert, update, delete on ledger.checked_heads to jackfruit_app;
grant select, insert, update on ledger.checked to jackfruit_app;
