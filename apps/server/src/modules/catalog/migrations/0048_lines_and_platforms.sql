-- What the list of games is narrowed by besides: how many lines a game is played on, null for one without lines, and
-- where it runs. Columns with constant defaults are no rewrite; makers say both at their next listing.
alter table catalog.games
  add column lines smallint check (lines between 1 and 999),
  add column platforms text[] not null default '{html5-desktop,html5-mobile}' check (cardinality(platforms) > 0);
grant update (lines, platforms) on catalog.games to jackfruit_app;
