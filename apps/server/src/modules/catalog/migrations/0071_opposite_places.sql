-- Whether some places of a game win where others lose, as its maker tells; null where it has told nothing. A column
-- without a default: no row is touched.
alter table catalog.games add column opposite_places boolean;
grant update (opposite_places) on catalog.games to jackfruit_app;
