-- A bet's place is that of its first stake, which no other bet of the account has: the index that pages are read by says that
-- it counts once, and a third index, by its name, is needed by nobody. Built once, while who counts bets waits; pages are
-- read on.
create unique index counts_by_place on turnover.counts (requirement_id, place desc);
alter table turnover.counts drop constraint counts_pkey;
drop index turnover.counts_newest;
alter index turnover.counts_by_place rename to counts_newest;
