/** What goes on by itself: rewards lapse, parts of ended offers give back what they kept, and the rest goes home. */
import { sql } from 'kysely'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { acceptedTerms } from './accepted.ts'
import { lapseChosen } from './bonus/deposits.ts'
import { endDueBonuses } from './bonus/follow.ts'
import { release, releaseWhole } from './budget.ts'
import type { Counted } from './counting/counted.ts'
import { countedOffer } from './counting/follow.ts'
import { clockedKinds, kindOf } from './kinds/all.ts'
import { endFreeRounds } from './kinds/free-rounds/end.ts'
import { next } from './machine.ts'
import { settlePromotion } from './make.ts'
import { lapseRewards } from './rewards/rewards.ts'
import { warnOfLapses } from './rewards/warn.ts'
import {
  lockMembership,
  type Membership,
  type Promotion,
  promotionByCode,
  promotionById,
  writeMembership,
} from './rows.ts'
import { openScene } from './scene.ts'
import { momentOf, type World } from './world.ts'

/** So many at a time: the rest at the next turn of the clock. */
const atOnce = 200
/** A press is remembered for so long. */
const pressDays = 90

export async function tick(world: World, merchantId: number): Promise<void> {
  await lapseRewards(world, merchantId, atOnce)
  await warnOfLapses(world, merchantId, atOnce)
  await lapseChosen(world, merchantId)
  await endDueBonuses(world, merchantId)
  await endFreeRounds(world, merchantId)
  const now = world.now()
  const busy = await runClocks(world, merchantId, now)
  for (const id of await endedPromotions(world, merchantId, now)) {
    if (busy.has(id)) continue
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

/** What goes on by itself in offers of some kinds. Answers those of which something may still come. */
async function runClocks(world: World, merchantId: number, now: Date): Promise<ReadonlySet<bigint>> {
  const { timeZone } = (await world.directory.brandOfId(merchantId)) ?? { timeZone: 'UTC' }
  const offers = await inMerchant(world.db, merchantId, async (tx) => {
    const { rows } = await sql<{ code: string }>`
      select code from promotions.promotions
       where kind = any(${clockedKinds}::text[]) and merchant_id = ${merchantId} and settled_at is null
         and starts_at <= ${now}`.execute(tx)
    const found: Counted[] = []
    for (const { code } of rows) {
      const promotion = await promotionByCode(tx, merchantId, code)
      if (promotion) found.push(await countedOffer(tx, promotion, timeZone))
    }
    return found
  })
  const busy = new Set<bigint>()
  for (const offer of offers) {
    const isOver = await kindOf(offer.promotion.kind).onClock?.({ world, now, offer })
    if (!isOver) busy.add(offer.promotion.id)
  }
  return busy
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

/** A kind that says how its parts end ends all that are not over. */
const endingOf = ({ kind }: Pick<Promotion, 'kind'>): readonly Membership['state'][] =>
  kindOf(kind).onPartEnd ? [...endWithOffer, 'process', 'claim'] : endWithOffer

async function lapseParts(world: World, merchantId: number, promotionId: bigint, now: Date): Promise<void> {
  const moment = await momentOf(world, merchantId)
  const { parts, promotion } = await inMerchant(world.db, merchantId, async (tx) => {
    const promotion = await promotionById(tx, merchantId, promotionId)
    const { rows } = await sql<{ memberId: bigint }>`
      select member_id as "memberId" from promotions.memberships
       where promotion_id = ${promotionId} and merchant_id = ${merchantId} and set_aside > 0
         and state = any(${endingOf(promotion)}::text[]) limit ${atOnce}`.execute(tx)
    return { promotion, parts: rows }
  })
  const kind = kindOf(promotion.kind)
  for (const { memberId } of parts)
    await inMerchant(world.db, merchantId, async (tx) => {
      const part = await lockMembership(tx, { memberId, promotionId })
      if (!part || !endingOf(promotion).includes(part.state) || part.setAside === 0n) return
      // Chosen with an order that is under way: its own end is looked for.
      if (part.state === 'joined' && kind.onDeposit) return
      if (kind.onPartEnd) {
        const terms = await acceptedTerms(tx, kind, promotion, part.version)
        const person = { merchantId, memberId, type: 0 }
        const scene = openScene({
          ...moment,
          tx,
          world,
          person,
          purseId: 0n,
          promotion,
          terms,
          membership: part,
        })
        await kind.onPartEnd(scene)
        return scene.end()
      }
      const state = next(part.state, 'lapse') ?? part.state
      await writeMembership(tx, { ...part, state, setAside: 0n }, now)
      await release(tx, { id: promotionId, merchantId }, part.setAside)
    })
}
