-- Messages on their way to people. Where they go and what they say is sealed: a code or a link lies
-- in them. Row-level security shows them only to a transaction that named the brand. New table.
create schema messaging;

create table messaging.messages (
  id uuid primary key,
  merchant_id int not null references merchants.brands (id),
  kind text not null check (kind in ('sms', 'mail')),
  to_sealed bytea not null,
  -- Subject and text; gone once the message is sent, where nobody is to read it here.
  body_sealed bytea,
  -- A decoy goes to nobody: it is written so that an unknown name costs the same work as a known one.
  state text not null check (state in ('waiting', 'sent', 'failed', 'decoy')),
  tries smallint not null default 0 check (tries >= 0),
  next_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz
);
create index on messaging.messages (merchant_id, next_at) where state = 'waiting';
create index on messaging.messages (merchant_id, created_at desc);
alter table messaging.messages enable row level security;
create policy own on messaging.messages using (merchant_id = merchants.here());

grant usage on schema messaging to jackfruit_app;
grant select, insert, delete on messaging.messages to jackfruit_app;
grant update (body_sealed, state, tries, next_at, ended_at) on messaging.messages to jackfruit_app;
