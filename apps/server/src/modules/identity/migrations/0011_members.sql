-- Members and their sessions belong to one brand, and row-level security shows them only to a
-- transaction that named it. Keys, nonces, proofs, pictures and counters belong to none: they hold
-- random values, hashes and sealed keys, nothing about a person. New tables, no lock felt.
create schema identity;

create table identity.members (
  id bigint generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  username text not null check (length(username) between 1 and 50),
  -- The name as it is compared: normalised, in lower case.
  username_key text not null,
  password_hash text not null,
  password_changed_at timestamptz not null,
  -- Somebody else set the password; it has to be changed.
  default_password boolean not null default false,
  type smallint not null check (type in (0, 1, 2, 4, 41, 42)),
  nickname text not null,
  language text,
  status text not null default 'active' check (status in ('active', 'locked', 'frozen')),
  upline_id bigint references identity.members (id),
  affiliate_code text,
  vip_rank smallint not null default 0 check (vip_rank >= 0),
  -- Sealed by the platform (AES-GCM, bound to this row).
  mobile_sealed bytea,
  email_sealed bytea,
  logins int not null default 0,
  last_login_at timestamptz,
  created_at timestamptz not null,
  unique (merchant_id, username_key)
);
create unique index on identity.members (merchant_id, affiliate_code) where affiliate_code is not null;
create index on identity.members (upline_id) where upline_id is not null;

create table identity.sessions (
  id uuid primary key,
  merchant_id int not null references merchants.brands (id),
  member_id bigint not null references identity.members (id),
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- The token before the last rotation: good until previous_until, a sign of theft afterwards.
  previous_hash bytea unique,
  previous_until timestamptz,
  bind_hash bytea not null check (length(bind_hash) = 32),
  ip inet not null,
  user_agent text not null check (length(user_agent) <= 300),
  -- The caller's address as limits see it: an IPv4 address or a /64.
  place text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  idle_seconds int not null check (idle_seconds > 0),
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text
);
create index on identity.sessions (member_id, last_seen_at);
create index on identity.sessions (bind_hash) where ended_at is null;
create index on identity.sessions (last_seen_at) where ended_at is null;

create table identity.socket_tickets (
  ticket_hash bytea primary key,
  merchant_id int not null references merchants.brands (id),
  session_id uuid not null references identity.sessions (id) on delete cascade,
  expires_at timestamptz not null
);
create index on identity.socket_tickets (session_id);
create index on identity.socket_tickets (expires_at);

do $$
declare name text;
begin
  foreach name in array array['members', 'sessions', 'socket_tickets'] loop
    execute format('alter table identity.%I enable row level security', name);
    execute format('create policy own on identity.%I using (merchant_id = merchants.here())', name);
  end loop;
end $$;

-- Key pairs under which bodies are sealed; the private half is wrapped by a key outside the database.
create table identity.sealing_keys (
  kid text primary key,
  public_jwk jsonb not null,
  private_sealed bytea not null,
  created_at timestamptz not null
);

create table identity.nonces (
  nonce text primary key,
  purpose text not null,
  host text not null,
  expires_at timestamptz not null
);
create index on identity.nonces (expires_at);

create table identity.used_proofs (
  challenge text primary key,
  expires_at timestamptz not null
);
create index on identity.used_proofs (expires_at);

create table identity.captchas (
  id text primary key,
  answer_hash bytea not null,
  expires_at timestamptz not null
);
create index on identity.captchas (expires_at);

-- Tries within a window of time. The key is a keyed hash of what is counted: no name or address lies here.
create table identity.attempts (
  key bytea primary key,
  tries int not null check (tries >= 0),
  until timestamptz not null
);
create index on identity.attempts (until);

grant usage on schema identity to jackfruit_app;
grant select, insert on identity.members, identity.sessions, identity.sealing_keys to jackfruit_app;
grant update (password_hash, password_changed_at, default_password, nickname, language, mobile_sealed, email_sealed,
  logins, last_login_at) on identity.members to jackfruit_app;
grant update (token_hash, previous_hash, previous_until, last_seen_at, ended_at, end_reason)
  on identity.sessions to jackfruit_app;
grant select, insert, delete on identity.socket_tickets, identity.nonces, identity.captchas to jackfruit_app;
grant insert on identity.used_proofs to jackfruit_app;
grant select, insert, update, delete on identity.attempts to jackfruit_app;

-- Ends what has expired and forgets what no longer matters, over all brands. Whoever listens to the
-- event bus hears of the sessions, in its own words.
create function identity.clean_up(p_now timestamptz) returns int
  language plpgsql security definer set search_path = identity, pg_temp as $$
declare ended uuid; total int := 0;
begin
  delete from identity.nonces where expires_at < p_now;
  delete from identity.used_proofs where expires_at < p_now;
  delete from identity.captchas where expires_at < p_now;
  delete from identity.attempts where until < p_now;
  delete from identity.socket_tickets where expires_at < p_now;
  delete from identity.sealing_keys where created_at < p_now - interval '48 hours';
  delete from identity.sessions where ended_at < p_now - interval '90 days';
  for ended in
    update identity.sessions set ended_at = p_now, end_reason = 'expired'
    where ended_at is null
      and (expires_at <= p_now or last_seen_at + make_interval(secs => idle_seconds) <= p_now)
    returning id
  loop
    total := total + 1;
    perform pg_notify('jackfruit', json_build_array(json_build_object('channel', 'session-ended',
      'payload', json_build_object('sessionId', ended, 'reason', 'expired')::text))::text);
  end loop;
  return total;
end $$;
revoke execute on function identity.clean_up(timestamptz) from public;
grant execute on function identity.clean_up(timestamptz) to jackfruit_app;
