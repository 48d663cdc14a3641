-- Which transaction wrote a change, so that a page that was away is told what it missed, in whatever order the
-- transactions ended. Changes of before have none: nobody can have a mark from before. No row is rewritten; the table
-- is locked for the moment in which the column is named.
alter table cashier.order_changes add column xid bigint;
alter table cashier.order_changes alter column xid set default pg_current_xact_id()::text::bigint;
