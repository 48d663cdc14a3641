-- A member's transfers are read in the order in which they are shown, so that a page of them costs a page. Transfers to
-- and from vendors wait for it, a second or two for a million.
create index vendor_transfers_shown on vendors.vendor_transfers (member_id, made_at desc, id);
drop index vendors.vendor_transfers_newest;
