-- How much each game was played lately is counted over settled rounds of a brand. Built while the one reader of the
-- stream waits: stakes are not touched by it.
create index bets_settled on wallet.bets (merchant_id, settled_at) include (game_id) where state in ('won', 'lost');
