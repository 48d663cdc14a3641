-- What is counted for a requirement moves with each batch of bets: with room on its page the row stays there and none of
-- its six indexes is touched. For rows of new pages; no row is rewritten, and no lock is felt by who reads or writes.
alter table turnover.requirements set (fillfactor = 70);
