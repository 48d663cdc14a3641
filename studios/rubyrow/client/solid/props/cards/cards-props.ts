/** Two or three hands of cards in three dimensions. */
import { type CardsLook, cardsPlay, sidesOf } from '../../../scenes/cards-play.ts'
import type { PropsParts, SolidProps } from '../../contract.ts'
import { CardTable } from './card-table.ts'
import { isNarrow, type Layout, pairLayout, rowsLayout } from './layout.ts'
import { propsOf } from './props-of.ts'

function layoutOf(look: CardsLook, narrow: boolean): Layout {
  const [first = '', second = ''] = look.hands.map(({ id }) => id)
  if (look.isLong) return rowsLayout(first, second, narrow)
  return pairLayout(first, { cards: look.isSingle ? 1 : 3, across: look.isThirdAcross ?? false, narrow })
}

export function cardsProps({ say, sounds, now }: PropsParts, look: CardsLook): SolidProps {
  const table = new CardTable(now, layoutOf(look, false))
  const sides = sidesOf(look.hands, say, (named) => table.side(named))
  const play = cardsPlay(look, { sounds, sides, finish: () => table.finish() })
  return propsOf(table, play, {
    fit: (shape) => table.arrange(layoutOf(look, isNarrow(shape))),
  })
}
