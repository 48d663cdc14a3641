-- What is about to lapse is said once. A column without a default: no row is rewritten.
alter table promotions.rewards add column warned_at timestamptz;
create index rewards_to_warn on promotions.rewards (merchant_id, expires_at) where state = 'ready' and warned_at is null;
