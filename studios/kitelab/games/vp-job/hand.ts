/** What five cards are. A card is 0 to 51: rank (0 the two, 12 the ace) times four plus suit. */
import type { Hand } from './rules.ts'

export const rankOf = (card: number): number => card >> 2
export const suitOf = (card: number): number => card & 3

/** Ranks as bits, highest straight first; the last is ace to five. */
const straights = [...[8, 7, 6, 5, 4, 3, 2, 1, 0].map((low) => 0b11111 << low), 0b1_0000_0000_1111]
const broadway = 0b1_1111_0000_0000
const jack = 9

const isStraight = new Uint8Array(1 << 13)
for (const ranks of straights) isStraight[ranks] = 1

/** By the sum of counts squared: 17 four, 13 full house, 11 three, 9 two pairs, 7 a pair. */
const bySquares: ReadonlyMap<number, Hand> = new Map([
  [17, 'four'],
  [13, 'full-house'],
  [11, 'three'],
  [9, 'two-pair'],
])

const alike = (cards: readonly number[], rank: number) => cards.filter((card) => rankOf(card) === rank).length

export function handOf(cards: readonly number[]): Hand {
  const [first = 0] = cards
  const ranks = cards.reduce((bits, card) => bits | (1 << rankOf(card)), 0)
  const isFlush = cards.every((card) => suitOf(card) === suitOf(first))
  if (isFlush && ranks === broadway) return 'royal'
  if (isStraight[ranks]) return isFlush ? 'straight-flush' : 'straight'
  if (isFlush) return 'flush'
  const squares = cards.reduce((sum, card) => sum + alike(cards, rankOf(card)), 0)
  const paired = cards.find((card) => alike(cards, rankOf(card)) > 1)
  return bySquares.get(squares) ?? (paired !== undefined && rankOf(paired) >= jack ? 'jacks' : 'nothing')
}
