import type { Random } from '@jackfruit/fairness'
import { type Card, rankOf, shoeOf } from '../cards/shoe.ts'
import { cardsMs, phasesOf, type TableGame, tableOf } from '../table.ts'
import { winnerChances } from './chances.ts'
import { handOf } from './hand.ts'
import { type Outcome, places } from './places.ts'
import { sixOf } from './six.ts'

export type Deal = Outcome & {
  readonly a: readonly Card[]
  readonly b: readonly Card[]
}

/** Six draws of one deck: A, B, A, B, A, B. */
export function deal(random: Random): Deal {
  const next = shoeOf(random, 1)
  const cards = Array.from({ length: 6 }, next)
  const [a, b] = [cards.filter((_, i) => i % 2 === 0), cards.filter((_, i) => i % 2 === 1)]
  const [ofA, ofB] = [handOf(a), handOf(b)]
  const ahead = ofA.strength - ofB.strength
  const hasAces = (kind: string, hand: readonly Card[]) => kind === 'trail' && rankOf(hand[0] ?? 51) === 0
  return {
    ...{ a, b, winner: ahead > 0 ? 'A' : ahead < 0 ? 'B' : 'T', six: sixOf(cards) },
    kinds: [ofA.kind, ofB.kind],
    aces: [hasAces(ofA.kind, a), hasAces(ofB.kind, b)],
  }
}

export const teenPatti = (code: string, betting = 18): TableGame<Deal> =>
  tableOf<Outcome, Deal>({
    ...{ code, places, draw: deal, phases: phasesOf(betting, cardsMs(6) / 1000) },
    // What a hand is, and the six cards, are too rare to cover anything: here they count as lost.
    chances: winnerChances,
  })
