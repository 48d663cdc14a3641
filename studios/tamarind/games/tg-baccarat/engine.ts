/** Draws: player, banker, player, banker; then the player's third card, if any; then the banker's. */
import { totals } from '@jackfruit/table-rules/baccarat/chances'
import { type Deal, deal } from '@jackfruit/table-rules/baccarat/deal'
import type { Outcome } from '@jackfruit/table-rules/baccarat/outcome'
import { textOf } from '@jackfruit/table-rules/cards/shoe'
import { chipRules } from '../../shared/chip-game.ts'
import { code, places, version } from './rules.ts'

export const rules = chipRules<Outcome, Deal>({
  ...{ code, version, places },
  // Pairs are too rare to cover anything: here they count as lost.
  chances: totals,
  deal,
  tell: ({ playerCards, bankerCards, player, banker }) => ({
    player: { cards: playerCards.map(textOf), total: player.total },
    banker: { cards: bankerCards.map(textOf), total: banker.total },
  }),
})
