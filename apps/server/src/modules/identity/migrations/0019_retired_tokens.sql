-- Tokens older than the one before the last rotation. Whoever rotated twice in a hurry had made the true
-- owner's token unknown, and kept the session; now its use ends the session as that of the newer one does.
-- New table, no lock felt; what is in it goes with its session.
create table identity.retired_tokens (
  token_hash bytea primary key check (length(token_hash) = 32),
  merchant_id int not null references merchants.brands (id),
  session_id uuid not null references identity.sessions (id) on delete cascade,
  -- Until then it still serves calls that are on their way.
  serves_until timestamptz not null
);
create index on identity.retired_tokens (session_id);
alter table identity.retired_tokens enable row level security;
create policy own on identity.retired_tokens using (merchant_id = merchants.here());
grant select, insert, delete on identity.retired_tokens to jackfruit_app;

create function identity.clean_up_retired_tokens(p_now timestamptz) returns void
  language sql security definer set search_path = identity, pg_temp as $$
  delete from identity.retired_tokens where session_id in (
    select id from identity.sessions where ended_at < p_now - interval '1 day');
$$;
revoke execute on function identity.clean_up_retired_tokens(timestamptz) from public;
grant execute on function identity.clean_up_retired_tokens(timestamptz) to jackfruit_app;
