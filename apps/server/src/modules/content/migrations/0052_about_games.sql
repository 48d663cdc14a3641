-- An announcement of any type may be about games: pages of games ask for those alone. A constant default is no rewrite.
alter table content.announcements add column about_games boolean not null default false;

-- What was sown already and told of a game.
update content.announcements set about_games = true where titles ->> 'EN' = 'Golden Chinthe is open';
