/** Two or three hands of cards in three dimensions. */
import type { CardsLook } from '../../../scenes/cards-play.ts'
import { cardsPlay, sidesOf } from '../../../scenes/cards-play.ts'
import type { PropsParts, RoomShape, SolidProps } from '../../contract.ts'
import { makeCardTable } from './card-table.ts'
import { isNarrow, type Layout, pairLayout, rowsLayout } from './layout.ts'

const most = (look: CardsLook) => (look.isSingle ? 1 : 3)

function layoutOf(look: CardsLook, narrow: boolean): Layout {
  const [first = '', second = ''] = look.hands.map(({ id }) => id)
  return look.isLong
    ? rowsLayout(first, second, narrow)
    : pairLayout(first, { cards: most(look), across: look.isThirdAcross ?? false, narrow })
}

export function cardsProps({ say, sounds, now }: PropsParts, look: CardsLook): SolidProps {
  const table = makeCardTable(now)
  const sides = sidesOf(look.hands, say, table.side)
  const play = cardsPlay(look, { sounds, sides, finish: table.finish })
  let layout = layoutOf(look, false)
  const arrange = (shape: RoomShape) => {
    layout = layoutOf(look, isNarrow(shape))
    table.arrange(layout)
  }
  arrange({ width: 4, height: 1 })
  return {
    ...{ whole: table.whole, labels: table.labels, step: table.step, hands: table.hands, fit: arrange },
    get view() {
      return layout.view
    },
    open: () => {
      table.setReady(false)
      play.open()
    },
    closed: (isStill) => {
      table.setReady(true)
      play.closed(isStill)
    },
    deal: (outcome, course) => {
      table.setReady(true)
      play.deal(outcome, course)
    },
    show: (outcome) => {
      table.setReady(false)
      play.show(outcome)
    },
  }
}
