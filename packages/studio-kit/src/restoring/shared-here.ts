/**
 * Bets at tables and tickets of draws: each is a round of its own at the platform, under its name, and none of them lies
 * among the rounds of one player. Who takes them for lost gives back what is still being played for.
 */
import type pg from 'pg'

/** How a round of the platform's stands in the journal. */
export interface Here {
  readonly id: string
  readonly state: string
  readonly staked: string
  readonly isMoving: boolean
}

export async function sharedHere(
  pool: pg.Pool,
  studio: string,
  ids: readonly string[],
): Promise<readonly Here[]> {
  if (ids.length === 0) return []
  const { rows } = await pool.query<Here>({
    name: 'shared-here',
    text: `select id, case when final_at is null then 'open' else 'ended' end as state, stake::text as staked,
        due_at is not null as "isMoving"
      from table_bets where id = any($1) and studio || '' = $2
      union all
      select id, case when final_at is null then 'open' else 'ended' end, price::text, due_at is not null
      from draw_tickets where id = any($1) and studio || '' = $2`,
    values: [ids, studio],
  })
  return rows
}
