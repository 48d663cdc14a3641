/** A hand that everybody plays for himself, in three dimensions. */
import type { Deal, HandRules } from '../../../scenes/hand-felt.ts'
import { handPlay } from '../../../scenes/hand-play.ts'
import type { PropsParts, SolidProps } from '../../contract.ts'
import { CardTable } from './card-table.ts'
import { handLayout, isNarrow } from './layout.ts'
import { propsOf } from './props-of.ts'

/** From left to right. */
const order = ['own', 'half-1', 'half-2', 'row']

export function handProps<Known extends Deal>(
  { say, sounds, now }: PropsParts,
  rules: HandRules<Known>,
): SolidProps {
  let narrow = false
  const table = new CardTable(now, handLayout(narrow, ['own']))
  const there = new Set<string>()
  let arranged = ''
  const arrange = () =>
    table.arrange(
      handLayout(
        narrow,
        order.filter((id) => there.has(id)),
      ),
    )
  const play = handPlay(rules, {
    ...{ say, sounds, finish: () => table.finish() },
    side: (named) => {
      const side = table.side(named)
      return {
        ...side,
        setShown: (isShown) => {
          side.setShown(isShown)
          if (isShown) there.add(named.id)
          else there.delete(named.id)
        },
      }
    },
    // Where the same hands are there, everything goes on as it was on its way.
    shown: () => {
      const names = order.filter((id) => there.has(id)).join()
      if (names !== arranged) arrange()
      arranged = names
    },
  })
  const props = propsOf(table, play, {
    fit: (shape) => {
      narrow = isNarrow(shape)
      arrange()
    },
  })
  return Object.assign(props, {
    follow: (hand: Parameters<typeof play.follow>[0]) => {
      table.isReady = !hand.isOver
      play.follow(hand)
    },
  })
}
