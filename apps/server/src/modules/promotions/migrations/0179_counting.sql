-- What offers count of members' play and money, in the order in which it became known. New tables; of promotions and
-- memberships an index each, built in the moment that few rows need.
create index promotions_followed on promotions.promotions (kind, merchant_id) where settled_at is null;

create index rewards_taken on promotions.rewards (member_id, ended_at) where state = 'claimed';

-- One round (or deposit, game, day) that counts for one member in one window or step of an offer: the sum of all that
-- was told of it, and what it is worth. What is taken back takes itself out again.
create table promotions.counts (
  promotion_id bigint not null,
  slot int not null check (slot >= 0),
  member_id bigint not null,
  key text not null check (length(key) between 1 and 300),
  merchant_id int not null,
  what text not null check (what in ('bet', 'deposit', 'sign')),
  game_id int not null default 0,
  rounds int not null default 0,
  stake bigint not null default 0,
  win bigint not null default 0,
  valid bigint not null default 0,
  amount bigint not null default 0,
  value bigint not null default 0,
  at timestamptz not null,
  primary key (promotion_id, slot, member_id, key)
) with (fillfactor = 80);
create index counts_newest on promotions.counts (promotion_id, slot, member_id, at desc);
create index counts_best on promotions.counts (promotion_id, slot, member_id, value desc, at);

-- Where members stand on a board. Equal scores are in the order in which they were reached.
create table promotions.scores (
  promotion_id bigint not null,
  slot int not null,
  member_id bigint not null,
  merchant_id int not null,
  score bigint not null,
  reached_at timestamptz not null,
  primary key (promotion_id, slot, member_id)
) with (fillfactor = 70);
create index scores_ranked on promotions.scores (promotion_id, slot, score desc, reached_at, member_id) where score > 0;

-- How many stand in each range of scores, so that a place among a million is a sum of few rows.
create table promotions.ranges (
  promotion_id bigint not null,
  slot int not null,
  range int not null,
  merchant_id int not null,
  members int not null,
  primary key (promotion_id, slot, range)
) with (fillfactor = 50);

-- A window of a board, or a period of cashback, that has ended: counted to the end, then paid, once.
create table promotions.windows (
  promotion_id bigint not null references promotions.promotions (id),
  slot int not null,
  merchant_id int not null,
  from_at timestamptz not null,
  to_at timestamptz not null,
  -- Of cashback: how far members were reckoned.
  after_member bigint not null default 0,
  counted_at timestamptz,
  paid_at timestamptz,
  paid bigint not null default 0,
  primary key (promotion_id, slot)
);

-- What cashback was reckoned from, for one member and period: kept as it was.
create table promotions.cashbacks (
  promotion_id bigint not null,
  slot int not null,
  member_id bigint not null,
  merchant_id int not null,
  version int not null,
  stake bigint not null,
  win bigint not null,
  bonus bigint not null,
  loss bigint not null,
  percent text not null,
  amount bigint not null check (amount >= 0),
  given bigint check (given >= 0),
  primary key (promotion_id, slot, member_id)
);
create index cashbacks_to_give on promotions.cashbacks (promotion_id, slot, member_id) where given is null;
create index cashbacks_of_member on promotions.cashbacks (member_id, promotion_id, slot desc);

-- A friend whom a member brought, as far as an offer counts it.
create table promotions.friends (
  promotion_id bigint not null,
  friend_id bigint not null,
  merchant_id int not null,
  inviter_id bigint not null,
  version int not null,
  registered_at timestamptz not null,
  deposited bigint not null default 0,
  valid bigint not null default 0,
  is_due boolean not null default false,
  state text not null default 'open' check (state in ('open', 'paid', 'refused')),
  reason text check (reason in ('pool', 'linked', 'most', 'inactive')),
  decided_at timestamptz,
  primary key (promotion_id, friend_id)
) with (fillfactor = 70);
create index friends_due on promotions.friends (promotion_id, friend_id) where is_due and state = 'open';
create index friends_of_inviter on promotions.friends (inviter_id, promotion_id, friend_id);

select activity.begin_reading('promotions');

alter table promotions.counts enable row level security;
alter table promotions.scores enable row level security;
alter table promotions.ranges enable row level security;
alter table promotions.windows enable row level security;
alter table promotions.cashbacks enable row level security;
alter table promotions.friends enable row level security;
create policy own on promotions.counts using (merchant_id = merchants.here());
create policy own on promotions.scores using (merchant_id = merchants.here());
create policy own on promotions.ranges using (merchant_id = merchants.here());
create policy own on promotions.windows using (merchant_id = merchants.here());
create policy own on promotions.cashbacks using (merchant_id = merchants.here());
create policy own on promotions.friends using (merchant_id = merchants.here());
-- One reader counts for all brands at once, and says so for its own transaction only.
create policy counting on promotions.promotions using (current_setting('app.reader', true) = 'activity:promotions');
create policy counting on promotions.versions for select using (current_setting('app.reader', true) = 'activity:promotions');
create policy counting on promotions.memberships using (current_setting('app.reader', true) = 'activity:promotions');
create policy counting on promotions.rewards using (current_setting('app.reader', true) = 'activity:promotions');
create policy counting on promotions.windows for select using (current_setting('app.reader', true) = 'activity:promotions');
create policy counting on promotions.counts using (current_setting('app.reader', true) = 'activity:promotions');
create policy counting on promotions.scores using (current_setting('app.reader', true) = 'activity:promotions');
create policy counting on promotions.ranges using (current_setting('app.reader', true) = 'activity:promotions');
create policy counting on promotions.friends using (current_setting('app.reader', true) = 'activity:promotions');

grant select, insert, update, delete on promotions.counts, promotions.scores, promotions.ranges to jackfruit_app;
grant select, insert, update on promotions.windows, promotions.cashbacks, promotions.friends to jackfruit_app;
