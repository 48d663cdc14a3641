/** Totals of eight decks: every row of up to six values, where 128 cards are worth 0 and 32 each of the others. */
import type { Weighted } from '../exact.ts'
import type { Hand, Outcome } from './outcome.ts'
import { decks, drawsOnThird, drawsOnTwo } from './places.ts'

const values = Array.from({ length: 10 }, (_, value) => value)

/** Ways to the totals, by the key of player's total, cards, banker's total, cards, natural. */
export function totals(): Weighted<Outcome> {
  const left = values.map((value) => decks * (value === 0 ? 16 : 4))
  const found = new Map<number, number>()
  /** Each card weighs what is left of its value. */
  function each(weight: number, then: (value: number, weight: number) => void) {
    for (const value of values) {
      const count = left[value] ?? 0
      left[value] = count - 1
      then(value, weight * count)
      left[value] = count
    }
  }
  /** A deal of fewer than six cards weighs as much as all that could have come after it: whole numbers below 2^53. */
  const [fifth, sixth] = [decks * 52 - 4, decks * 52 - 5]
  const add = (player: number, playerCards: number, banker: number, bankerCards: number, natural: number) => {
    const key = (((player * 10 + banker) * 2 + playerCards - 2) * 2 + bankerCards - 2) * 2 + natural
    const after = [fifth * sixth, sixth, 1][playerCards + bankerCards - 4] ?? 1
    return (weight: number) => found.set(key, (found.get(key) ?? 0) + weight * after)
  }
  each(1, (p1, w1) =>
    each(w1, (b1, w2) =>
      each(w2, (p2, w3) =>
        each(w3, (b2, w4) => {
          const [player, banker] = [(p1 + p2) % 10, (b1 + b2) % 10]
          if (player >= 8 || banker >= 8) add(player, 2, banker, 2, 1)(w4)
          else if (!drawsOnTwo(player)) bankerAfter(player, 2, banker, drawsOnTwo(banker), w4)
          else each(w4, (p3, w5) => bankerAfter((player + p3) % 10, 3, banker, drawsOnThird(banker, p3), w5))
        }),
      ),
    ),
  )
  function bankerAfter(player: number, cards: number, banker: number, draws: boolean, weight: number) {
    if (!draws) add(player, cards, banker, 2, 0)(weight)
    else each(weight, (b3, w) => add(player, cards, (banker + b3) % 10, 3, 0)(w))
  }
  return [...found].map(([key, weight]) => {
    const at = (unit: number, size: number) => Math.floor(key / unit) % size
    const hand = (total: number, cards: number): Hand => ({ total, cards, pair: 'none' })
    const outcome = { player: hand(at(80, 10), at(4, 2) + 2), banker: hand(at(8, 10), at(2, 2) + 2) }
    return [{ ...outcome, isNatural: at(1, 2) === 1 }, weight] as const
  })
}
