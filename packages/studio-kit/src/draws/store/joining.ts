/**
 * Issues that join two others. Nobody enters or draws them: the result of one is that of both its parts, is there in the
 * same commit as the later of them, and is void with either. Whoever changes a part calls this with the part locked.
 */
import { canonical } from '@jackfruit/fairness'
import type pg from 'pg'
import { inTransaction } from '../../journal/tables.ts'
import type { DrawGame, DrawResult } from '../draw-game.ts'
import { undecidedOut, voidTickets } from './ticket-steps.ts'

export type GameOf = (code: string) => DrawGame | undefined

interface Joined {
  game: string
  result: DrawResult | null
  first: DrawResult | null
  second: DrawResult | null
}

/** No result comes: every stake goes back, also of what joins it. */
export async function toVoid(
  tx: pg.PoolClient,
  id: string,
  reason: 'late' | 'part' | 'restored',
): Promise<void> {
  await tx.query(
    `update draw_issues set state = 'void', void_reason = $2, final_at = clock_timestamp(), due_at = null,
       closed_at = coalesce(closed_at, clock_timestamp()) where id = $1`,
    [id, reason],
  )
  await voidTickets(tx, id)
  for (const joined of await lockJoins(tx, id)) await toVoid(tx, joined, 'part')
}

/** A part has a result, or another one. */
export async function joinInto(tx: pg.PoolClient, gameOf: GameOf, part: string): Promise<void> {
  for (const id of await lockJoins(tx, part)) await joinNow(tx, gameOf, id)
}

/**
 * What nobody has told it by the time that its parts have come to an end: the version before knew nothing of it, and may
 * have entered their results while both were running.
 */
export const decideJoined = (pool: pg.Pool, gameOf: GameOf, id: string): Promise<boolean> =>
  inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ first_id: string; second_id: string }>(
      `select first_id, second_id from draw_issues
       where id = $1 and state = 'closed' and due_at <= clock_timestamp() for no key update`,
      [id],
    )
    const [parts] = rows
    if (!parts) return false
    const { rowCount: voids } = await tx.query(
      `select from draw_issues where id = any($1) and state = 'void'`,
      [[parts.first_id, parts.second_id]],
    )
    if (voids) await toVoid(tx, id, 'part')
    else await joinNow(tx, gameOf, id)
    const { rowCount: waiting } = await tx.query(
      `update draw_issues set due_at = clock_timestamp() + interval '1 minute' where id = $1 and state = 'closed'`,
      [id],
    )
    return waiting === 0
  })

/** Locked first and read afterwards: of two parts that come in at once, the later sees both. */
async function lockJoins(tx: pg.PoolClient, part: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from draw_issues where (first_id = $1 or second_id = $1) and state <> 'void' order by id for no key update`,
    [part],
  )
  return rows.map(({ id }) => id)
}

async function joinNow(tx: pg.PoolClient, gameOf: GameOf, id: string): Promise<void> {
  const { rows } = await tx.query<Joined>(
    `select joined.game, joined.result, first.result as first, second.result as second
     from draw_issues as joined join draw_issues as first on first.id = joined.first_id
     join draw_issues as second on second.id = joined.second_id where joined.id = $1`,
    [id],
  )
  const [found] = rows
  if (!found?.first || !found.second) return
  const join = gameOf(found.game)?.joins?.join
  if (!join) throw new Error(`nobody here knows how ${id} is joined`)
  const result = join([found.first, found.second])
  if (found.result && canonical(found.result) === canonical(result)) return
  if (!found.result) await undecidedOut(tx, id)
  await tx.query(
    `update draw_issues set state = 'drawn', result = $2, revision = revision + 1, drawn_at = clock_timestamp(),
       closed_at = coalesce(closed_at, clock_timestamp()), final_at = null, due_at = clock_timestamp()
     where id = $1`,
    [id, JSON.stringify(result)],
  )
}
