-- Offers that count play ask who brought a member: their reader counts for all brands at once, and says so for its own
-- transaction only. An index more, on the few who were brought.
create policy counting on identity.members for select using (current_setting('app.reader', true) = 'activity:promotions');
create index members_brought on identity.members (referrer_id, id desc) where referrer_id is not null;
drop index identity.members_referrer;
