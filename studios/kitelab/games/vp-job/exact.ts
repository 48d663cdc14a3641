/**
 * The exact return of Jacks or Better, every hand held as well as can be: 2,598,960 hands with 32 holds
 * each, by inclusion and exclusion in place of the 6 × 10¹² draws.
 */
import type { ExactReturn, Json, Plan } from '@jackfruit/studio-kit/rules'
import { handOf } from './hand.ts'
import { bestHold, bestMask } from './optimal.ts'
import { type Hand, hands, type Pays, pays } from './rules.ts'
import { readShown } from './shown.ts'
import { allHands, countOf, drawCounts, drawSum, drawSums, eachHand, sumsOf } from './subsets.ts'

let ranked: Float64Array | undefined

/** The kind of each hand, as an index of `hands`. */
const kinds = (): Float64Array => {
  ranked ??= allHands((cards) => hands.indexOf(handOf(cards)))
  return ranked
}

const valued = (of: (hand: Hand) => number): Float64Array => {
  const values = hands.map(of)
  return kinds().map((kind) => values[kind] ?? 0)
}

/** The average over all hands of what the best hold returns. */
export function returnOf(table: Pays): number {
  const sums = sumsOf(valued((hand) => table[hand]))
  const draws = new Float64Array(32)
  let total = 0
  eachHand((cards) => {
    drawSums(sums, cards, draws)
    let best = 0
    for (let mask = 0; mask < 32; mask++) {
      const mean = (draws[mask] ?? 0) / (drawCounts[mask] ?? 1)
      if (mean > best) best = mean
    }
    total += best
  })
  return total / countOf(52, 5)
}

/** Return, hit rate and deviation of the game as it is played. */
export function exact(): ExactReturn {
  const sums = sumsOf(valued((hand) => pays[hand]))
  const squares = sumsOf(valued((hand) => pays[hand] ** 2))
  const hits = sumsOf(valued((hand) => (pays[hand] > 0 ? 1 : 0)))
  const draws = new Float64Array(32)
  const totals = { back: 0, square: 0, hit: 0 }
  eachHand((cards) => {
    const mask = bestMask(drawSums(sums, cards, draws))
    const count = drawCounts[mask] ?? 1
    totals.back += (draws[mask] ?? 0) / count
    totals.square += drawSum(squares, cards, mask) / count
    totals.hit += drawSum(hits, cards, mask) / count
  })
  const all = countOf(52, 5)
  const rtp = totals.back / all
  return {
    rtp,
    hitRate: totals.hit / all,
    deviation: Math.sqrt(totals.square / all - rtp ** 2),
    most: pays.royal,
  }
}

const holding = (shown: Json): Json => ({ hold: [...bestHold(readShown(shown).cards)] })

export const plans = (): readonly Plan[] => [{ name: 'best hold', choice: {}, act: holding, exact: exact() }]
