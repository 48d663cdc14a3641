/** Contracts as they are told, in the exact numbers that are reckoned with. */
import type { Promised, Rates, Tier } from '@jackfruit/agent-pay'
import type { agents } from '@jackfruit/contracts'
import { minorOf, ppmOf } from '../shared/minor.ts'

type WireTier = agents.Terms['tiers'][number]
type WireRates = WireTier['rates']

export const ratesOf = (rates: WireRates): Rates =>
  Object.fromEntries(rates.map(({ kind, rate }) => [kind, ppmOf(rate) ?? 0n]))

export const tiersOf = (tiers: readonly WireTier[], scale: number): readonly Tier[] =>
  tiers.map(({ minValid, minActive, minLoss, rates }) => ({
    ...{ minValid: minorOf(minValid, scale), minActive, rates: ratesOf(rates) },
    ...(minLoss !== null && { minLoss: minorOf(minLoss, scale) }),
  }))

export const promisedOf = ({ tiers, step, onlyIfTeamLost }: agents.Terms, scale: number): Promised => ({
  ...{ tiers: tiersOf(tiers, scale), onlyIfTeamLost },
  ...(step !== null && { step: minorOf(step, scale) }),
})

/** The best that a contract can bring, of any kind of game. */
export function topRate({ tiers }: agents.Terms): string | null {
  const all = tiers.flatMap(({ rates }) => rates.map(({ rate }) => rate))
  return all.reduce<string | null>(
    (best, rate) => (best === null || (ppmOf(rate) ?? 0n) > (ppmOf(best) ?? 0n) ? rate : best),
    null,
  )
}
