-- What a member keeps safe: the authenticator and its recovery codes, the avatar, papers shown for verification, and the history of changes. All of it belongs
-- to one brand, and row-level security shows it only to a transaction that named it. New tables; one
-- column without a default is added to the sessions, which locks them for a moment only.
create table identity.authenticators (
  member_id bigint primary key references identity.members (id),
  merchant_id int not null references merchants.brands (id),
  -- Sealed by the platform (AES-GCM, bound to this row). Null until a right code was shown.
  secret_sealed bytea,
  confirmed_at timestamptz,
  -- A secret that was offered and not yet proved: it does not touch the one in use.
  pending_sealed bytea,
  pending_until timestamptz,
  -- The newest time step whose code was taken: a code is good once.
  last_step bigint not null default 0
);

create table identity.recovery_codes (
  member_id bigint not null references identity.members (id),
  merchant_id int not null references merchants.brands (id),
  -- A keyed hash: a copy of the database opens nothing.
  code_hash bytea not null check (length(code_hash) = 32),
  primary key (member_id, code_hash)
);

create table identity.avatars (
  member_id bigint primary key references identity.members (id),
  merchant_id int not null references merchants.brands (id),
  icon text,
  -- The hash of an uploaded picture's content, which is its name as a file.
  file text check (file ~ '^[0-9a-f]{64}$'),
  check (num_nonnulls(icon, file) = 1)
);

create table identity.history (
  id bigint generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  member_id bigint not null references identity.members (id),
  kind text not null,
  ip inet not null,
  user_agent text not null check (length(user_agent) <= 300),
  at timestamptz not null
);
create index on identity.history (member_id, at desc);

create table identity.verifications (
  id uuid primary key,
  merchant_id int not null references merchants.brands (id),
  member_id bigint not null references identity.members (id),
  state text not null check (state in ('draft', 'pending', 'approved', 'refused')),
  reason text check (length(reason) <= 500),
  created_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by text check (length(decided_by) between 1 and 100),
  check ((state in ('approved', 'refused')) = (decided_at is not null and decided_by is not null))
);
-- One at a time: a new one may begin only after a refusal.
create unique index on identity.verifications (member_id) where state <> 'refused';
create index on identity.verifications (member_id, created_at desc);

create table identity.documents (
  verification_id uuid not null references identity.verifications (id) on delete cascade,
  merchant_id int not null references merchants.brands (id),
  side text not null check (side in ('front', 'back', 'selfie')),
  image_sealed bytea not null,
  primary key (verification_id, side)
);

do $$
declare name text;
begin
  foreach name in array array['authenticators', 'recovery_codes', 'avatars', 'history',
    'verifications', 'documents'] loop
    execute format('alter table identity.%I enable row level security', name);
    execute format('create policy own on identity.%I using (merchant_id = merchants.here())', name);
  end loop;
end $$;

-- When the login password was last shown again in this session.
alter table identity.sessions add column confirmed_at timestamptz;

grant update (confirmed_at) on identity.sessions to jackfruit_app;
grant select, insert, update, delete on identity.authenticators, identity.avatars to jackfruit_app;
grant select, insert, delete on identity.recovery_codes, identity.documents to jackfruit_app;
grant select, insert on identity.history to jackfruit_app;
grant select, insert on identity.verifications to jackfruit_app;
grant update (state, reason, submitted_at, decided_at, decided_by) on identity.verifications to jackfruit_app;
