import { cardsMs, type TableGame, tableOf } from '../table.ts'
import { totals } from './chances.ts'
import { type Deal, deal } from './deal.ts'
import type { Outcome } from './outcome.ts'
import { noCommissionPlaces, places } from './places.ts'

/** `betting` in seconds; `pace` is how fast cards are laid, 1 being usual. */
export const baccarat = (
  code: string,
  { hasCommission = true, betting = 18, pace = 1 } = {},
): TableGame<Deal> =>
  tableOf<Outcome, Deal>({
    ...{ code, draw: deal, places: hasCommission ? places : noCommissionPlaces },
    // Pairs are too rare to cover anything: here they count as lost.
    chances: totals,
    phases: {
      ...{ bettingMs: betting * 1000, closedMs: 1000, resultMs: 4000 },
      dealingMs: ({ player, banker }) => Math.round(cardsMs(player.cards + banker.cards) / pace),
    },
  })
