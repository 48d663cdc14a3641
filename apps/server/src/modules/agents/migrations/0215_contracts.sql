-- Contracts between an agent and those directly below: their life, their versions, and both sides' agreement. New tables,
-- no lock felt.
create schema if not exists agents;
grant usage on schema agents to jackfruit_app;

create table agents.contracts (
  id bigint generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  kind text not null check (kind in ('dividend', 'daily', 'hourly', 'realtime')),
  -- Null: the brand itself.
  upline_id bigint,
  downline_id bigint not null check (downline_id is distinct from upline_id),
  state text not null check (state in ('offered', 'requested', 'active', 'changeOffered', 'endRequested', 'rejected',
    'cancelled', 'expired', 'terminated', 'superseded')),
  asked_by text check (asked_by in ('upline', 'downline')),
  version int not null check (version > 0),
  -- The version that waits for an answer beside it.
  offered int check (offered > version),
  -- Until when somebody's word is waited for.
  answer_by timestamptz,
  made_at timestamptz not null,
  changed_at timestamptz not null,
  check ((offered is not null) = (state = 'changeOffered'))
);
create unique index contracts_one_lives on agents.contracts (downline_id, kind)
  where state in ('offered', 'requested', 'active', 'changeOffered', 'endRequested');
create index contracts_below on agents.contracts (upline_id, kind, id desc)
  where state in ('offered', 'requested', 'active', 'changeOffered', 'endRequested');
create index contracts_over_below on agents.contracts (upline_id, kind, id desc)
  where state not in ('offered', 'requested', 'active', 'changeOffered', 'endRequested');
create index contracts_own on agents.contracts (downline_id, kind, id desc);
create index contracts_waiting on agents.contracts (merchant_id, answer_by) where answer_by is not null;

-- What contracts say, each once: who agreed to a hash agreed to this. Never changed.
create table agents.terms (
  merchant_id int not null,
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  terms jsonb not null,
  primary key (merchant_id, hash)
);

create table agents.versions (
  contract_id bigint not null references agents.contracts (id),
  version int not null,
  merchant_id int not null,
  hash text not null,
  offered_by text not null check (offered_by in ('upline', 'downline')),
  offered_at timestamptz not null,
  primary key (contract_id, version)
);

-- Both sides' word: when, from where, and in which language the terms were read.
create table agents.acceptances (
  contract_id bigint not null references agents.contracts (id),
  version int not null,
  side text not null check (side in ('upline', 'downline')),
  merchant_id int not null,
  -- Null: an operator of the brand.
  member_id bigint,
  operator text,
  at timestamptz not null,
  ip text not null,
  language text not null,
  hash text not null,
  primary key (contract_id, version, side),
  check ((member_id is null) = (operator is not null))
);

create function agents.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was agreed to is never changed: % refused', tg_op using errcode = '42501';
end $$;
create trigger terms_are_kept before update or delete on agents.terms
  for each row execute function agents.refuse_change();
create trigger versions_are_kept before update or delete on agents.versions
  for each row execute function agents.refuse_change();
create trigger acceptances_are_kept before update or delete on agents.acceptances
  for each row execute function agents.refuse_change();

-- When which version is in force, half open. A run of a period pays by what is in force at its beginning.
create table agents.spans (
  id bigint generated always as identity primary key,
  contract_id bigint not null references agents.contracts (id),
  version int not null,
  merchant_id int not null,
  kind text not null,
  period text not null check (period in ('daily', 'weekly', 'semimonthly', 'monthly')),
  upline_id bigint,
  downline_id bigint not null,
  hash text not null,
  from_at timestamptz not null,
  to_at timestamptz not null default 'infinity' check (to_at >= from_at)
);
create index spans_in_force on agents.spans (merchant_id, kind, period, to_at);
create index spans_of_downline on agents.spans (downline_id, kind, to_at);
create index spans_of_contract on agents.spans (contract_id, to_at);

-- Whoever changes contracts of a kind holds its row: promises are measured against promises that stand.
create table agents.kinds (
  merchant_id int not null,
  kind text not null,
  primary key (merchant_id, kind)
);

-- Where the next period begins that is not reckoned yet. Who begins a contract looks at it, who reckons moves it.
create table agents.heads (
  merchant_id int not null,
  kind text not null,
  period text not null,
  next_from timestamptz not null,
  primary key (merchant_id, kind, period)
);

-- What was pressed: the same again is answered as before.
create table agents.presses (
  member_id bigint not null,
  key text not null check (length(key) between 8 and 100),
  merchant_id int not null,
  said text not null,
  contract_id bigint not null,
  at timestamptz not null,
  primary key (merchant_id, member_id, key)
);

alter table agents.contracts enable row level security;
alter table agents.terms enable row level security;
alter table agents.versions enable row level security;
alter table agents.acceptances enable row level security;
alter table agents.spans enable row level security;
alter table agents.kinds enable row level security;
alter table agents.heads enable row level security;
alter table agents.presses enable row level security;
create policy own on agents.contracts using (merchant_id = merchants.here());
create policy own on agents.terms using (merchant_id = merchants.here());
create policy own on agents.versions using (merchant_id = merchants.here());
create policy own on agents.acceptances using (merchant_id = merchants.here());
create policy own on agents.spans using (merchant_id = merchants.here());
create policy own on agents.kinds using (merchant_id = merchants.here());
create policy own on agents.heads using (merchant_id = merchants.here());
create policy own on agents.presses using (merchant_id = merchants.here());

grant select, insert, update on agents.contracts, agents.spans, agents.kinds, agents.heads to jackfruit_app;
grant select, insert on agents.terms, agents.versions, agents.acceptances, agents.presses to jackfruit_app;
