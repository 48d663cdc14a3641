-- Games as their makers describe them, and what each brand makes of them. A game's number stands in
-- transfers for ever: rows are never deleted. New tables, no lock felt.
create schema catalog;

create table catalog.vendors (
  code text primary key check (code ~ '^[a-z0-9]{2,20}$'),
  name text not null,
  sort int not null
);

create table catalog.games (
  id int generated always as identity primary key,
  vendor text not null references catalog.vendors (code),
  code text not null,
  -- What the site calls it in addresses.
  node_id text not null unique check (node_id ~ '^[A-Za-z0-9._:-]{1,60}$'),
  names jsonb not null,
  game_type text not null,
  game_classify text,
  version text not null,
  build_hash text not null,
  rtp text not null,
  volatility text not null,
  hit_rate text not null,
  max_win jsonb not null,
  min_bet jsonb not null,
  max_bet jsonb not null,
  maintenance boolean not null default false,
  listed_at timestamptz not null default now(),
  unique (vendor, code)
);

create table catalog.brand_games (
  merchant_id int not null references merchants.brands (id),
  game_id int not null references catalog.games (id),
  enabled boolean not null default true,
  is_hot boolean not null default false,
  is_new boolean not null default true,
  maintenance boolean not null default false,
  sort int not null default 0,
  primary key (merchant_id, game_id)
);
alter table catalog.brand_games enable row level security;
create policy own on catalog.brand_games using (merchant_id = merchants.here());

insert into catalog.vendors (code, name, sort) values
  ('hexworks', 'Hexworks', 1), ('kitelab', 'KiteLab', 2), ('tamarind', 'Tamarind', 3), ('rubyrow', 'Ruby Row', 4),
  ('monsoon', 'Monsoon', 5), ('ninedrums', 'Nine Drums', 6), ('oxbow', 'Oxbow', 7), ('skyotter', 'Sky Otter', 8),
  ('palmyra', 'Palmyra', 9), ('lantern', 'Lantern', 10);

-- The application lists what studios answer; what operators set is written by operators' tools.
grant usage on schema catalog to jackfruit_app;
grant select on all tables in schema catalog to jackfruit_app;
grant insert on catalog.games, catalog.brand_games to jackfruit_app;
grant update (names, game_type, game_classify, version, build_hash, rtp, volatility, hit_rate, max_win, min_bet, max_bet)
  on catalog.games to jackfruit_app;
