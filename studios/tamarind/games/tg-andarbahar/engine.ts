/** Draws from one deck: the joker card, then Andar, Bahar, Andar, … until the rank comes again. */
import { chances, type Deal, deal } from '@jackfruit/table-rules/cards/andar-bahar'
import { textOf } from '@jackfruit/table-rules/cards/shoe'
import { chipRules } from '../../shared/chip-game.ts'
import { code, places, version } from './rules.ts'

export const rules = chipRules<Deal>({
  ...{ code, version, places, deal },
  chances: () => chances,
  tell: ({ joker, cards }) => ({ joker: textOf(joker), cards: cards.map(textOf) }),
})
