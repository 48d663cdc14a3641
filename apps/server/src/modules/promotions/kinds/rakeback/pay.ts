/** A day of rakeback that is over: what games kept of each member's stakes, and the part of it that is given. */
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'
import { dropOldDays } from '../../counting/by-day.ts'
import type { Counted } from '../../counting/counted.ts'
import { type Asked, type Periods, type Piece, payPeriods } from '../../counting/periods.ts'
import { outsideAmong } from '../../people.ts'
import type { Clock } from '../kind.ts'
import { keptAs, reckon, type Terms } from './terms.ts'

const periods: Periods = {
  cut: (offer) => ({ unit: 'day', times: (offer.termsOf(1) as unknown as Terms).times }),
  tells: 'reward_ready',
  reckon: reckonDay,
}

export const payRakeback = (clock: Clock): Promise<boolean> => payPeriods(clock, periods)

const piece = 500
const droppedAtOnce = 5_000

interface Row {
  readonly memberId: bigint
  readonly stake: bigint
  readonly kept: bigint
  readonly rest: string
}

/** Who takes a break, whose account is closed, and whom the offer is not for, is given nothing of that day. */
async function reckonDay(
  tx: Tx,
  { world, offer }: Clock,
  { window: { slot, from }, terms: accepted, after }: Asked,
): Promise<Piece> {
  const { id, merchantId } = offer.promotion
  const terms = accepted as unknown as Terms
  const { rows } = await sql<Row>`
    select r.member_id as "memberId", r.stake, r.kept, coalesce(before.rest, 0)::text as rest
      from promotions.rakebacks r
      left join lateral (select rest from promotions.cashbacks c
        where c.member_id = r.member_id and c.promotion_id = r.promotion_id and c.slot < r.slot
          and c.merchant_id = r.merchant_id order by c.slot desc limit 1) before on true
     where r.promotion_id = ${id} and r.slot = ${slot} and r.merchant_id = ${merchantId} and r.member_id > ${after}
     order by r.member_id limit ${piece}`.execute(tx)
  const last = rows.at(-1)?.memberId ?? null
  if (last === null) {
    await dropOldDays(tx, offer, slot)
    await dropOldSums(tx, offer, slot)
  }
  const memberIds = rows.map(({ memberId }) => memberId)
  const resting = await world.closedAmong(tx, merchantId, memberIds)
  const outside = await outsideAmong(tx, { merchantId, memberIds }, accepted, from)
  const due = rows.map(({ memberId, stake, kept, rest }) => {
    const reckoned = reckon(terms, { kept, rest: BigInt(rest) })
    const nothing = { amount: 0n, rest: reckoned.rest < 0n ? reckoned.rest : 0n }
    return {
      ...{ memberId, stake, win: 0n, bonus: 0n, loss: keptAs(kept), percent: terms.share },
      ...(resting.has(memberId) || outside.has(memberId) ? nothing : reckoned),
    }
  })
  return { due, last }
}

/** What was paid stands in the record: the sums go, a piece at a time. */
const dropOldSums = (tx: Tx, { promotion: { id, merchantId } }: Counted, slot: number) =>
  sql`delete from promotions.rakebacks where merchant_id = ${merchantId} and promotion_id = ${id}
        and (slot, member_id) in (select slot, member_id from promotions.rakebacks
          where promotion_id = ${id} and merchant_id = ${merchantId} and slot < ${slot} limit ${droppedAtOnce})`.execute(
    tx,
  )
