/**
 * The return of best play, over every start: the dealer's open card, the player's two. The return is exact. Spread and
 * hit rate take two split hands as independent of each other given where the dealer ends; splits are one round in forty,
 * and the figures that are printed do not feel it.
 */
import { Analysis, bestOf, type Decision, type Worth } from './analysis.ts'

const kinds = Array.from({ length: 10 }, (_, kind) => kind)
/** 17 to 21, and bust. */
const kindsOfEnds = [0, 1, 2, 3, 4, 5]
const analyses = new Map<number, Analysis>()

/** One for each open card, and for each with each card of a pair. */
export function analysisOf(up: number, pair: number | null): Analysis {
  const key = up * 11 + (pair ?? 10)
  const known = analyses.get(key) ?? new Analysis(up, pair === null ? [] : [pair])
  analyses.set(key, known)
  return known
}

/** Two hands of a pair, together. */
function splitOf(up: number, kind: number): Decision {
  const one = analysisOf(up, kind).splitHand(kind)
  const together = (row: Float64Array | undefined) =>
    kindsOfEnds.reduce((sum, end) => sum + (row?.[end] ?? 0) ** 2 / (one.ends[0]?.[end] || 1), 0)
  return {
    action: 'split',
    mean: 2 * one.mean,
    square: 2 * one.square + 2 * together(one.ends[1]),
    back: 1 - together(one.ends[2]),
    ends: [],
  }
}

/** What best play does with the first two cards. */
export function opening(up: number, hand: readonly [number, number]): Decision {
  const found = analysisOf(up, null).decide(hand)
  if (hand[0] !== hand[1]) return found
  const split = splitOf(up, hand[0])
  return split.mean > found.mean ? split : found
}

const natural: Worth = { mean: 1.5, square: 2.25, back: 1, ends: [] }

export interface BestReturn {
  readonly rtp: number
  readonly hitRate: number
  readonly deviation: number
  /** The most that a first stake of 1 returns. */
  readonly most: number
}

export function bestPlay(): BestReturn {
  let [mean, square, back] = [0, 0, 0]
  for (const up of kinds) {
    const table = analysisOf(up, null)
    const ofUp = (up === 9 ? 16 : 4) / 52
    for (const first of kinds)
      for (const second of kinds.slice(0, first + 1)) {
        const hand = [first, second] as const
        const chance = ofUp * table.dealt([first, second]) * (first === second ? 1 : 2)
        const dealerHas = table.blackjack(hand)
        const isNatural = bestOf(hand) === 21
        const worth = isNatural ? natural : opening(up, [first, second])
        const lost = isNatural ? 0 : 1
        mean += chance * ((1 - dealerHas) * worth.mean - dealerHas * lost)
        square += chance * ((1 - dealerHas) * worth.square + dealerHas * lost)
        back += chance * ((1 - dealerHas) * worth.back + dealerHas * (1 - lost))
      }
  }
  return { rtp: 1 + mean, hitRate: back, deviation: Math.sqrt(square - mean * mean), most: 8 }
}
