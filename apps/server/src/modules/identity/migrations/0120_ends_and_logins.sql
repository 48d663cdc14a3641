-- What is forgotten of sessions some time after their end was looked for each minute among all of them: those that
-- ended have an index now, by their end. A member's newest logins and changes, and whether a kind of change was an
-- earlier one's, have the order in which they are read, so that a member of many years costs what a new one does. Made
-- over the sessions of 90 days and all changes; logins and ends of sessions wait meanwhile, a few seconds for a million.
create index sessions_ended on identity.sessions (ended_at) where ended_at is not null;
create index sessions_newest on identity.sessions (member_id, created_at desc);
create index history_newest on identity.history (member_id, at desc, id desc);
create index history_of_kind on identity.history (member_id, kind, id);
drop index identity.history_member_id_at_idx;

-- Of the 90 days that a session is kept after its end the tokens are looked for once, in the hour after the first day,
-- and not each minute in all of them. What a standstill leaves behind goes with its session.
create or replace function identity.clean_up_retired_tokens(p_now timestamptz) returns void
  language sql security definer set search_path = identity, pg_temp as $$
  delete from identity.retired_tokens where session_id in (
    select id from identity.sessions
     where ended_at < p_now - interval '1 day' and ended_at >= p_now - interval '25 hours');
$$;
