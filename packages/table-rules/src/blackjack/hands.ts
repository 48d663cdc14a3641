/** The player's hands of one round, and what can be done with them. */
import type { Card, Shoe } from '../cards/shoe.ts'
import { pointsOf, totalOf } from './hand.ts'

/** Fresh for each round. */
export const decks = 8

export const actions = ['hit', 'stand', 'double', 'split'] as const
export type Action = (typeof actions)[number]

/** Main bets in one round: a split, and both halves doubled. */
export const mostUnits = 4

export interface Hand {
  readonly cards: Card[]
  /** In main bets: 2 after a double. */
  units: number
  isDone: boolean
}

export const openHand = (cards: Card[]): Hand => ({ cards, units: 1, isDone: totalOf(cards) >= 21 })

const aces = 1

/** What can be done now; nothing when all hands are done. The first open hand is played. */
export function possible(hands: readonly Hand[]): readonly Action[] {
  const hand = hands.find(({ isDone }) => !isDone)
  if (!hand) return []
  const [first = 0, second = 0] = hand.cards
  const mayDouble = hand.cards.length === 2
  const maySplit = mayDouble && hands.length === 1 && pointsOf(first) === pointsOf(second)
  return actions.filter((action) => (action === 'double' ? mayDouble : action === 'split' ? maySplit : true))
}

/** The hands after an action that was possible. A split deals to the first hand, then to the second. */
export function act(hands: Hand[], action: Action, next: Shoe): void {
  const hand = hands.find(({ isDone }) => !isDone)
  if (!hand) return
  if (action === 'split') {
    const [first = 0, second = 0] = hand.cards
    const halves = [first, second].map((card) => openHand([card, next()]))
    if (pointsOf(first) === aces) for (const half of halves) half.isDone = true
    hands.splice(0, 1, ...halves)
    return
  }
  if (action === 'double') hand.units = 2
  if (action !== 'stand') hand.cards.push(next())
  hand.isDone = action !== 'hit' || totalOf(hand.cards) >= 21
}
