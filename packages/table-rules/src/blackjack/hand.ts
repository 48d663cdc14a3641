/** Points of hands. A is 1 or 11, pictures are 10. */
import { type Card, rankOf } from '../cards/shoe.ts'

export const pointsOf = (card: Card): number => Math.min(rankOf(card) + 1, 10)

export interface Points {
  readonly total: number
  /** An ace counts 11. */
  readonly isSoft: boolean
}

export function pointsOfHand(cards: readonly Card[]): Points {
  let [total, hasAce] = [0, false]
  for (const card of cards) {
    total += pointsOf(card)
    hasAce ||= rankOf(card) === 0
  }
  const isSoft = hasAce && total <= 11
  return { total: isSoft ? total + 10 : total, isSoft }
}

export const totalOf = (cards: readonly Card[]): number => pointsOfHand(cards).total

export const isBlackjack = (cards: readonly Card[]): boolean => cards.length === 2 && totalOf(cards) === 21
