-- Kinds 13 to 23: deposits, payouts, holds, vendors' wallets, transfers along the agents' line (kinds.ts).
alter table ledger.transfers drop constraint transfers_kind_check;
alter table ledger.transfers add constraint transfers_kind_check check (kind between 1 and 40);
