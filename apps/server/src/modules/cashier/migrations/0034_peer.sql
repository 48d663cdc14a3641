-- Members pay members: withdrawals that wait in a pool, deposits that look for one, the parts in which
-- they meet, and what was said and shown about each part. New tables, no lock felt.
create schema if not exists cashier;

-- A withdrawal in the pool. Its money lies in the member's held account until a part of it ends.
-- What is neither unmatched nor ended is in open parts.
create table cashier.peer_claims (
  id text primary key,
  merchant_id int not null,
  member_id bigint not null,
  purse_id bigint not null,
  held_id bigint not null,
  currency text not null,
  bank text not null,
  account_shown text not null,                     -- masked: what anybody else may see
  account_sealed bytea not null,                   -- for the payer of an open part alone
  requested bigint not null check (requested > 0),
  unmatched bigint not null check (unmatched >= 0),
  received bigint not null default 0 check (received >= 0),
  fallback bigint not null default 0 check (fallback >= 0),   -- handed to the house to pay
  returned bigint not null default 0 check (returned >= 0),   -- back in the purse
  open bigint not null generated always as (requested - unmatched - received - fallback - returned) stored
    check (open >= 0),
  state text not null check (state in
    ('QUEUED', 'PARTLY_MATCHED', 'MATCHED', 'PARTLY_RECEIVED', 'ALL_RECEIVED', 'FALLBACK', 'CANCELLED')),
  fallbacks int not null default 0,
  entered_at timestamptz not null,
  fallback_at timestamptz not null,
  ended_at timestamptz
);
create index peer_claims_waiting on cashier.peer_claims (merchant_id, currency, entered_at) where unmatched > 0;
create index peer_claims_due on cashier.peer_claims (fallback_at) where unmatched > 0;
create index peer_claims_of on cashier.peer_claims (member_id, entered_at desc);

-- A deposit that looks for withdrawals to pay. What is neither unmatched, credited nor dropped is in open parts.
create table cashier.peer_asks (
  id text primary key,
  merchant_id int not null,
  member_id bigint not null,
  purse_id bigint not null,
  currency text not null,
  bank text not null,
  sender_name text not null,
  request_key text not null,
  amount bigint not null check (amount > 0),
  unmatched bigint not null check (unmatched >= 0),
  credited bigint not null default 0 check (credited >= 0),
  dropped bigint not null default 0 check (dropped >= 0),
  open bigint not null generated always as (amount - unmatched - credited - dropped) stored check (open >= 0),
  state text not null check (state in ('SEARCHING', 'MATCHED', 'ENDED')),
  asked_at timestamptz not null,
  search_until timestamptz not null,
  ended_at timestamptz,
  unique (member_id, request_key)
);
create index peer_asks_waiting on cashier.peer_asks (merchant_id, currency, asked_at) where unmatched > 0;
create index peer_asks_due on cashier.peer_asks (search_until) where unmatched > 0;
create index peer_asks_of on cashier.peer_asks (member_id, asked_at desc);
-- One deposit at a time: whoever opens many looks like many payers.
create unique index peer_asks_one on cashier.peer_asks (member_id) where state <> 'ENDED';

create table cashier.peer_allocations (
  id text primary key,
  merchant_id int not null,
  claim_id text not null references cashier.peer_claims (id),
  ask_id text not null references cashier.peer_asks (id),
  parent_id text references cashier.peer_allocations (id),    -- what was missing of that part
  receiver_id bigint not null,
  payer_id bigint not null,
  amount bigint not null check (amount > 0),
  received bigint not null default 0,
  remaining bigint not null default 0,
  state text not null check (state in ('RESERVED', 'AWAITING_PAYMENT', 'PROOF_SENT', 'DISPUTED', 'RECEIVED',
    'PARTIALLY_RECEIVED', 'AUTO_RECEIVED', 'FORCED_RECEIVED', 'NOT_PAID', 'EXPIRED', 'CANCELLED')),
  due_at timestamptz,                              -- when the clock acts, if nobody does before
  reference text,
  reference_key text,
  proof_at timestamptz,
  auto_off text[] not null default '{}',           -- why no clock confirms this part
  made_at timestamptz not null,
  ended_at timestamptz,
  check (received between 0 and amount),
  check (state not in ('RECEIVED', 'AUTO_RECEIVED', 'FORCED_RECEIVED', 'PARTIALLY_RECEIVED') or received + remaining = amount),
  check (payer_id <> receiver_id)
);
create index peer_allocations_claim on cashier.peer_allocations (claim_id, made_at);
create index peer_allocations_ask on cashier.peer_allocations (ask_id, made_at);
create index peer_allocations_due on cashier.peer_allocations (due_at) where due_at is not null;
create index peer_allocations_payer on cashier.peer_allocations (payer_id, made_at desc);
create index peer_allocations_reference on cashier.peer_allocations (merchant_id, reference_key)
  where reference_key is not null;

-- Every change of a part, a withdrawal or a deposit: when, by what kind of actor, and why.
create table cashier.peer_changes (
  id bigint generated always as identity primary key,
  merchant_id int not null,
  claim_id text,
  ask_id text,
  allocation_id text,
  from_state text,
  to_state text not null,
  actor text not null check (actor in ('payer', 'receiver', 'clock', 'operator', 'house')),
  reason text,
  note text,                                       -- an operator's name and words: never shown to members
  amount bigint,
  at timestamptz not null
);
create index peer_changes_claim on cashier.peer_changes (claim_id, id);
create index peer_changes_ask on cashier.peer_changes (ask_id, id);
create index peer_changes_allocation on cashier.peer_changes (allocation_id, id);

create table cashier.peer_pictures (
  id text primary key,
  merchant_id int not null,
  allocation_id text not null references cashier.peer_allocations (id),
  kind text not null check (kind in ('proof', 'payer', 'receiver')),
  image_sealed bytea not null,
  hash bytea not null,                             -- of the picture's bytes
  look bigint not null,                            -- of what it looks like: 64 comparisons of neighbouring areas
  at timestamptz not null
);
create unique index peer_pictures_proof on cashier.peer_pictures (allocation_id) where kind = 'proof';
create index peer_pictures_of on cashier.peer_pictures (allocation_id);
create index peer_pictures_hash on cashier.peer_pictures (merchant_id, hash);
create index peer_pictures_recent on cashier.peer_pictures (merchant_id, at) where kind = 'proof';

create table cashier.peer_disputes (
  allocation_id text primary key references cashier.peer_allocations (id),
  merchant_id int not null,
  opened_by text not null check (opened_by in ('payer', 'receiver', 'operator')),
  is_late boolean not null,                        -- about money that had counted as received
  opened_at timestamptz not null,
  evidence_until timestamptz not null,
  verdict text check (verdict in ('PAYER_RIGHT', 'RECEIVER_RIGHT', 'SPLIT', 'HOUSE_COVERS')),
  received bigint,
  reason text,
  decided_by text,
  decided_at timestamptz,
  appealed_by text check (appealed_by in ('payer', 'receiver')),
  appeal_reason text,
  appealed_at timestamptz,
  appeal_paid bigint,
  appeal_answer text,
  appeal_decided_by text,
  appeal_decided_at timestamptz,
  check ((verdict is null) = (decided_at is null)),
  check ((appealed_by is null) = (appealed_at is null))
);
create index peer_disputes_waiting on cashier.peer_disputes (merchant_id, opened_at) where decided_at is null;

-- A payer who let a reserved part run out, or who was found not to have paid.
create table cashier.peer_strikes (
  allocation_id text primary key references cashier.peer_allocations (id),
  merchant_id int not null,
  member_id bigint not null,
  at timestamptz not null
);
create index peer_strikes_of on cashier.peer_strikes (member_id, at);

do $$
declare name text;
begin
  foreach name in array array['peer_claims', 'peer_asks', 'peer_allocations', 'peer_changes', 'peer_pictures',
    'peer_disputes', 'peer_strikes'] loop
    execute format('alter table cashier.%I enable row level security', name);
    execute format('create policy own on cashier.%I using (merchant_id = merchants.here())', name);
  end loop;
  -- The clock looks for what is due over all brands, and says so for its own transaction only.
  foreach name in array array['peer_claims', 'peer_asks', 'peer_allocations'] loop
    execute format('create policy clock on cashier.%I for select using (current_setting(''app.reader'', true) = ''peer'')', name);
  end loop;
end $$;

grant usage on schema cashier to jackfruit_app;
grant select, insert on cashier.peer_claims, cashier.peer_asks, cashier.peer_allocations, cashier.peer_changes,
  cashier.peer_pictures, cashier.peer_disputes, cashier.peer_strikes to jackfruit_app;
grant update (unmatched, received, fallback, returned, state, fallbacks, fallback_at, ended_at) on cashier.peer_claims to jackfruit_app;
grant update (unmatched, credited, dropped, state, search_until, ended_at) on cashier.peer_asks to jackfruit_app;
grant update (received, remaining, state, due_at, reference, reference_key, proof_at, auto_off, ended_at)
  on cashier.peer_allocations to jackfruit_app;
grant update (verdict, received, reason, decided_by, decided_at, appealed_by, appeal_reason, appealed_at,
  appeal_paid, appeal_answer, appeal_decided_by, appeal_decided_at) on cashier.peer_disputes to jackfruit_app;

-- Chosen with the request. A constant default rewrites nothing.
alter table cashier.payouts add column by_peer boolean not null default false;
