-- A maker or one game of it is closed for a while, and opens again by itself where an end is set. How a maker's games
-- open: in a frame of the game page, in a window of their own, or as a page below the header of the site. Columns with
-- constant defaults are no rewrite.
alter table catalog.vendors
  add column maintenance boolean not null default false,
  add column maintenance_until timestamptz,
  add column opens text not null default 'frame' check (opens in ('frame', 'window', 'seamless'));
alter table catalog.games add column maintenance_until timestamptz;
update catalog.vendors set opens = 'seamless' where code = 'tamarind';

-- Who changed what about the offer, and why. Rows stay as they were written: the application may only add.
create table catalog.journal (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  decided_by text not null check (decided_by <> ''),
  why text not null check (why <> ''),
  what text not null,
  target text not null,
  before jsonb not null,
  after jsonb not null
);
grant select, insert on catalog.journal to jackfruit_app;
grant update (maintenance, maintenance_until) on catalog.vendors, catalog.games to jackfruit_app;
