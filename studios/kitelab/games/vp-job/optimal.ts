/** The hold that returns most on average. The first call works out all hands, in about a second. */
import { handOf } from './hand.ts'
import { pays } from './rules.ts'
import { allHands, drawCounts, drawSums, placesIn, type Sums, sumsOf } from './subsets.ts'

let known: Sums | undefined

const sumsKnown = (): Sums => {
  known ??= sumsOf(allHands((cards) => pays[handOf(cards)]))
  return known
}

/** Of equal holds the one that keeps more. The mask's bits are places of the ascending hand. */
export function bestMask(sums: Float64Array): number {
  let best = 31
  for (let mask = 30; mask >= 0; mask--)
    if ((sums[mask] ?? 0) * (drawCounts[best] ?? 1) > (sums[best] ?? 0) * (drawCounts[mask] ?? 1)) best = mask
  return best
}

/** Places 0 … 4 of this hand that are worth holding, lowest first. */
export function bestHold(hand: readonly number[]): readonly number[] {
  const cards = hand.toSorted((a, b) => a - b)
  const mask = bestMask(drawSums(sumsKnown(), cards, new Float64Array(32)))
  const held = new Set((placesIn[mask] ?? []).map((place) => cards[place]))
  return [0, 1, 2, 3, 4].filter((place) => held.has(hand[place]))
}
