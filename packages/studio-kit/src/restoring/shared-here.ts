/**
 * Bets at tables and tickets of draws: each is a round of its own at the platform, under its name, and none of them lies
 * among the rounds of one player. Who takes them for lost gives back what is still being played for.
 */
import type pg from 'pg'
import { release } from '../draws/store/numbers.ts'
import { inTransaction } from '../journal/tables.ts'
import type { Shared } from './shared-told.ts'

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

/** The platform has booked its end, and its money stands: nothing more is asked for it, nor held against the platform. */
export async function endSharedHere(pool: pg.Pool, studio: string, id: string): Promise<void> {
  await pool.query(
    `update table_bets set state = 'voided', due_at = null, told_no = null, final_at = clock_timestamp()
     where id = $1 and studio || '' = $2 and state in ('written', 'taken', 'voiding')`,
    [id, studio],
  )
  await outOf(pool, { id, studio, states: ['written', 'held', 'taken', 'voiding'], isTold: false })
}

/** Its stake is lost there: nothing of it is paid, asked for or owed any more. */
export async function voidStakeHere(
  pool: pg.Pool,
  { kind, id }: { readonly kind: Shared; readonly id: string },
): Promise<void> {
  if (kind === 'tickets')
    return outOf(pool, { id, studio: null, states: ['held', 'taken', 'owed', 'paid'], isTold: true })
  await pool.query(
    `update table_bets set state = 'voided', payout = null, due_at = null,
       final_at = coalesce(final_at, clock_timestamp())
     where id = $1 and state in ('taken', 'owed', 'paid')`,
    [id],
  )
}

interface Outgoing {
  readonly id: string
  readonly studio: string | null
  readonly states: readonly string[]
  readonly isTold: boolean
}

/** What the house owed for a ticket that was not drawn yet it owes no more. */
const outOf = (pool: pg.Pool, { id, studio, states, isTold }: Outgoing): Promise<void> =>
  inTransaction(pool, async (tx) => {
    const { rows } = await tx.query<{ state: string }>(
      `select state from draw_tickets where id = $1 and studio = coalesce($2, studio) and state = any($3)
       for no key update`,
      [id, studio, states],
    )
    const [row] = rows
    if (!row) return
    await tx.query(
      `update draw_tickets set state = 'voided', reason = coalesce(reason, 'restored'), payout = null, corrected = null,
         revision = 0, due_at = null, told_no = case when $2 then told_no end,
         final_at = coalesce(final_at, clock_timestamp())
       where id = $1`,
      [id, isTold],
    )
    if (row.state === 'written' || row.state === 'held' || row.state === 'taken') await release(tx, [id])
  })
