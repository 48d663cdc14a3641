/** The best five of six cards, as far as the bonus on both hands pays for them. */
import { type Card, rankOf, suitOf } from '../cards/shoe.ts'
import { heightOf } from './hand.ts'

export type Six = 'royal' | 'straight-flush' | 'four' | 'full' | 'flush' | 'straight' | 'three' | 'none'

/** The height of the best straight among these heights, an ace also below the two; 0 where there is none. */
export function straightIn(heights: ReadonlySet<number>): number {
  const has = (height: number) => heights.has(height === 1 ? 14 : height)
  for (let top = 14; top >= 5; top--) if ([0, 1, 2, 3, 4].every((down) => has(top - down))) return top
  return 0
}

export function sixOf(cards: readonly Card[]): Six {
  const [ranks, suits] = [new Array<number>(13).fill(0), new Array<number>(4).fill(0)]
  for (const card of cards) {
    ranks[rankOf(card)]!++
    suits[suitOf(card)]!++
  }
  const suit = suits.findIndex((count) => count >= 5)
  const heightsOf = (held: readonly Card[]) => new Set(held.map(heightOf))
  if (suit >= 0) {
    const top = straightIn(heightsOf(cards.filter((card) => suitOf(card) === suit)))
    return top === 14 ? 'royal' : top > 0 ? 'straight-flush' : 'flush'
  }
  const [most = 0, next = 0] = ranks.toSorted((a, b) => b - a)
  if (most === 4) return 'four'
  if (most === 3 && next >= 2) return 'full'
  if (straightIn(heightsOf(cards)) > 0) return 'straight'
  return most === 3 ? 'three' : 'none'
}
