-- The standard deviation that a maker publishes of a game, for a stake of one: null until the maker has said it.
alter table catalog.games add column deviation text;
grant update (deviation) on catalog.games to jackfruit_app;
