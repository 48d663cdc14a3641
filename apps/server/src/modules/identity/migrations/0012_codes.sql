-- One-time codes and links that set a new password. Of either only a hash lies here, of the code a
-- keyed one, since six digits would be found behind a plain hash at once. The key of a code is a
-- blind index over brand, purpose and target: no number lies here. New tables, no lock felt.
create table identity.codes (
  merchant_id int not null references merchants.brands (id),
  key bytea not null check (length(key) = 32),
  code_hash bytea not null check (length(code_hash) = 32),
  -- Wrong tries that were looked at; the statement that counts them is the one that compares.
  tries smallint not null default 0 check (tries >= 0),
  used_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (merchant_id, key)
);
create index on identity.codes (expires_at);

create table identity.reset_links (
  token_hash bytea primary key check (length(token_hash) = 32),
  merchant_id int not null references merchants.brands (id),
  -- Null for a link that was sent to nobody: an unknown name costs the same work as a known one.
  member_id bigint references identity.members (id),
  used_at timestamptz,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index on identity.reset_links (expires_at);
create index on identity.reset_links (member_id) where member_id is not null;

do $$
declare name text;
begin
  foreach name in array array['codes', 'reset_links'] loop
    execute format('alter table identity.%I enable row level security', name);
    execute format('create policy own on identity.%I using (merchant_id = merchants.here())', name);
  end loop;
end $$;

grant select, insert, update, delete on identity.codes to jackfruit_app;
grant select, insert, delete on identity.reset_links to jackfruit_app;
grant update (used_at) on identity.reset_links to jackfruit_app;

-- Over all brands. What expired is kept an hour longer, so that who comes late is told so.
create function identity.clean_up_codes(p_now timestamptz) returns void
  language sql security definer set search_path = identity, pg_temp as $$
  delete from codes where expires_at < p_now - interval '1 hour';
  delete from reset_links where expires_at < p_now - interval '1 day';
$$;
revoke execute on function identity.clean_up_codes(timestamptz) from public;
grant execute on function identity.clean_up_codes(timestamptz) to jackfruit_app;
