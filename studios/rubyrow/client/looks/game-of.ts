/** A game's rules as the page asks them: outcomes come over the wire, and what the rules cannot read pays nothing. */
import type { Json } from '@jackfruit/studio-kit/rules'
import type { TableGame } from '@jackfruit/table-rules/table'
import type { TableLook } from '../felt/look.ts'

export function gameOf<Outcome extends Json>(
  game: TableGame<Outcome>,
  read: (outcome: Json) => Outcome | null,
): TableLook['game'] {
  const { code, places, mostBack, phases } = game
  return {
    ...{ code, places, mostBack },
    bettingMs: phases.bettingMs,
    dealingMs: (outcome) => {
      const known = read(outcome)
      return known === null ? 0 : phases.dealingMs(known)
    },
    payout: (outcome, place, stake) => {
      const known = read(outcome)
      return known === null ? 0n : game.payout(known, place, stake)
    },
  }
}
