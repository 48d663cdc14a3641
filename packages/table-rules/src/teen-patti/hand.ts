/** Three cards of teen patti, and how they stand to one another. */
import { type Card, rankOf, suitOf } from '../cards/shoe.ts'

export const kinds = ['high', 'pair', 'colour', 'sequence', 'pure', 'trail'] as const
export type Kind = (typeof kinds)[number]

export interface Hand {
  readonly kind: Kind
  /** The higher number wins; equal ones are a tie, for suits do not count. */
  readonly strength: number
}

/** A is 14 and 2 is 2. */
export const heightOf = (card: Card): number => (rankOf(card) === 0 ? 14 : rankOf(card) + 1)

/** A-K-Q stands highest, A-2-3 next, then K-Q-J down to 4-3-2. 0 is no sequence. */
function sequenceOf(high: number, middle: number, low: number): number {
  if (high === 14 && middle === 3 && low === 2) return 13.5
  return high === middle + 1 && middle === low + 1 ? high : 0
}

export function handOf(cards: readonly Card[]): Hand {
  const [a = 0, b = 0, c = 0] = cards.map(heightOf).sort((x, y) => y - x)
  const isColour = new Set(cards.map(suitOf)).size === 1
  const hand = (kind: Kind, [first = 0, second = 0, third = 0]: readonly number[]): Hand => ({
    kind,
    strength: ((kinds.indexOf(kind) * 15 + first) * 15 + second) * 15 + third,
  })
  if (a === c) return hand('trail', [a])
  const sequence = sequenceOf(a, b, c)
  if (sequence) return hand(isColour ? 'pure' : 'sequence', [sequence])
  if (isColour) return hand('colour', [a, b, c])
  if (a === b || b === c) return hand('pair', [b, a === b ? c : a])
  return hand('high', [a, b, c])
}
