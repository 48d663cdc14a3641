-- Up to which of a studio's own transactions it has seen this database to have them all: whoever restores the database
-- to an older moment restores this with it, so that the studio knows from where to hold the two together. One column with
-- a constant default on a table with a row for each studio: no row is written anew, and the lock is over at once.
alter table vendors.epochs add column known bigint not null default 0 check (known >= 0);
