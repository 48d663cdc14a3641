/** Two draws: the dragon's card, then the tiger's. */
import { shoeOf, textOf } from '../../shared/cards.ts'
import { chipRules } from '../../shared/chip-game.ts'
import { chances } from './chances.ts'
import { code, type Deal, decks, places, version } from './rules.ts'

export const rules = chipRules<Deal>({
  ...{ code, version, places },
  chances: () => chances,
  deal: (random) => {
    const next = shoeOf(random, decks)
    const dragon = next()
    return { dragon, tiger: next() }
  },
  tell: ({ dragon, tiger }) => ({ dragon: textOf(dragon), tiger: textOf(tiger) }),
})
