-- What a follower of the stream left behind: the accounts of transfers that its version of the program does not know,
-- from the window of the stream in which it met the first. Everybody else's are read on, theirs are read when a version
-- comes that knows them. Programs of before neither write nor read it, and stop at such a transfer as they did. A new
-- table; a column with a constant default on a table of a few rows, locked for an instant.
create table ledger.unread (
  id bigint generated always as identity primary key,
  follower text not null references ledger.followers,
  account_id bigint not null,
  from_xid bigint not null,  -- every transfer of the account from this transaction on, up to the follower's place
  from_seq bigint not null,  -- and about from this number on
  seq bigint not null,       -- of the transfer that was not known, and what it is
  kind smallint not null,
  status smallint not null,
  left_at timestamptz not null default now(),
  unique (follower, account_id)
);
alter table ledger.followers add column unread int not null default 0;
grant select, insert, update, delete on ledger.unread to jackfruit_app;
