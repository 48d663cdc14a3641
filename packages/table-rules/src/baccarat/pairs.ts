/**
 * Pairs of both sides: every row of four cards, the first of which may be fixed because all 52 are alike, with the weights
 * of eight decks.
 */
import type { Weighted } from '../exact.ts'
import type { Hand, Outcome } from './outcome.ts'
import { decks } from './places.ts'

/** Places whose wins the totals do not tell. */
export const onPairs: ReadonlySet<string> = new Set(['PP', 'BP', 'EP', 'XP'])

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
