/** Steps of a contract: what has to be reached, and what it brings then. */
import type { Minor } from '@jackfruit/kernel'
import type { Ppm } from './rate.ts'

/** Of a kind of game, such as `RNG`; `*` for every kind that is not named. */
export type Rates = Readonly<Record<string, Ppm>>

export interface Tier {
  readonly minValid: Minor
  readonly minActive: number
  /** What the team has to have lost, where that is asked. */
  readonly minLoss?: Minor
  readonly rates: Rates
}

/** What a team did in a period. */
export interface Reached {
  readonly valid: Minor
  readonly active: number
  /** What the house won of the team; below zero where the team won. */
  readonly lost: Minor
}

/** Place of the highest tier whose every condition is reached; null below the first. */
export function tierAt(tiers: readonly Tier[], { valid, active, lost }: Reached): number | null {
  const place = tiers.findLastIndex(
    (tier) =>
      valid >= tier.minValid &&
      active >= tier.minActive &&
      (tier.minLoss === undefined || lost >= tier.minLoss),
  )
  return place < 0 ? null : place
}

export const rateOf = (rates: Rates, kind: string): Ppm => rates[kind] ?? rates['*'] ?? 0n

/** Every kind that one of these names, and the rest. */
export const kindsOf = (...all: readonly Rates[]): readonly string[] => [
  ...new Set(['*', ...all.flatMap((rates) => Object.keys(rates))]),
]

export type TierProblem =
  | { readonly what: 'none' }
  | { readonly what: 'tooMany'; readonly most: number }
  | { readonly what: 'negative'; readonly at: number }
  | { readonly what: 'notRising'; readonly at: number }
  | { readonly what: 'noRate'; readonly at: number }

export const tiersMax = 10

/** What is wrong with these steps: each asks for at least as much as the one before, in one respect for more, and brings more. */
export function tierProblem(tiers: readonly Tier[]): TierProblem | null {
  if (tiers.length === 0) return { what: 'none' }
  if (tiers.length > tiersMax) return { what: 'tooMany', most: tiersMax }
  for (const [at, tier] of tiers.entries()) {
    const all = Object.values(tier.rates)
    if (tier.minValid < 0n || tier.minActive < 0 || all.some((rate) => rate < 0n))
      return { what: 'negative', at }
    if (all.length === 0) return { what: 'noRate', at }
    const before = tiers[at - 1]
    if (before && !isAbove(tier, before)) return { what: 'notRising', at }
  }
  return null
}

function isAbove(tier: Tier, before: Tier): boolean {
  const [loss, lossBefore] = [tier.minLoss ?? 0n, before.minLoss ?? 0n]
  const asksNoLess =
    tier.minValid >= before.minValid && tier.minActive >= before.minActive && loss >= lossBefore
  const asksMore = tier.minValid > before.minValid || tier.minActive > before.minActive || loss > lossBefore
  const kinds = kindsOf(tier.rates, before.rates)
  const bringsNoLess = kinds.every((kind) => rateOf(tier.rates, kind) >= rateOf(before.rates, kind))
  const bringsMore = kinds.some((kind) => rateOf(tier.rates, kind) > rateOf(before.rates, kind))
  return asksNoLess && asksMore && bringsNoLess && bringsMore
}
