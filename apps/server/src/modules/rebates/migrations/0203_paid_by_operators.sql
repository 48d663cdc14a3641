-- Who paid a rebate before its noon, and why. Columns without defaults: no row is rewritten.
alter table rebates.payments add column by text, add column why text;
alter table rebates.payments add constraint payments_signed check ((by is null) = (why is null)) not valid;
