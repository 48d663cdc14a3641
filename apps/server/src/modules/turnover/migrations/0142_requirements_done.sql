-- Modules above read on in which requirements were done, in the order in which that was committed: the transaction that
-- completed one is kept with it. A column without a default rewrites nothing; what was done before has none.
alter table turnover.requirements add column done_xid bigint;
create index requirements_done on turnover.requirements (done_xid, id) where done_xid is not null;
create policy published on turnover.requirements for select
  using (current_setting('app.reader', true) = 'published');
