/** What a hand returns whose player never decides, exactly: over every start and every card that can follow. */
import { Analysis, bestOf } from './analysis.ts'
import type { Action } from './hands.ts'

const kinds = Array.from({ length: 10 }, (_, kind) => kind)

/** The same as `defaultAction` of a round, by kinds of cards. */
function late(hand: readonly number[]): Action {
  const hard = hand.reduce((sum, kind) => sum + kind + 1, 0)
  const total = bestOf(hand)
  return total <= (total > hard ? 17 : 11) ? 'hit' : 'stand'
}

/** Of a stake of 1. */
export function lateReturn(): number {
  let mean = 0
  for (const up of kinds) {
    const table = new Analysis(up, [], late)
    const ofUp = (up === 9 ? 16 : 4) / 52
    for (const first of kinds)
      for (const second of kinds.slice(0, first + 1)) {
        const hand = [first, second] as const
        const chance = ofUp * table.dealt(hand) * (first === second ? 1 : 2)
        const dealerHas = table.blackjack(hand)
        const isNatural = bestOf(hand) === 21
        const worth = isNatural ? 1.5 : table.decide(hand).mean
        mean += chance * ((1 - dealerHas) * worth - (isNatural ? 0 : dealerHas))
      }
  }
  return 1 + mean
}
