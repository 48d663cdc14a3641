-- Marks in each account's chain, so that a stretch of a statement can be checked without all that came
-- before it, and the entry named where it breaks. New columns and a new table: no lock that stakes feel.
-- What was sealed before has no marks; such a stretch is checked from further back.
alter table ledger.chain_heads add column prints bytea not null default '';

-- After every 64th entry: the head, and the first four bytes of the heads after each of the 64.
create table ledger.chain_marks (
  account_id bigint not null,
  seq bigint not null check (seq % 64 = 0),
  head bytea not null,
  prints bytea not null,
  primary key (account_id, seq)
);
grant select, insert on ledger.chain_marks to jackfruit_app;
