-- When members paid in for the first time, for whoever begins to count it. Functions alone.
create function activity.first_deposit_day(p_member bigint) returns date
  language sql stable set search_path = activity, pg_temp as $$
  select min(day) from activity.days where member_id = p_member and deposited > 0
$$;
create function activity.first_deposit_days(out member_id bigint, out merchant_id int, out day date) returns setof record
  language sql stable set search_path = activity, pg_temp as $$
  select member_id, merchant_id, min(day) from activity.days where deposited > 0 group by 1, 2
$$;
revoke execute on function activity.first_deposit_day(bigint), activity.first_deposit_days() from public;
