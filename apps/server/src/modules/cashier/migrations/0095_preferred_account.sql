-- Which of a member's accounts is paid to unless another is chosen: the one preferred last, else the oldest. A column
-- without a value, no row is written; the lock is held for a moment.
alter table cashier.payout_accounts add column preferred_at timestamptz;
grant update (preferred_at) on cashier.payout_accounts to jackfruit_app;
