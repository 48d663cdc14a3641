/**
 * Two enumerations with the weights of eight decks. Totals: every row of up to six values, where
 * 128 cards are worth 0 and 32 each of the others. Pairs: every row of four cards, the first of
 * which may be fixed because all 52 are alike.
 */
import type { Plan } from '@jackfruit/studio-kit/rules'
import { planFor, type Weighted } from '../../shared/exact.ts'
import type { Hand, Outcome } from './outcome.ts'
import { decks, drawsOnThird, drawsOnTwo, places } from './rules.ts'

const values = Array.from({ length: 10 }, (_, value) => value)

/** Ways to the totals, by the key of player's total, cards, banker's total, cards, natural. */
export function totals(): Weighted<Outcome> {
  const left = values.map((value) => decks * (value === 0 ? 16 : 4))
  const found = new Map<number, number>()
  /** Each card weighs what is left of its value, over all that is left. */
  function each(dealt: number, weight: number, then: (value: number, weight: number) => void) {
    for (const value of values) {
      const count = left[value] ?? 0
      left[value] = count - 1
      then(value, (weight * count) / (decks * 52 - dealt))
      left[value] = count
    }
  }
  const add = (player: number, playerCards: number, banker: number, bankerCards: number, natural: number) => {
    const key = (((player * 10 + banker) * 2 + playerCards - 2) * 2 + bankerCards - 2) * 2 + natural
    return (weight: number) => found.set(key, (found.get(key) ?? 0) + weight)
  }
  each(0, 1, (p1, w1) =>
    each(1, w1, (b1, w2) =>
      each(2, w2, (p2, w3) =>
        each(3, w3, (b2, w4) => {
          const [player, banker] = [(p1 + p2) % 10, (b1 + b2) % 10]
          if (player >= 8 || banker >= 8) add(player, 2, banker, 2, 1)(w4)
          else if (!drawsOnTwo(player)) bankerAfter(player, 2, banker, drawsOnTwo(banker), w4)
          else
            each(4, w4, (p3, w5) => bankerAfter((player + p3) % 10, 3, banker, drawsOnThird(banker, p3), w5))
        }),
      ),
    ),
  )
  function bankerAfter(player: number, cards: number, banker: number, draws: boolean, weight: number) {
    if (!draws) add(player, cards, banker, 2, 0)(weight)
    else each(cards + 2, weight, (b3, w) => add(player, cards, (banker + b3) % 10, 3, 0)(w))
  }
  return [...found].map(([key, weight]) => {
    const at = (unit: number, size: number) => Math.floor(key / unit) % size
    const hand = (total: number, cards: number): Hand => ({ total, cards, pair: 'none' })
    const outcome = { player: hand(at(80, 10), at(4, 2) + 2), banker: hand(at(8, 10), at(2, 2) + 2) }
    return [{ ...outcome, isNatural: at(1, 2) === 1 }, weight] as const
  })
}

/** Ways to pairs of both sides, by rank and suit; the totals mean nothing here. */
export function pairs(): Weighted<Outcome> {
  const cards = Array.from({ length: 52 }, (_, card) => card)
  const pairOf = (a: number, b: number) => (a === b ? 2 : a >> 2 === b >> 2 ? 1 : 0)
  const names = ['none', 'pair', 'perfect'] as const
  const found = new Array<number>(9).fill(0)
  const p1 = 0
  for (const p2 of cards)
    for (const b1 of cards)
      for (const b2 of cards) {
        const [same, again] = [Number(b1 === p1) + Number(b1 === p2), Number(b2 === p1) + Number(b2 === p2)]
        const ways = (decks - Number(p2 === p1)) * (decks - same) * (decks - again - Number(b2 === b1))
        const key = pairOf(p1, p2) * 3 + pairOf(b1, b2)
        found[key] = (found[key] ?? 0) + ways
      }
  const hand = (pair: number): Hand => ({ total: 0, cards: 2, pair: names[pair] ?? 'none' })
  return found.map((weight, key) => [
    { player: hand(Math.floor(key / 3)), banker: hand(key % 3), isNatural: false },
    weight,
  ])
}

const onPairs = new Set(['PP', 'BP', 'EP', 'XP'])

export function plans(): readonly Plan[] {
  const [byTotals, byPairs] = [totals(), pairs()]
  return places.map((place) => planFor(place, onPairs.has(place.id) ? byPairs : byTotals))
}
