/** Members' parts in chains while they play: held together, moved on together. */
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'
import { next, type State } from '../../machine.ts'
import type { Membership } from '../../rows.ts'
import { goalOf, type Step } from './terms.ts'

export interface MissionProgress {
  /** The open step, from 0. */
  readonly step: number
  /** Minor units, or how often: written as a number without end. */
  readonly counted: string
  /** What was done before does not count for it: the database's time. */
  readonly openedAt: string
  /** Of a chain that is new each day. */
  readonly day: string
  /** How many steps were claimed. */
  readonly claimed: number
}
/** What counting asks of it. */
export type Part = Omit<Membership<MissionProgress>, 'joinedAt' | 'changedAt'> & {
  readonly merchantId: number
}

interface Wanted {
  readonly promotionId: bigint
  readonly merchantId: number
  readonly memberId: bigint
}

/** Of each of these the newest turn, held until the end: always in one order. */
export async function holdParts(tx: Tx, wanted: readonly Wanted[]): Promise<Part[]> {
  if (wanted.length === 0) return []
  const inOrder = wanted.toSorted(
    (a, b) => Number(a.promotionId - b.promotionId) || Number(a.memberId - b.memberId),
  )
  const column = (pick: (each: Wanted) => bigint | number) => inOrder.map(pick)
  const { rows } = await sql<Part>`
    select m.* from unnest(${column((w) => w.promotionId)}::bigint[], ${column((w) => w.memberId)}::bigint[],
        ${column((w) => w.merchantId)}::int[]) as w (promotion_id, member_id, merchant_id)
      cross join lateral (
        select m.id, m.promotion_id as "promotionId", m.merchant_id as "merchantId", m.member_id as "memberId", m.turn,
            m.version, m.state, m.set_aside as "setAside", m.progress
          from promotions.memberships m
         where m.promotion_id = w.promotion_id and m.member_id = w.member_id and m.merchant_id = w.merchant_id
         order by m.turn desc limit 1 for update) m`.execute(tx)
  return rows
}

/** The states in which play counts. */
export const counts = (state: State): boolean =>
  state === 'joined' || state === 'process' || state === 'claim'

/** Where a part stands once so much has counted for its open step. Pure. */
export function movedOn(state: State, step: Step, counted: bigint): State {
  const isReady = counted >= goalOf(step)
  if (state === 'claim') return isReady ? state : movedOn(next(state, 'undo') ?? state, step, counted)
  if (isReady) return next(state, 'complete') ?? state
  if (counted > 0n) return next(state, 'count') ?? state
  return state === 'process' ? (next(state, 'undo') ?? state) : state
}

/** Held before: found by their keys, and then by their places, or policies make the planner compare all with all. */
export async function writeParts(
  tx: Tx,
  parts: readonly Pick<Part, 'id' | 'merchantId' | 'state' | 'progress'>[],
  at: Date,
): Promise<void> {
  if (parts.length === 0) return
  await sql`
    update promotions.memberships m set state = n.state, progress = n.progress, changed_at = ${at}
      from (select p.*, k.place from unnest(${parts.map(({ id }) => id)}::bigint[], ${parts.map(({ merchantId }) => merchantId)}::int[],
        ${parts.map(({ state }) => state)}::text[], ${parts.map(({ progress }) => JSON.stringify(progress))}::jsonb[])
        as p (id, merchant_id, state, progress)
        cross join lateral (select ctid as place from promotions.memberships
          where id = p.id and merchant_id = p.merchant_id offset 0) k) n
     where m.ctid = n.place`.execute(tx)
}
