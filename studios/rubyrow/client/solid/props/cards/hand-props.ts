/** A hand that everybody plays for himself, in three dimensions. */
import type { Deal, HandRules } from '../../../scenes/hand-felt.ts'
import { handPlay } from '../../../scenes/hand-play.ts'
import type { PropsParts, SolidProps } from '../../contract.ts'
import { makeCardTable } from './card-table.ts'
import { handLayout, isNarrow, type Layout } from './layout.ts'

export function handProps<Known extends Deal>(
  { say, sounds, now }: PropsParts,
  rules: HandRules<Known>,
): SolidProps {
  const table = makeCardTable(now)
  let narrow = false
  let hands: readonly string[] = ['own']
  let layout: Layout = handLayout(narrow, hands)
  const there = new Set<string>()
  const arrange = () => {
    hands = ['own', 'half-1', 'half-2', 'row'].filter((id) => there.has(id))
    layout = handLayout(narrow, hands)
    table.arrange(layout)
  }
  const play = handPlay(rules, {
    ...{ say, sounds, finish: table.finish },
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
    shown: arrange,
  })
  return {
    ...{ whole: table.whole, labels: table.labels, step: table.step, hands: table.hands },
    get view() {
      return layout.view
    },
    fit: (shape) => {
      narrow = isNarrow(shape)
      arrange()
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
    follow: (hand) => {
      table.setReady(!hand.isOver)
      play.follow(hand)
    },
  }
}
