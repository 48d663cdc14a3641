-- The reader of the stream goes on as a follower of the ledger, from the very place it had reached. The lock waits
-- for a reading on its way, at most some seconds, and nobody else asks for this table of one row. The table goes: a
-- program of before fails at it, where it would read everything that comes a second time.
lock table jackpot.reader in access exclusive mode;
select ledger.begin_following('jackpot', next_xid) from jackpot.reader;
drop table jackpot.reader;
