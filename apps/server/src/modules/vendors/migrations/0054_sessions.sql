-- What a vendor knows a member by, the one-time codes that open a game, and the play sessions they
-- become. Money is not here: it is in the ledger alone. New tables, no lock felt.
create schema vendors;

-- Opaque, and another one for each vendor: two vendors cannot put their players together.
create table vendors.players (
  player_id text primary key,
  merchant_id int not null,
  vendor text not null,
  member_id bigint not null,
  made_at timestamptz not null default now(),
  unique (vendor, member_id)
);

create table vendors.launches (
  token_hash bytea primary key,
  merchant_id int not null,
  vendor text not null,
  player_id text not null references vendors.players (player_id),
  game_code text not null,
  login_session text not null,
  language text not null,
  country text,
  expires_at timestamptz not null
);
create index on vendors.launches (expires_at);

create table vendors.sessions (
  id text primary key,
  merchant_id int not null,
  vendor text not null,
  player_id text not null references vendors.players (player_id),
  game_code text not null,
  -- The login that opened it: when that ends, this takes no more stakes.
  login_session text not null,
  opened_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  ends_at timestamptz not null,
  ended_at timestamptz
);
create index on vendors.sessions (login_session);
create index on vendors.sessions (ends_at);

-- A vendor's calls arrive without a host: the vendor is known by its signature, the brand by the player.
grant usage on schema vendors to jackfruit_app;
grant select, insert on vendors.players to jackfruit_app;
grant select, insert, delete on vendors.launches to jackfruit_app;
grant select, insert, delete, update (seen_at, ended_at) on vendors.sessions to jackfruit_app;
