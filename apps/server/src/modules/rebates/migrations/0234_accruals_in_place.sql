-- What waits moves with each batch of bets. The index of what is not paid looked at the amount itself, so that each such
-- change touched both indexes; it looks at a word beside it now, which changes when something is paid. A lock for a moment:
-- the column is not written into rows, and few rows are unpaid.
alter table rebates.accruals add column is_unpaid boolean not null default true;
drop index rebates.accruals_unpaid;
create index accruals_unpaid on rebates.accruals (merchant_id, member_id, kind, rate) where is_unpaid;
