/** Chips that lie on places together: what they return, what they can return at most, what of them is at risk. */
import type { Minor } from '@jackfruit/kernel'
import { atRiskOf } from './at-risk.ts'
import type { Weighted } from './exact.ts'
import { mostOf, type Place, whole } from './place.ts'

export interface Chip<Outcome> {
  readonly place: Place<Outcome>
  readonly amount: Minor
}

export type Laid<Outcome> = readonly Chip<Outcome>[]

/** `times` wholes of the amount, the rest of a division left to the house. */
export const backOf = (amount: Minor, times: number): Minor => (amount * BigInt(times)) / BigInt(whole)

export const stakeOf = <Outcome>(laid: Laid<Outcome>): Minor =>
  laid.reduce((sum, { amount }) => sum + amount, 0n)

/** What comes back of these chips in this outcome. */
const backIn = <Outcome>(laid: Laid<Outcome>, outcome: Outcome): Minor =>
  laid.reduce((sum, { place, amount }) => {
    const times = place.returns(outcome)
    return times === 0 ? sum : sum + backOf(amount, times)
  }, 0n)

/**
 * The most that these chips can return together, never less than the true most. `outcomes` are all outcomes where they
 * are few; without them every place is taken to win at once.
 */
export function mostBack<Outcome>(laid: Laid<Outcome>, outcomes?: readonly Outcome[]): Minor {
  if (!outcomes) return laid.reduce((sum, { place, amount }) => sum + backOf(amount, mostOf(place)), 0n)
  return outcomes.reduce((most, outcome) => {
    const back = backIn(laid, outcome)
    return back > most ? back : most
  }, 0n)
}

/** What of these chips is at risk. A place whose wins the chances do not tell counts as lost in all of them. */
export function laidAtRisk<Outcome>(laid: Laid<Outcome>, chances: Weighted<Outcome>): Minor {
  const weights = new Map<Minor, number>()
  for (const [outcome, weight] of chances) {
    const back = backIn(laid, outcome)
    weights.set(back, (weights.get(back) ?? 0) + weight)
  }
  return atRiskOf(stakeOf(laid), [...weights])
}
