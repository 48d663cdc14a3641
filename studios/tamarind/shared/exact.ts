/** Exact returns of places over all outcomes, each with its weight. */
import type { ExactReturn, Plan } from '@jackfruit/studio-kit/rules'
import { mostOf, type Place } from './place.ts'

export type Weighted<Outcome> = readonly (readonly [Outcome, number])[]

function exactOf<Outcome>(place: Place<Outcome>, outcomes: Weighted<Outcome>): ExactReturn {
  let [all, hits, sum, squares] = [0, 0, 0, 0]
  for (const [outcome, weight] of outcomes) {
    const back = place.returns(outcome)
    all += weight
    if (back === 0) continue
    hits += weight
    sum += weight * back
    squares += weight * back * back
  }
  const rtp = sum / all / 1e4
  return {
    rtp,
    hitRate: hits / all,
    deviation: Math.sqrt(squares / all / 1e8 - rtp * rtp),
    most: mostOf(place) / 1e4,
  }
}

/** A plan for each place: the lowest chip of the first currency on it. */
export const planFor = <Outcome>(place: Place<Outcome>, outcomes: Weighted<Outcome>): Plan => ({
  name: place.id,
  choice: { bets: { [place.id]: '100' } },
  exact: exactOf(place, outcomes),
})
