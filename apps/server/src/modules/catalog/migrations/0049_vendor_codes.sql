-- Makers' codes may have underscores, as those of the lotteries do (GA-03, GA-04). They stay in small letters, whatever
-- an address or a setting writes: VENDOR_SECRET_TCG_SEA is that of tcg_sea. Ten rows are read again.
alter table catalog.vendors drop constraint vendors_code_check;
alter table catalog.vendors add constraint vendors_code_check check (code ~ '^[a-z0-9][a-z0-9_]{0,18}[a-z0-9]$');
