-- Transfers to and from the wallets that vendors keep belong to whoever speaks to vendors. The tables keep
-- their rows, policies and rights; each is locked for the instant of its renaming.
alter table wallet.vendor_transfers set schema vendors;
alter table wallet.vendor_transfer_changes set schema vendors;
