/** The gift of a month that has begun, by the level after the look at the month before: a piece at a time, each once. */
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'
import { inMerchant } from '../../../../platform/database/merchant-scope.ts'
import { dayIn } from '../../../../platform/work/brand-day.ts'
import { isDue, membersFrom } from '../../../vip/index.ts'
import { isOpenAt } from '../../counting/counted.ts'
import { dayBegin } from '../../counting/windows.ts'
import { type Gift, giftId, giveDue, writeGifts } from '../gifts/give.ts'
import { amountFrom, firstRank } from '../gifts/terms.ts'
import type { Clock } from '../kind.ts'
import { firstBefore, firstOf, monthNumber } from './months.ts'
import type { Terms } from './terms.ts'

const atOnce = 200
const piecesMost = 500

interface Month {
  readonly slot: number
  readonly from: Date
}

/** Whether nothing of it comes any more: who closes an offer closes it for the months that have not begun. */
export async function payMonths(clock: Clock): Promise<boolean> {
  const { world, offer, now } = clock
  const { promotion, timeZone } = offer
  const day = dayIn(timeZone, now)
  const month = { slot: monthNumber(day), from: dayBegin(timeZone, firstOf(day)) }
  if (!isOpenAt(promotion, month.from)) return true
  // Whoever falls with the look at the month before is given what the lower level brings.
  const looked = { merchantId: promotion.merchantId, month: firstBefore(day) }
  if (await isDue(world.db, looked)) return false
  for (let n = 0; n < piecesMost; n++)
    if (!(await inMerchant(world.db, promotion.merchantId, (tx) => paySome(tx, clock, month)))) return true
  return false
}

/** Answers whether there is more. */
async function paySome(tx: Tx, { world, offer, now }: Clock, { slot, from }: Month): Promise<boolean> {
  const { id, merchantId } = offer.promotion
  await sql`
    insert into promotions.windows (promotion_id, slot, merchant_id, from_at, to_at)
    values (${id}, ${slot}, ${merchantId}, ${from}, ${from}) on conflict (promotion_id, slot) do nothing`.execute(
    tx,
  )
  const { rows } = await sql<{ after: bigint; paid: Date | null }>`
    select after_member as after, paid_at as paid from promotions.windows
     where promotion_id = ${id} and slot = ${slot} and merchant_id = ${merchantId} for update`.execute(tx)
  const [place] = rows
  if (!place || place.paid) return false
  const version = offer.versionAt(from)
  const { amounts } = offer.termsOf(version) as unknown as Terms
  const members = await membersFrom(tx, merchantId, {
    ...{ rank: firstRank(amounts), after: place.after, most: atOnce },
  })
  const gifts = members.map(({ memberId, rank }): Gift => {
    return { memberId, slot, version, rank, amount: amountFrom(amounts, rank) }
  })
  const fresh = await writeGifts(
    tx,
    { promotion: offer.promotion, what: 'monthly', state: 'due', at: now },
    gifts,
  )
  await giveDue(
    tx,
    { world, offer, what: 'monthly', now },
    gifts.filter((gift) => fresh.has(giftId(gift))),
  )
  const last = members.at(-1)
  await sql`
    update promotions.windows set after_member = ${last?.memberId ?? place.after}, paid_at = ${last ? null : now}
     where promotion_id = ${id} and slot = ${slot} and merchant_id = ${merchantId}`.execute(tx)
  return last !== undefined
}
