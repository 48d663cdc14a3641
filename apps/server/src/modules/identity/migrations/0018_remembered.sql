-- Browsers that are remembered for a day, so that being remembered can be taken back: by unticking, or with
-- all other devices. New table, no lock felt.
create table identity.remembered (
  merchant_id int not null references merchants.brands (id),
  -- Of the cookie that names the browser: a copy of the database opens nothing.
  device_hash bytea not null check (length(device_hash) = 32),
  member_id bigint not null references identity.members (id),
  expires_at timestamptz not null,
  primary key (merchant_id, device_hash)
);
create index on identity.remembered (member_id);
create index on identity.remembered (expires_at);
alter table identity.remembered enable row level security;
create policy own on identity.remembered using (merchant_id = merchants.here());
grant select, insert, delete on identity.remembered to jackfruit_app;

create function identity.clean_up_remembered(p_now timestamptz) returns void
  language sql security definer set search_path = identity, pg_temp as $$
  delete from identity.remembered where expires_at <= p_now;
$$;
revoke execute on function identity.clean_up_remembered(timestamptz) from public;
grant execute on function identity.clean_up_remembered(timestamptz) to jackfruit_app;
