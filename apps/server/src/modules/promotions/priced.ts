/** Offers of a brand with what each is expected to cost, for operators. */
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { acceptedTerms } from './accepted.ts'
import { type Cost, costOf, type PricedGame } from './bonus/cost.ts'
import { type Measured, seeded, simulateBonus } from './bonus/simulate.ts'
import { kindOf } from './kinds/all.ts'
import { NotMade } from './make.ts'
import { type Promotion, promotionByCode, shownPromotions } from './rows.ts'
import type { World } from './world.ts'

export type PricedOffer = Promotion & { readonly cost: Cost }

type Priced = Pick<World, 'db' | 'games'>

const gamesOf = (world: Priced, merchantId: number): Promise<readonly PricedGame[]> =>
  world.games.of(merchantId)

export async function pricedOffers(world: Priced, merchantId: number): Promise<PricedOffer[]> {
  const games = await gamesOf(world, merchantId)
  return inMerchant(world.db, merchantId, async (tx) => {
    const offers: PricedOffer[] = []
    for (const promotion of await shownPromotions(tx, merchantId)) {
      const kind = kindOf(promotion.kind)
      const terms = await acceptedTerms(tx, kind, promotion, promotion.version)
      offers.push({ ...promotion, cost: costOf(kind, terms, games) })
    }
    return offers
  })
}

export interface Simulation extends Measured {
  readonly cost: number
  readonly expected: Cost
}

/** So many members with the deposit that brings all of it, in stakes of a hundredth of what they have. */
export async function simulateOffer(
  world: Priced,
  merchantId: number,
  { code, members, kept, seed }: { code: string; members: number; kept: number; seed: number },
): Promise<Simulation> {
  const games = await gamesOf(world, merchantId)
  const { kind, terms } = await inMerchant(world.db, merchantId, async (tx) => {
    const promotion = await promotionByCode(tx, merchantId, code)
    if (!promotion) throw new NotMade(`There is no offer ${code}.`)
    const found = kindOf(promotion.kind)
    return { kind: found, terms: await acceptedTerms(tx, found, promotion, promotion.version) }
  })
  if (!terms.bonus) throw new NotMade(`${code} is cash: it costs what it gives.`)
  const bonus = Number(kind.expected(terms))
  const deposit = Number(kind.onDeposit?.(terms).full ?? 0n)
  const { times, base, mode } = terms.bonus
  const measured = simulateBonus({
    ...{ deposit, bonus, times, base, mode, weight: 100, kept, members, random: seeded(seed) },
    stake: Math.max(1, Math.round((deposit + bonus) / 100)),
  })
  return { ...measured, expected: costOf(kind, terms, games) }
}
