/** Draws: player, banker, player, banker; then the player's third card, if any; then the banker's. */
import type { Random } from '@jackfruit/fairness'
import { type Card, rankOf, shoeOf } from '../cards/shoe.ts'
import type { Hand, Outcome } from './outcome.ts'
import { decks, drawsOnThird, drawsOnTwo } from './places.ts'

/** Everything that is dealt: JSON as it is. */
export type Deal = Outcome & {
  readonly playerCards: readonly Card[]
  readonly bankerCards: readonly Card[]
}

/** A is 1; ten and pictures are 0. */
export const pointsOf = (card: Card): number => (rankOf(card) >= 9 ? 0 : rankOf(card) + 1)

const totalOf = (cards: readonly Card[]) => cards.reduce((sum, card) => sum + pointsOf(card), 0) % 10

function handOf(cards: readonly Card[]): Hand {
  const [first = 0, second = 0] = cards
  const pair = first === second ? 'perfect' : rankOf(first) === rankOf(second) ? 'pair' : 'none'
  return { total: totalOf(cards), cards: cards.length, pair }
}

export function deal(random: Random): Deal {
  const next = shoeOf(random, decks)
  const [p1, b1, p2, b2] = [next(), next(), next(), next()]
  const [playerCards, bankerCards] = [
    [p1, p2],
    [b1, b2],
  ]
  const [onPlayer, onBanker] = [totalOf(playerCards), totalOf(bankerCards)]
  const isNatural = onPlayer >= 8 || onBanker >= 8
  if (!isNatural) {
    const third = drawsOnTwo(onPlayer) ? next() : null
    if (third !== null) playerCards.push(third)
    if (third === null ? drawsOnTwo(onBanker) : drawsOnThird(onBanker, pointsOf(third)))
      bankerCards.push(next())
  }
  return { playerCards, bankerCards, player: handOf(playerCards), banker: handOf(bankerCards), isNatural }
}
