-- Whether a game takes play money, as its maker says: 0 is yes, as on the wire. A column with a constant
-- default is no rewrite. Until a maker has said so, at its next listing, trial accounts play none.
alter table catalog.games add column support_play smallint not null default 1 check (support_play in (0, 1));
grant update (support_play) on catalog.games to jackfruit_app;
