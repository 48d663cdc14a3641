/**
 * Moving somebody below another agent, with the whole team. A team of any size goes in pieces, each in a transaction of
 * its own; at every moment each member has one whole line, the old one or the new one. What was counted stays above the old.
 */
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { here, inMerchant } from '../../../platform/database/merchant-scope.ts'
import { type PlaceProblem, placeElsewhere } from '../../identity/index.ts'
import type { Agent } from './world.ts'

export interface Moving extends Agent {
  /** Null: directly below the merchant. */
  readonly uplineId: bigint | null
  readonly by: string
  readonly why: string
}

/** Why nothing moved. */
export type MoveProblem = PlaceProblem | 'circle' | 'deep' | 'busy'

class NotMoved extends Error {
  override readonly name = 'NotMoved'
  readonly problem: MoveProblem
  constructor(problem: MoveProblem) {
    super(problem)
    this.problem = problem
  }
}

/** So many members are moved in one transaction: nobody joins the brand's trees meanwhile. */
const piece = 1_000
const waitMost = sql.raw(`set local lock_timeout = '300ms'`)
const tries = 20

/**
 * Begins, or answers why not; null once the member has moved. The team follows by `carryOn`. `leave` ends what was agreed
 * with whoever stood above, in the same transaction.
 */
export async function beginMove(
  db: Db,
  moving: Moving,
  leave: (tx: Tx, moved: Agent) => Promise<void>,
): Promise<MoveProblem | null> {
  const { merchantId, uplineId, memberId, by, why } = moving
  try {
    await patiently(db, merchantId, async (tx) => {
      // Movers queue here, so that two who exchange places do not wait for each other.
      await sql`select pg_advisory_xact_lock(820213, ${merchantId}::int)`.execute(tx)
      const problem = await placeElsewhere(tx, moving, uplineId)
      if (problem) throw new NotMoved(problem)
      const { rows } = await sql<{ problem: MoveProblem | null }>`
        select agents.move_begin(${memberId}::bigint, ${uplineId}::bigint, ${by}, ${why}) as problem`.execute(
        tx,
      )
      if (rows[0]?.problem) throw new NotMoved(rows[0].problem)
      await leave(tx, { merchantId, memberId })
    })
  } catch (error) {
    if (error instanceof NotMoved) return error.problem
    throw error
  }
  return null
}

/** Until whoever is to move in this brand has moved. Safe in several processes, and after a kill. */
export async function carryOn(db: Db, merchantId: number, stopping?: AbortSignal): Promise<void> {
  const next = async (tx: Tx) => {
    const { rows } = await sql<{ n: number }>`select agents.move_piece(${piece}) as n`.execute(tx)
    return rows[0]?.n ?? 0
  }
  while (!stopping?.aborted) if ((await patiently(db, merchantId, next)) === 0) return
}

/** Whoever registers waits behind who wants the tree alone: so it is asked for briefly, and again. */
async function patiently<T>(db: Db, merchantId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let left = tries; ; left -= 1)
    try {
      return await inMerchant(db, merchantId, async (tx) => {
        await waitMost.execute(tx)
        return work(tx)
      })
    } catch (error) {
      if (left <= 1 || !isBusy(error)) throw error
      await new Promise((wake) => setTimeout(wake, 100))
    }
}

/** A lock that was not had in time, or one that two waited for. */
const isBusy = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '55P03' || error.code === '40P01')

export interface PastMove {
  readonly memberId: bigint
  readonly from: bigint | null
  readonly to: bigint | null
  readonly state: 'moving' | 'done'
  /** Of the team, so far. */
  readonly moved: number
  readonly by: string
  readonly why: string
  readonly begunAt: Date
}

/** Of a brand, the newest first. */
export async function movesOf(tx: Tx, most: number): Promise<PastMove[]> {
  const { rows } = await sql<PastMove>`
    select member_id as "memberId", old_path[cardinality(old_path)] as from, new_path[cardinality(new_path)] as to,
           state, moved, by, why, begun_at as "begunAt"
      from agents.moves where merchant_id = ${here} order by id desc limit ${most}`.execute(tx)
  return rows
}
