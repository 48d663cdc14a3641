-- What members like, and what operators put forward. What is hot follows from rounds: the fixed mark goes.
create table catalog.favourites (
  merchant_id int not null,
  member_id bigint not null,
  game_id int not null references catalog.games (id),
  liked_at timestamptz not null default now(),
  primary key (member_id, game_id)
);
alter table catalog.favourites enable row level security;
create policy own on catalog.favourites using (merchant_id = merchants.here());
grant select, insert, delete on catalog.favourites to jackfruit_app;

-- popular_pin: the place among popular games, from 1; hot_pin: hot or not, whatever is played. Null: rounds decide.
alter table catalog.brand_games
  drop column is_hot,
  add column popular_pin smallint check (popular_pin between 1 and 100),
  add column hot_pin boolean;
grant update (popular_pin, hot_pin) on catalog.brand_games to jackfruit_app;
