/** A part that goes on with its bonus ends with it. */
import type { Tx } from '../../../platform/database/db.ts'
import { release } from '../budget.ts'
import { kindOf } from '../kinds/all.ts'
import { type Event, next, type State } from '../machine.ts'
import { type Membership, promotionById, writeMembership } from '../rows.ts'
import { type BonusState, bonusesOfPart } from './rows.ts'

const events: Partial<Record<BonusState, readonly Event[]>> = {
  completed: ['complete', 'claim'],
  forfeited: ['leave'],
}

/** The part is held. Nothing happens while a bonus of it runs. */
export async function movePart(tx: Tx, merchantId: number, membership: Membership, at: Date): Promise<void> {
  const { promotionId, state, setAside } = membership
  if (state !== 'process') return
  const promotion = await promotionById(tx, merchantId, promotionId)
  if (!kindOf(promotion.kind).runsWithBonus) return
  const bonuses = await bonusesOfPart(tx, merchantId, membership.id)
  const last = bonuses.at(-1)
  if (!last || bonuses.some(({ endedAt }) => endedAt === null)) return
  const ended = (events[last.state] ?? ['lapse']).reduce<State>(
    (from, event) => next(from, event) ?? from,
    state,
  )
  await release(tx, { id: promotionId, merchantId }, setAside)
  await writeMembership(tx, { ...membership, state: ended, setAside: 0n }, at)
}
