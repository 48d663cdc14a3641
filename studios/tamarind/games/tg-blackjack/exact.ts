/**
 * The return of best play, over every start: the dealer's open card, the player's two. The return is
 * exact. Spread and hit rate take two split hands as independent of each other given where the
 * dealer ends; splits are one round in forty, and the figures that are printed do not feel it.
 */
import type { ExactReturn, Json, Plan } from '@jackfruit/studio-kit/rules'
import { Analysis, bestOf, type Decision, type Worth } from '@jackfruit/table-rules/blackjack/analysis'
import type { Action } from '@jackfruit/table-rules/blackjack/hands'
import type { Weighted } from '@jackfruit/table-rules/exact'
import { planFor } from '../../shared/exact.ts'
import { decks, type Start, sidePlaces } from './rules.ts'
import { readShown } from './shown.ts'

const kinds = Array.from({ length: 10 }, (_, kind) => kind)
/** 17 to 21, and bust. */
const kindsOfEnds = [0, 1, 2, 3, 4, 5]
const analyses = new Map<number, Analysis>()

/** One for each open card, and for each with each card of a pair. */
function analysisOf(up: number, pair: number | null): Analysis {
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

export function bestPlay(): ExactReturn {
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

const kindOf = (card: string) => Math.min('A23456789TJQK'.indexOf(card.charAt(0)), 9)

/** Best play, from what is shown. */
export function bestAction(json: Json): Action {
  const { dealer, hands, active } = readShown(json)
  const up = kindOf(dealer.cards[0] ?? '')
  const hand = (hands[active ?? 0]?.cards ?? []).map(kindOf)
  const [first = 0, second = 0] = hand
  if (hands.length === 2) return analysisOf(up, first).decide(hand).action
  return hand.length === 2 ? opening(up, [first, second]).action : analysisOf(up, null).decide(hand).action
}

const cards = Array.from({ length: 52 }, (_, card) => card)

/** Every row of three cards, with its ways. */
function starts(): Weighted<Start> {
  const found: (readonly [Start, number])[] = []
  for (const first of cards)
    for (const second of cards)
      for (const up of cards) {
        const again = Number(up === first) + Number(up === second)
        found.push([{ first, second, up }, (decks - Number(second === first)) * (decks - again)])
      }
  return found
}

/** Side bets by themselves; they need no play. */
export const sideReturns = (): readonly Plan[] => {
  const rows = starts()
  return sidePlaces.map((place) => planFor(place, rows))
}

export const plans = (): readonly Plan[] => [
  { name: 'main', choice: { bets: { main: '100' } }, act: bestAction, exact: bestPlay() },
]
