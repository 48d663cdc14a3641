/** Cards, and shoes that are dealt from without ever being laid out. */
import type { Random } from '@jackfruit/fairness'

/** 0 to 51: rank × 4 + suit. */
export type Card = number

/** A is 0, 10 is 9, K is 12. */
export const rankOf = (card: Card): number => card >> 2
/** Spades, hearts, diamonds, clubs. */
export const suitOf = (card: Card): number => card & 3
export const isRed = (card: Card): boolean => suitOf(card) === 1 || suitOf(card) === 2

const cardTexts: readonly string[] = [...'A23456789TJQK'].flatMap((rank) =>
  [...'shdc'].map((suit) => rank + suit),
)
/** "As", "Td": rank, then suit. */
export const textOf = (card: Card): string => cardTexts[card] ?? ''

/** Deals the next card. */
export type Shoe = () => Card

/**
 * Freshly shuffled decks. Each card is one draw among those that are left, counted in the order of
 * the cards' numbers: the same as the next card of a shuffled shoe, and cheap for the few that are dealt.
 */
export function shoeOf(random: Random, decks: number): Shoe {
  const taken: number[] = []
  const all = decks * 52
  return () => {
    let at = random.below(all - taken.length)
    let i = 0
    for (; i < taken.length; i++) {
      const other = taken[i] ?? 0
      if (at < other) break
      at++
    }
    taken.splice(i, 0, at)
    return Math.floor(at / decks)
  }
}
