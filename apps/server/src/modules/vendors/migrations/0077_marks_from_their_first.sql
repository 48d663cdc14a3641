-- A mark covers what a round credited from its first unusual credit to its last: what comes later no longer takes the
-- mark past a withdrawal that waits. Marks of before cover their purse from its beginning. Servers of before name no
-- beginning, and so do the same: more waits for a person, never less. Few rows; the table is locked for an instant.
alter table vendors.unusual_credits add column from_seq bigint not null default 0;
comment on column vendors.unusual_credits.from_seq is 'the first credit that nobody has looked at; seq is the last';
grant update (from_seq) on vendors.unusual_credits to jackfruit_app;
drop index vendors.unusual_credits_account_id_seq_idx;
create index on vendors.unusual_credits (account_id, from_seq) where looked_at is null;

-- What came back from a wallet that a vendor keeps is the vendor's word as a win is: its follower compares it with what
-- was sent there.
alter table vendors.unusual_credits drop constraint unusual_credits_reason_check,
  add constraint unusual_credits_reason_check check (
    reason in ('no_stake', 'above_max_win', 'above_multiple', 'first_large', 'from_unusual', 'from_vendor'));
create policy reader on vendors.vendor_transfers for select using (current_setting('app.reader', true) = 'vendors');
