-- Two accounts of one person must not pay each other, a payer's bonus is not due before nobody can dispute the payment
-- any more, and what is odd about a payment waits for a person. Columns with a constant default rewrite nothing; the
-- rest are new tables. No lock felt.

-- Keyed digests of normalised names and numbers: they say that two are the same, and nothing else. What is in the
-- pool from before has none and ends within minutes.
alter table peer.claims add column name_index bytea, add column number_index bytea;
alter table peer.asks
  add column name_indexes bytea[] not null default '{}',
  add column number_indexes bytea[] not null default '{}';

-- What the house adds for the payer: kept until its day, then given once or not at all.
create table peer.bonuses (
  allocation_id text primary key references peer.allocations (id),
  merchant_id int not null,
  purse_id bigint not null,
  currency text not null,
  amount bigint not null check (amount >= 0),
  due_at timestamptz not null,
  outcome text check (outcome in ('PAID', 'WITHHELD')),
  ended_at timestamptz,
  why text,
  check ((outcome is null) = (ended_at is null)),
  check (amount > 0 or outcome = 'WITHHELD')
);
create index bonuses_due on peer.bonuses (due_at) where ended_at is null;

-- What is odd about a payment: of 100, with the reasons. A person says whether it is fine.
create table peer.flags (
  allocation_id text primary key references peer.allocations (id),
  merchant_id int not null,
  payer_id bigint not null,
  receiver_id bigint not null,
  score int not null check (score between 1 and 100),
  reasons text[] not null check (cardinality(reasons) > 0),
  made_at timestamptz not null,
  verdict text check (verdict in ('FINE', 'FRAUD')),
  decided_by text,
  decided_why text,
  decided_at timestamptz,
  check ((verdict is null) = (decided_at is null) and (verdict is null) = (decided_by is null)
    and (verdict is null) = (decided_why is null))
);
create index flags_waiting on peer.flags (merchant_id, score desc) where decided_at is null;
create index flags_of_payer on peer.flags (payer_id) where verdict = 'FRAUD';
create index flags_of_receiver on peer.flags (receiver_id) where verdict = 'FRAUD';

do $$
declare name text;
begin
  foreach name in array array['bonuses', 'flags'] loop
    execute format('alter table peer.%I enable row level security', name);
    execute format('create policy own on peer.%I using (merchant_id = merchants.here())', name);
  end loop;
  -- The clock looks for bonuses that are due over all brands, and leaves those that somebody still disputes.
  foreach name in array array['bonuses', 'flags', 'disputes'] loop
    execute format('create policy clock on peer.%I for select using (current_setting(''app.reader'', true) = ''peer'')', name);
  end loop;
end $$;

grant select, insert on peer.bonuses, peer.flags to jackfruit_app;
grant update (amount, due_at, outcome, ended_at, why) on peer.bonuses to jackfruit_app;
grant update (verdict, decided_by, decided_why, decided_at) on peer.flags to jackfruit_app;
