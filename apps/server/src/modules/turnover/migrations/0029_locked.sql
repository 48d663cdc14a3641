-- The part of a purse that may not leave yet: of each requirement what is left to stake, at most the money it stands for.
create function promotions.locked(p_account bigint) returns bigint
  language sql stable security definer set search_path = promotions, pg_temp as $$
  select coalesce(sum(least(base, target - counted)), 0)::bigint from requirements
   where account_id = p_account and state = 'open' $$;

revoke execute on function promotions.locked from public;
grant execute on function promotions.locked to jackfruit_app;
