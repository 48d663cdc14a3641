-- Gifts of levels, of the month and of birthdays; rakeback; points beyond the usual. New tables, and a column with a
-- constant default, which rewrites nothing: the table is held for a moment.

-- A gift is there once for its member and level, month or year, whichever offer it came from.
create table promotions.gifts (
  member_id bigint not null,
  what text not null check (what in ('levelUp', 'monthly', 'birthday')),
  -- The level, the month (2026-12 is 24323) or the year.
  slot int not null check (slot >= 0),
  merchant_id int not null,
  promotion_id bigint not null references promotions.promotions (id),
  version int not null,
  rank smallint not null check (rank >= 0),
  amount bigint not null check (amount > 0),
  state text not null check (state in ('due', 'given', 'missed')),
  reason text check (reason in ('pool', 'inactive', 'resting')),
  at timestamptz not null,
  primary key (member_id, what, slot),
  check ((state = 'missed') = (reason is not null))
);
create index gifts_due on promotions.gifts (promotion_id, member_id, slot) where state = 'due';

-- Changes of levels are followed from here on.
insert into promotions.places (name, next_xid)
  values ('levels', pg_snapshot_xmin(pg_current_snapshot())::text::bigint);

-- What members staked on a day of an offer of rakeback, and what the games keep of it: in millionths of the smallest unit.
create table promotions.rakebacks (
  promotion_id bigint not null,
  slot int not null check (slot >= 0),
  member_id bigint not null,
  merchant_id int not null,
  stake bigint not null,
  kept bigint not null,
  primary key (promotion_id, slot, member_id)
) with (fillfactor = 70);

-- Of rakeback: what is less than the smallest unit, or was taken back after it was paid, waits for the next time.
alter table promotions.cashbacks add column rest numeric not null default 0;

-- What an offer of more points counted for a member, in millionths of a hundredth of a point, and what it gave of that.
create table promotions.extra_points (
  promotion_id bigint not null,
  member_id bigint not null,
  merchant_id int not null,
  worth bigint not null,
  given bigint not null check (given >= 0),
  primary key (promotion_id, member_id)
) with (fillfactor = 70);

alter table promotions.gifts enable row level security;
alter table promotions.rakebacks enable row level security;
alter table promotions.extra_points enable row level security;
create policy own on promotions.gifts using (merchant_id = merchants.here());
create policy own on promotions.rakebacks using (merchant_id = merchants.here());
create policy own on promotions.extra_points using (merchant_id = merchants.here());
create policy counting on promotions.rakebacks using (current_setting('app.reader', true) = 'activity:promotions');
create policy counting on promotions.extra_points using (current_setting('app.reader', true) = 'activity:promotions');

grant select, insert, update on promotions.gifts, promotions.extra_points to jackfruit_app;
grant select, insert, update, delete on promotions.rakebacks to jackfruit_app;
