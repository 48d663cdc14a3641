-- Modules above read on in what members changed, in the order in which it was committed: each row has the transaction
-- that wrote it. A default that is the same for all rows rewrites none; the index is made over all changes, and those who
-- change a limit meanwhile wait, a second for a million.
alter table protection.changes add column written_xid bigint not null default pg_current_xact_id()::text::bigint;
create index changes_as_written on protection.changes (written_xid, id);
create policy published on protection.changes for select using (current_setting('app.reader', true) = 'published');
