/** Draws from one deck: the joker card, then Andar, Bahar, Andar, … until the rank comes again. */
import { type Card, rankOf, shoeOf, textOf } from '../../shared/cards.ts'
import { chipRules } from '../../shared/chip-game.ts'
import { chances } from './chances.ts'
import { code, type Deal, places, version } from './rules.ts'

export const rules = chipRules<Deal>({
  ...{ code, version, places },
  chances: () => chances,
  deal: (random) => {
    const next = shoeOf(random, 1)
    const joker = next()
    const cards: Card[] = []
    for (let card = -1; rankOf(card) !== rankOf(joker); cards.push(card)) card = next()
    return { joker, cards }
  },
  tell: ({ joker, cards }) => ({ joker: textOf(joker), cards: cards.map(textOf) }),
})
