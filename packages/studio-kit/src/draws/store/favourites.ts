/** Selections that a member keeps by name, for a game. */
import type pg from 'pg'
import type { Json } from '../../rules.ts'
import type { Owner } from './reading.ts'

/** Of a game; a further one is refused. */
const favouritesMax = 30

export interface Favourite {
  readonly name: string
  readonly entries: Json
}

export async function favouritesOf(
  pool: pg.Pool,
  { studio, playerId }: Owner,
  game: string,
): Promise<Favourite[]> {
  const { rows } = await pool.query<{ name: string; entries: Json }>({
    name: 'draw-favourites',
    text: `select name, entries from draw_favourites where studio = $1 and player_id = $2 and game = $3
      order by name limit ${favouritesMax}`,
    values: [studio, playerId, game],
  })
  return rows
}

/** In the place of one of the same name. False where there are too many. */
export async function keepFavourite(
  pool: pg.Pool,
  { studio, playerId }: Owner,
  game: string,
  { name, entries }: Favourite,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'draw-favourite-kept',
    text: `insert into draw_favourites (studio, player_id, game, name, entries)
      select $1, $2, $3, $4, $5
      where (select count(*) from draw_favourites where studio = $1 and player_id = $2 and game = $3 and name <> $4)
        < ${favouritesMax}
      on conflict (studio, player_id, game, name) do update set entries = excluded.entries, at = clock_timestamp()`,
    values: [studio, playerId, game, name, JSON.stringify(entries)],
  })
  return rowCount === 1
}

export async function forgetFavourite(
  pool: pg.Pool,
  { studio, playerId }: Owner,
  game: string,
  name: string,
): Promise<void> {
  await pool.query({
    name: 'draw-favourite-forgotten',
    text: 'delete from draw_favourites where studio = $1 and player_id = $2 and game = $3 and name = $4',
    values: [studio, playerId, game, name],
  })
}
