/** Two draws: the dragon's card, then the tiger's. */
import { chances, type Deal, deal } from '@jackfruit/table-rules/cards/dragon-tiger'
import { textOf } from '@jackfruit/table-rules/cards/shoe'
import { chipRules } from '../../shared/chip-game.ts'
import { code, places, version } from './rules.ts'

export const rules = chipRules<Deal>({
  ...{ code, version, places, deal },
  chances: () => chances,
  tell: ({ dragon, tiger }) => ({ dragon: textOf(dragon), tiger: textOf(tiger) }),
})
