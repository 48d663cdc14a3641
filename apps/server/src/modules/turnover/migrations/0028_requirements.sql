-- What has to be staked before money paid in may be paid out, filled from the ledger's stream at its own
-- pace: first in, first out, each bet once. New tables, no lock felt.
create schema promotions;

create table promotions.requirements (
  id bigint generated always as identity primary key, -- also the order in which they are filled
  public_id text not null unique,
  merchant_id int not null,
  account_id bigint not null,
  source_kind text not null,
  source_id text not null,
  base bigint not null check (base > 0),
  multiplier int not null check (multiplier > 0),   -- hundredths
  target bigint not null check (target > 0),
  counted bigint not null default 0 check (counted between 0 and target),
  state text not null default 'open' check (state in ('open', 'completed', 'cancelled')),
  weights jsonb not null,                           -- percent by kind of game, as it was when this began
  after_seq bigint not null,                        -- bets from above this place of the account on count
  opened_at timestamptz not null default now(),
  ended_at timestamptz,
  unique (source_kind, source_id),
  check ((state = 'open') = (ended_at is null)),
  check (state <> 'open' or counted < target),
  check (state <> 'completed' or counted = target)
);
create index requirements_open on promotions.requirements (account_id, id) where state = 'open';
create index requirements_of_account on promotions.requirements (account_id, id desc);

-- What one bet (a round of the account) counted for one requirement. `used` is the part of its valid
-- amount that was spent on it: over all requirements never more than the whole.
create table promotions.counts (
  requirement_id bigint not null references promotions.requirements (id),
  account_id bigint not null,
  merchant_id int not null,
  round text not null,
  place bigint not null,                            -- the round's first stake in the account's statement
  game_id int not null,
  game_type text not null,
  stake bigint not null,
  valid bigint not null check (valid between 0 and stake),
  weight int not null check (weight between 0 and 100),
  used bigint not null check (used between 0 and valid),
  counted bigint not null check (counted between 0 and used),
  reason text not null,
  at timestamptz not null,
  primary key (requirement_id, round)
);
create index counts_newest on promotions.counts (requirement_id, place desc);
create index counts_of_round on promotions.counts (account_id, round);

-- How far the stream was read. Moved in the same transaction as what was read.
create table promotions.readers (name text primary key, next_xid bigint not null);
insert into promotions.readers values ('turnover', pg_snapshot_xmin(pg_current_snapshot())::text::bigint);

-- Joins whatever transaction credits the money. A second call for the same source opens nothing.
create function promotions.open_requirement(p_public text, p_merchant int, p_account bigint, p_kind text, p_source text,
  p_base bigint, p_multiplier int, p_target bigint, p_weights jsonb, p_after bigint) returns text
  language plpgsql security definer set search_path = promotions, pg_temp as $$
declare v_id text;
begin
  insert into requirements (public_id, merchant_id, account_id, source_kind, source_id, base, multiplier, target, weights, after_seq)
    values (p_public, p_merchant, p_account, p_kind, p_source, p_base, p_multiplier, p_target, p_weights, p_after)
    on conflict (source_kind, source_id) do nothing;
  select public_id into v_id from requirements where source_kind = p_kind and source_id = p_source;
  return v_id;
end $$;
create function promotions.outstanding(p_account bigint) returns bigint
  language sql stable security definer set search_path = promotions, pg_temp as $$
  select coalesce(sum(target - counted), 0)::bigint from requirements where account_id = p_account and state = 'open' $$;

alter table promotions.requirements enable row level security;
alter table promotions.counts enable row level security;
create policy own on promotions.requirements for select using (merchant_id = merchants.here());
create policy own on promotions.counts for select using (merchant_id = merchants.here());
-- The reader of the stream serves every brand at once, and says so for its own transaction only.
create policy reader on promotions.requirements using (current_setting('app.reader', true) = 'turnover');
create policy reader on promotions.counts using (current_setting('app.reader', true) = 'turnover');

grant usage on schema promotions to jackfruit_app;
grant select, update on promotions.requirements, promotions.readers to jackfruit_app;
grant select, insert, delete on promotions.counts to jackfruit_app;
grant execute on all functions in schema promotions to jackfruit_app;
revoke execute on all functions in schema promotions from public;
