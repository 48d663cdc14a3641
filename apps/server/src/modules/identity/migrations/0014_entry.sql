-- Ways in: places that a member has proved, logins that wait for a second proof, trial accounts. New
-- tables; of sessions one column with a constant default; the check of a member's state is widened.
alter table identity.members drop constraint members_status_check,
  add constraint members_status_check check (status in ('active', 'locked', 'frozen', 'closed'));

-- A new password is due: until then the session may do nothing else.
alter table identity.sessions add column password_due boolean not null default false;
grant update (password_due) on identity.sessions to jackfruit_app;

create table identity.verified_places (
  merchant_id int not null references merchants.brands (id),
  member_id bigint not null references identity.members (id),
  -- An IPv4 address or a /64, as limits see it.
  place text not null,
  verified_at timestamptz not null,
  used_at timestamptz not null,
  primary key (member_id, place)
);

-- Whoever is a member already has proved the places of their sessions.
insert into identity.verified_places (merchant_id, member_id, place, verified_at, used_at)
  select merchant_id, member_id, place, min(created_at), max(created_at) from identity.sessions
  group by merchant_id, member_id, place;

create table identity.second_steps (
  id_hash bytea primary key check (length(id_hash) = 32),
  merchant_id int not null references merchants.brands (id),
  member_id bigint not null references identity.members (id),
  -- The password that was shown: a change in between ends the step.
  password_hash text not null,
  place text not null,
  expires_at timestamptz not null
);
create index on identity.second_steps (expires_at);

create table identity.trials (
  member_id bigint primary key references identity.members (id),
  merchant_id int not null references merchants.brands (id),
  -- A keyed hash of the random text that the browser keeps.
  device_index bytea not null check (length(device_index) = 32),
  expires_at timestamptz not null,
  unique (merchant_id, device_index)
);
create index on identity.trials (expires_at);

do $$
declare name text;
begin
  foreach name in array array['verified_places', 'second_steps', 'trials'] loop
    execute format('alter table identity.%I enable row level security', name);
    execute format('create policy own on identity.%I using (merchant_id = merchants.here())', name);
    execute format('grant select, insert, update, delete on identity.%I to jackfruit_app', name);
  end loop;
end $$;

-- Trial accounts whose day is over are closed and their sessions end; of the account stays what money
-- was booked under. Steps that nobody finished are forgotten.
create function identity.clean_up_entry(p_now timestamptz) returns int
  language plpgsql security definer set search_path = identity, pg_temp as $$
declare ended uuid; total int := 0;
begin
  delete from identity.second_steps where expires_at < p_now;
  update identity.members set status = 'closed'
    where id in (select member_id from identity.trials where expires_at <= p_now);
  for ended in
    update identity.sessions set ended_at = p_now, end_reason = 'trial_over'
    where ended_at is null and member_id in (select member_id from identity.trials where expires_at <= p_now)
    returning id
  loop
    perform pg_notify('jackfruit', json_build_array(json_build_object('channel', 'session-ended',
      'payload', json_build_object('sessionId', ended, 'reason', 'trial_over')::text))::text);
  end loop;
  delete from identity.trials where expires_at <= p_now;
  get diagnostics total = row_count;
  return total;
end $$;
revoke execute on function identity.clean_up_entry(timestamptz) from public;
grant execute on function identity.clean_up_entry(timestamptz) to jackfruit_app;
