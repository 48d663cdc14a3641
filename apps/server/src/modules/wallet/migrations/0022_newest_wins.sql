-- The winner board reads the newest wins of a brand. Built while the one reader of the stream waits:
-- stakes are not touched by it.
create index bets_newest_wins on wallet.bets (merchant_id, settled_at desc, seq desc) where state = 'won';
