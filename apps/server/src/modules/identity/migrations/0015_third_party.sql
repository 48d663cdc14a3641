-- Ways in by accounts of others. New tables: no lock felt.

create table identity.third_party_accounts (
  merchant_id int not null references merchants.brands (id),
  provider text not null check (provider in ('google', 'facebook', 'telegram')),
  -- The provider's own id of the person. No e-mail is asked for: none is ever compared.
  subject text not null check (length(subject) between 1 and 255),
  member_id bigint not null references identity.members (id),
  -- How the provider calls the person, sealed; shown to the member alone.
  name_sealed bytea not null,
  linked_at timestamptz not null,
  primary key (merchant_id, provider, subject),
  unique (member_id, provider)
);

-- What a callback hands out: good once, for a short time, for one purpose, in one browser.
create table identity.third_party_tickets (
  ticket_hash bytea primary key check (length(ticket_hash) = 32),
  merchant_id int not null references merchants.brands (id),
  purpose text not null check (purpose in ('login', 'link', 'new')),
  provider text not null,
  subject text not null,
  name_sealed bytea not null,
  browser_hash bytea not null check (length(browser_hash) = 32),
  return_to text not null,
  expires_at timestamptz not null
);
create index on identity.third_party_tickets (expires_at);

do $$
declare name text;
begin
  foreach name in array array['third_party_accounts', 'third_party_tickets'] loop
    execute format('alter table identity.%I enable row level security', name);
    execute format('create policy own on identity.%I using (merchant_id = merchants.here())', name);
  end loop;
end $$;

-- States and signed data that have been used; hashes, nothing about a person.
create table identity.third_party_used (
  key bytea primary key,
  expires_at timestamptz not null
);
create index on identity.third_party_used (expires_at);

grant select, insert, delete on identity.third_party_accounts, identity.third_party_tickets to jackfruit_app;
grant insert on identity.third_party_used to jackfruit_app;

create function identity.clean_up_third_party(p_now timestamptz) returns void
  language sql security definer set search_path = identity, pg_temp as $$
  delete from identity.third_party_used where expires_at < p_now;
  delete from identity.third_party_tickets where expires_at < p_now;
$$;
revoke execute on function identity.clean_up_third_party(timestamptz) from public;
grant execute on function identity.clean_up_third_party(timestamptz) to jackfruit_app;
