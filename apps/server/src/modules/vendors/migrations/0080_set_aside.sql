-- A credit that the follower cannot read is set aside and marked, so that it stops nobody else's money. Servers of before
-- never write the reason. Few rows; the table is locked for an instant.
alter table vendors.unusual_credits drop constraint unusual_credits_reason_check,
  add constraint unusual_credits_reason_check check (reason in (
    'no_stake', 'above_max_win', 'above_multiple', 'first_large', 'from_unusual', 'from_vendor', 'set_aside'));
