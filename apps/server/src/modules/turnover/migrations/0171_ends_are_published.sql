-- Modules above follow how requirements of theirs go on and end, in the order in which that was committed; and may end
-- one that is given up. The index holds requirements of bonuses alone; there are none yet. No lock felt.
create index requirements_of_bonuses on turnover.requirements (done_xid, id)
  where done_xid is not null and source_kind = 'bonus';

-- Ends one that runs, and answers what was counted for it until then; null where it had ended before.
create function turnover.cancel_requirement(p_account bigint, p_public text) returns bigint
  language plpgsql security definer set search_path = turnover, pg_temp as $$
declare v_counted bigint;
begin
  update requirements set state = 'cancelled', ended_at = clock_timestamp(),
      done_xid = pg_current_xact_id()::text::bigint
    where account_id = p_account and public_id = p_public and state = 'open' returning counted into v_counted;
  return v_counted;
end $$;
revoke execute on function turnover.cancel_requirement from public;
grant execute on function turnover.cancel_requirement to jackfruit_app;

-- Holds some of an account's, before any account is held: as the reader of stakes does.
create function turnover.hold_requirements(p_account bigint, p_public text[]) returns void
  language plpgsql security definer set search_path = turnover, pg_temp as $$
begin
  perform 1 from requirements where account_id = p_account and public_id = any(p_public) order by id for update;
end $$;
revoke execute on function turnover.hold_requirements from public;
grant execute on function turnover.hold_requirements to jackfruit_app;
