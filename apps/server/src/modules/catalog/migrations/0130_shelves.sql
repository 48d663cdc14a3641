-- Games of chance stand on shelves of their own in the shop window. A maker may say on which; where it does not, the
-- class says it. One column answers, so that nobody has to know both.
alter table catalog.games
  add column told_shelf text check (told_shelf in ('slots', 'instant', 'tables', 'bingo')),
  add column shelf text generated always as (
    case when game_type <> 'RNG' then null
      else coalesce(told_shelf, case game_classify when 'TG' then 'tables' when 'BG' then 'bingo' else 'slots' end)
    end) stored;
grant update (told_shelf) on catalog.games to jackfruit_app;
