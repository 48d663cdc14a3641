/** What goes on by itself: rewards lapse, parts of ended offers give back what they kept, and the rest goes home. */
import { sql } from 'kysely'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { acceptedTerms } from './act.ts'
import { release, releaseWhole } from './budget.ts'
import { kindOf } from './kinds/all.ts'
import { next } from './machine.ts'
import { settlePromotion } from './make.ts'
import { lapseRewards } from './rewards.ts'
import { lockMembership, type Membership, promotionById, writeMembership } from './rows.ts'
import { momentOf, type World } from './world.ts'

/** So many at a time: the rest at the next turn of the clock. */
const atOnce = 200
/** A press is remembered for so long. */
const pressDays = 90

export async function tick(world: World, merchantId: number): Promise<void> {
  await lapseRewards(world, merchantId, atOnce)
  const now = world.now()
  for (const id of await endedPromotions(world, merchantId, now)) {
    await finish(world, merchantId, id)
    await lapseParts(world, merchantId, id, now)
    await settlePromotion(world.db, merchantId, id, now)
  }
  await inMerchant(world.db, merchantId, (tx) =>
    sql`delete from promotions.presses where merchant_id = ${merchantId}
         and at < ${new Date(now.getTime() - pressDays * 86_400_000)}`.execute(tx),
  )
}

/** What an offer does at its end, and then what it kept as a whole is free. */
async function finish(world: World, merchantId: number, id: bigint): Promise<void> {
  const moment = await momentOf(world, merchantId)
  const ending = await inMerchant(world.db, merchantId, async (tx) => {
    const promotion = await promotionById(tx, merchantId, id)
    if (promotion.whole === 0n) return null
    const kind = kindOf(promotion.kind)
    return { kind, promotion, terms: await acceptedTerms(tx, kind, promotion, promotion.version) }
  })
  if (!ending) return
  const { kind, ...of } = ending
  await kind.onEnd?.({ ...moment, ...of, world })
  await inMerchant(world.db, merchantId, (tx) => releaseWhole(tx, { id, merchantId }))
}

const endedPromotions = (world: World, merchantId: number, now: Date): Promise<bigint[]> =>
  inMerchant(world.db, merchantId, async (tx) => {
    const { rows } = await sql<{ id: bigint }>`
      select id from promotions.promotions
       where merchant_id = ${merchantId} and settled_at is null and (closed_at is not null or ends_at <= ${now})
       limit ${atOnce}`.execute(tx)
    return rows.map(({ id }) => id)
  })

/** Of those whose end comes with the offer's: nobody signs in or applies any more. What waits for people goes on. */
const endWithOffer: readonly Membership['state'][] = ['new', 'joined', 'signed', 'rejected']

async function lapseParts(world: World, merchantId: number, promotionId: bigint, now: Date): Promise<void> {
  const parts = await inMerchant(world.db, merchantId, async (tx) => {
    const { rows } = await sql<{ memberId: bigint }>`
      select member_id as "memberId" from promotions.memberships
       where promotion_id = ${promotionId} and merchant_id = ${merchantId} and set_aside > 0
         and state = any(${endWithOffer}::text[]) limit ${atOnce}`.execute(tx)
    return rows
  })
  for (const { memberId } of parts)
    await inMerchant(world.db, merchantId, async (tx) => {
      const part = await lockMembership(tx, { memberId, promotionId })
      if (!part || !endWithOffer.includes(part.state) || part.setAside === 0n) return
      const state = next(part.state, 'lapse') ?? part.state
      await writeMembership(tx, { ...part, state, setAside: 0n }, now)
      await release(tx, { id: promotionId, merchantId }, part.setAside)
    })
}
