/** What members lost in a period, and what comes back of it. */
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'
import { type Asked, type Periods, type Piece, payPeriods } from '../../counting/periods.ts'
import type { Window } from '../../counting/windows.ts'
import { outsideAmong } from '../../people.ts'
import type { Clock } from '../kind.ts'
import { daysIn, reckon, type Terms } from './terms.ts'

const periods: Periods = {
  cut: (offer) => offer.termsOf(1) as unknown as Terms,
  tells: 'cashback_ready',
  reckon: reckonLosses,
}

export const payCashback = (clock: Clock): Promise<boolean> => payPeriods(clock, periods)

/** Over whole days of the brand. Who takes a break is given nothing, nor whom the offer is not for. */
async function reckonLosses(
  tx: Tx,
  { world, offer }: Clock,
  { window, terms: accepted, after }: Asked,
): Promise<Piece> {
  const { promotion, timeZone } = offer
  const { merchantId } = promotion
  const terms = accepted as unknown as Terms
  const days = daysIn(window, promotion, timeZone)
  if (days.length === 0) return { due: [], last: null }
  const { sums, last } = await world.sumsOfMembers(tx, { days, kinds: terms.kinds ?? null, after })
  const ids = sums.map(({ memberId }) => memberId)
  const bonuses = await receivedIn(tx, merchantId, ids, window)
  const resting = await world.closedAmong(tx, merchantId, ids)
  const outside = await outsideAmong(tx, { merchantId, memberIds: ids }, accepted, window.from)
  const due = sums.flatMap((each) => {
    const bonus = bonuses.get(each.memberId) ?? 0n
    const isOut = resting.has(each.memberId) || outside.has(each.memberId)
    const reckoned = isOut ? null : reckon(terms, { ...each, bonus })
    return reckoned && reckoned.amount > 0n ? [{ ...each, bonus, ...reckoned, rest: 0n }] : []
  })
  return { due, last }
}

/** What offers gave them meanwhile is no loss. */
async function receivedIn(
  tx: Tx,
  merchantId: number,
  memberIds: readonly bigint[],
  { from, to }: Window,
): Promise<ReadonlyMap<bigint, bigint>> {
  const { rows } = await sql<{ memberId: bigint; sum: bigint }>`
    select member_id as "memberId", sum(amount)::bigint as sum from promotions.rewards
     where member_id = any(${memberIds}::bigint[]) and merchant_id = ${merchantId} and state = 'claimed'
       and ended_at >= ${from} and ended_at < ${to} group by member_id`.execute(tx)
  return new Map(rows.map(({ memberId, sum }) => [memberId, sum]))
}
