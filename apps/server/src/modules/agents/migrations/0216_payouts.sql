-- What agents are paid: one run for each period, one payout for each agent in it, and what is carried on. New tables, no
-- lock felt.
create table agents.runs (
  id bigint generated always as identity primary key,
  merchant_id int not null references merchants.brands (id),
  kind text not null,
  period text not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  reckoned_at timestamptz not null,
  pay_at timestamptz not null,
  payouts int not null,
  -- Each period once, whatever fails and however many work.
  unique (merchant_id, kind, period, from_at)
);

create table agents.payouts (
  id bigint generated always as identity primary key,
  merchant_id int not null,
  run_id bigint not null references agents.runs (id),
  kind text not null,
  period text not null,
  agent_id bigint not null,
  contract_id bigint not null,
  version int not null,
  -- Who pays it, where it is not the platform.
  payer_id bigint,
  -- Of whom it is the downline, for that one's records.
  upline_id bigint,
  from_at timestamptz not null,
  to_at timestamptz not null,
  -- Of the brand's calendar, on which the period begins.
  day date not null,
  -- ready: waits for its hour; due: a bill of the one above.
  state text not null check (state in ('ready', 'paid', 'nothing', 'due', 'withheld')),
  -- What the agent earned, by the formula.
  net bigint not null,
  -- What comes into the hand: with what is passed on to those below, without what was owed before.
  received bigint not null check (received >= 0),
  owed_in bigint not null check (owed_in >= 0),
  owed_out bigint not null check (owed_out >= 0),
  -- What it was reckoned from: terms by their hash, whole numbers as texts.
  own jsonb not null,
  below jsonb not null,
  carry_out numeric(40, 0) not null,
  pay_at timestamptz not null,
  paid_at timestamptz,
  unique (agent_id, kind, period, from_at)
);
create index payouts_ready on agents.payouts (merchant_id, pay_at, id) where state = 'ready';
create index payouts_own on agents.payouts (agent_id, kind, id desc);
create index payouts_below on agents.payouts (upline_id, kind, id desc);
create index payouts_by_day on agents.payouts (agent_id, day);

-- What was reckoned stays as it was: only whether it was paid is written later.
create function agents.refuse_other_sums() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (to_jsonb(new) - 'state' - 'paid_at') <> (to_jsonb(old) - 'state' - 'paid_at') then
    raise exception 'a payout is never changed: % refused', tg_op using errcode = '42501';
  end if;
  return new;
end $$;
create trigger payouts_are_kept before update or delete on agents.payouts
  for each row execute function agents.refuse_other_sums();

-- From one period to the next: what was too small to pay, losses that come first, debts; and the real-time salary's sums
-- since its period began.
create table agents.carries (
  agent_id bigint not null,
  kind text not null,
  merchant_id int not null,
  carry numeric(40, 0) not null default 0,
  owed bigint not null default 0 check (owed >= 0),
  contract_id bigint not null,
  since timestamptz not null,
  valid jsonb not null default '{}',
  lost bigint not null default 0,
  top_tier int not null default -1,
  primary key (agent_id, kind)
) with (fillfactor = 70);

alter table agents.runs enable row level security;
alter table agents.payouts enable row level security;
alter table agents.carries enable row level security;
create policy own on agents.runs using (merchant_id = merchants.here());
create policy own on agents.payouts using (merchant_id = merchants.here());
create policy own on agents.carries using (merchant_id = merchants.here());

grant select, insert on agents.runs to jackfruit_app;
grant select, insert on agents.payouts to jackfruit_app;
grant update (state, paid_at) on agents.payouts to jackfruit_app;
grant select, insert, update on agents.carries to jackfruit_app;
