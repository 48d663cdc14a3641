-- People who would like to be agents, for the operator's queue. Who they are and how to reach them is
-- personal: sealed by the application. New table, no lock felt.
create schema affiliates;

create table affiliates.applications (
  id uuid primary key,
  merchant_id int not null references merchants.brands (id),
  -- Told to the applicant, so that a question about it finds it.
  reference text not null check (reference ~ '^J-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$'),
  -- Whoever was logged in when applying.
  member_id bigint,
  name_sealed bytea not null,
  contact_kind text not null check (contact_kind in ('phone', 'email', 'telegram')),
  contact_sealed bytea not null,
  -- A keyed hash: two applications of the same person are seen as such without opening either.
  contact_index bytea not null,
  plan text not null check (length(plan) between 1 and 4000),
  state text not null default 'new' check (state in ('new', 'talking', 'accepted', 'declined')),
  at timestamptz not null default now(),
  unique (merchant_id, reference)
);
create index on affiliates.applications (merchant_id, state, at);
create index on affiliates.applications (merchant_id, contact_index);

alter table affiliates.applications enable row level security;
create policy own on affiliates.applications using (merchant_id = merchants.here());

-- The application takes in; it cannot read back.
grant usage on schema affiliates to jackfruit_app;
grant insert on affiliates.applications to jackfruit_app;
