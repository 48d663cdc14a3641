-- What is drawn in offers: how many pieces of each prize were given, never more than there are; each draw with the
-- numbers that prove it; and the entries of a raffle. New tables, no lock felt.
create table promotions.prizes (
  promotion_id bigint not null references promotions.promotions (id),
  place int not null check (place >= 0),
  merchant_id int not null,
  stock int not null check (stock > 0),
  given int not null check (given between 1 and stock),
  primary key (promotion_id, place)
);

create table promotions.draws (
  membership_id bigint not null references promotions.memberships (id),
  -- Of the member's turns in the offer, or of an envelope or a prize in the order in which they are given.
  number int not null check (number > 0),
  merchant_id int not null,
  promotion_id bigint not null references promotions.promotions (id),
  -- The number that came, the prize that it is by its chance alone, and the one that it was.
  value bigint not null check (value >= 0),
  drawn int not null,
  place int not null,
  amount bigint not null check (amount >= 0),
  -- Prizes that were all given at that moment.
  gone int[] not null default '{}',
  client_seed text not null check (client_seed ~ '^[A-Za-z0-9_-]{1,64}$'),
  -- The winner of a raffle, as others are shown it.
  who text,
  at timestamptz not null,
  primary key (membership_id, number)
);
create index draws_of_raffle on promotions.draws (promotion_id, place) where who is not null;

-- The entries of a raffle when they were closed: tickets, in the order in which members joined.
create table promotions.raffles (
  promotion_id bigint primary key references promotions.promotions (id),
  merchant_id int not null,
  entries int[] not null,
  client_seed text not null,
  -- Places among the entries.
  winners int[] not null,
  at timestamptz not null
);

alter table promotions.prizes enable row level security;
alter table promotions.draws enable row level security;
alter table promotions.raffles enable row level security;
create policy own on promotions.prizes using (merchant_id = merchants.here());
create policy own on promotions.draws using (merchant_id = merchants.here());
create policy own on promotions.raffles using (merchant_id = merchants.here());
grant select, insert, update on promotions.prizes, promotions.draws to jackfruit_app;
grant select, insert on promotions.raffles to jackfruit_app;
