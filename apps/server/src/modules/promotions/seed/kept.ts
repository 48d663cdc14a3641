/**
 * What games kept of the demonstration's player: told once there are games, which makers list after the first start. By
 * then the offer's other figures are sown; without this its own would be nothing until somebody plays.
 */
import { sql } from 'kysely'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { dayIn } from '../../../platform/work/brand-day.ts'
import type { Counting, Done } from '../counting/counted.ts'
import { countedOffer } from '../counting/follow.ts'
import { kindOf } from '../kinds/all.ts'
import { promotionByCode } from '../rows.ts'
import { demoBrand, type Sower } from './seed.ts'

const code = 'daily-rakeback'
const stakes = [1_500_000n, 2_400_000n, 900_000n, 3_200_000n]

/** Only where nobody has ever been counted for it; of two processes that tell it one does. */
export async function keepDemo(sower: Sower): Promise<void> {
  const brand = await sower.directory.brandOfCode(demoBrand)
  const [player, slots] = [brand && (await sower.memberByName(brand.id, 'player')), await sower.slots()]
  if (!brand || !player || slots.length === 0) return
  await inMerchant(sower.db, brand.id, async (tx) => {
    const promotion = await promotionByCode(tx, brand.id, code)
    if (!promotion || promotion.closedAt) return
    await sql`select 1 from promotions.promotions where merchant_id = ${brand.id} and id = ${promotion.id} for update`.execute(
      tx,
    )
    const { rows } = await sql<{ at: Date; wasCounted: boolean }>`
      select clock_timestamp() as at, exists (select from promotions.rakebacks
          where merchant_id = ${brand.id} and promotion_id = ${promotion.id})
        or exists (select from promotions.cashbacks
          where merchant_id = ${brand.id} and promotion_id = ${promotion.id}) as "wasCounted"`.execute(tx)
    const [found] = rows
    if (!found || found.wasCounted) return
    const { at } = found
    const deeds = stakes.map(
      (stake, place): Done => ({
        ...{ id: BigInt(place), merchantId: brand.id, memberId: player.id, accountId: 0n, what: 'bet', at },
        ...{ gameId: slots[place % slots.length] ?? 0, round: `demo:kept:${place}`, rounds: 1, kind: 'RNG' },
        ...{ stake, win: stake / 2n, valid: stake, amount: 0n, day: dayIn(brand.timeZone, at) },
      }),
    )
    const offers = [await countedOffer(tx, promotion, brand.timeZone)]
    const { now, keys, edgeOf } = sower
    await kindOf('rakeback').onDeeds?.({ tx, offers, deeds, now: now(), keys, edgeOf } satisfies Counting)
  })
}
