/** Levels that were reached: given a piece at a time, each once. */
import { sql } from 'kysely'
import type { Tx } from '../../../../platform/database/db.ts'
import { inMerchant } from '../../../../platform/database/merchant-scope.ts'
import { restMs } from '../../counting/periods.ts'
import { type Gift, giveDue } from '../gifts/give.ts'
import type { Clock } from '../kind.ts'

const atOnce = 200
const piecesMost = 100

/** Whether nothing of it may come any more. */
export async function payLevels(clock: Clock): Promise<boolean> {
  const { world, offer, now } = clock
  const { promotion } = offer
  let isMore = true
  for (let n = 0; n < piecesMost && isMore; n++)
    isMore = await inMerchant(world.db, promotion.merchantId, (tx) => paySome(tx, clock))
  const end = promotion.closedAt ?? promotion.endsAt
  return !isMore && end !== null && now.getTime() >= end.getTime() + restMs
}

async function paySome(tx: Tx, { world, offer, now }: Clock): Promise<boolean> {
  const { id, merchantId } = offer.promotion
  const { rows } = await sql<Gift>`
    select member_id as "memberId", slot, version, rank, amount from promotions.gifts
     where promotion_id = ${id} and merchant_id = ${merchantId} and state = 'due'
     order by member_id, slot limit ${atOnce} for update skip locked`.execute(tx)
  await giveDue(tx, { world, offer, what: 'levelUp', now }, rows)
  return rows.length === atOnce
}
