-- What was paid before is no more unpaid. No lock but those of the rows, which are written once.
update rebates.accruals set is_unpaid = false where valid = 0;
