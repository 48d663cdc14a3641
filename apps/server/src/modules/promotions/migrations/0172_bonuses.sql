-- Bonus money: what was given under a mode that asks for something, where it lies, what it asks, and how it ended. New
-- tables, no lock felt.
create table promotions.bonuses (
  id bigint generated always as identity primary key,
  public_id text not null unique check (public_id ~ '^b[0-9a-f]{18}$'),
  merchant_id int not null,
  promotion_id bigint not null references promotions.promotions (id),
  membership_id bigint not null references promotions.memberships (id),
  member_id bigint not null,
  version int not null,
  -- Why it was given, within its part: given again it is the same.
  source text not null check (length(source) between 1 and 200),
  mode text not null check (mode in ('LOCKED', 'STICKY', 'NON_STICKY')),
  amount bigint not null check (amount > 0),
  -- What was paid in with it and is asked for together with it; its own requirement is this one.
  deposit bigint not null default 0 check (deposit >= 0),
  deposit_key text,
  multiplier int not null check (multiplier >= 0),  -- hundredths
  stake_most bigint check (stake_most > 0),
  purse_id bigint not null,
  -- Where it waits while cash is played first.
  waits_at bigint,
  requirement_id text unique,
  state text not null check (state in ('waiting', 'wagering', 'ending', 'completed', 'forfeited', 'expired', 'playedOut',
    'reversed')),
  -- What was taken back of it.
  taken bigint not null default 0 check (taken between 0 and amount),
  granted_at timestamptz not null,
  began_at timestamptz,
  expires_at timestamptz not null,
  ended_at timestamptz,
  unique (membership_id, source),
  check ((deposit > 0) = (deposit_key is not null)),
  check ((mode = 'NON_STICKY') = (waits_at is not null)),
  check (state <> 'waiting' or mode = 'NON_STICKY'),
  check ((state in ('waiting', 'wagering', 'ending')) = (ended_at is null))
);
create index bonuses_newest on promotions.bonuses (member_id, id desc);
create index bonuses_running on promotions.bonuses (member_id, id) where ended_at is null;
create index bonuses_expiring on promotions.bonuses (merchant_id, expires_at) where ended_at is null;
create index bonuses_ending on promotions.bonuses (merchant_id, id) where state = 'ending';
create index bonuses_of_deposits on promotions.bonuses (membership_id, id);

-- What the door of stakes must know of a purse, kept with every change of its bonuses. `changed_xid` is the transaction
-- that changed it last: readers page by it.
create table promotions.purse_marks (
  account_id bigint primary key,
  merchant_id int not null,
  member_id bigint not null,
  waits boolean not null,
  stake_most bigint,
  changed_xid bigint not null default pg_current_xact_id()::text::bigint
);
create index purse_marks_changed on promotions.purse_marks (changed_xid);

-- How far what modules below publish was followed.
create table promotions.places (name text primary key, next_xid bigint not null, after_id bigint not null default 0);
insert into promotions.places (name, next_xid)
  values ('requirements', pg_snapshot_xmin(pg_current_snapshot())::text::bigint);

-- Parts that wait for something until then.
create index memberships_ending on promotions.memberships (merchant_id, ends_at)
  where ends_at is not null and state = 'joined';

alter table promotions.bonuses enable row level security;
alter table promotions.purse_marks enable row level security;
create policy own on promotions.bonuses using (merchant_id = merchants.here());
create policy own on promotions.purse_marks using (merchant_id = merchants.here());
-- The door of stakes and the follower of requirements serve every brand at once, and say so for their transaction only.
create policy door on promotions.purse_marks for select using (current_setting('app.reader', true) = 'bonuses');
create policy published on promotions.bonuses for select using (current_setting('app.reader', true) = 'published');

grant select, insert, update on promotions.bonuses, promotions.purse_marks, promotions.places to jackfruit_app;
