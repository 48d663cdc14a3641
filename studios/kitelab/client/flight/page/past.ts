/** Where the last flights ended, the newest first: in figures, coloured by how far they came. */
import { element } from '@jackfruit/game-page/dom'
import type { Say } from '@jackfruit/game-page/view'
import type { TableView } from '@jackfruit/studio-kit/rounds/feed/view'
import { timesText } from '../state/fields.ts'
import { lastPoints, toneOf } from '../state/round-lists.ts'

const shown = 30

export function makePast(say: Say): {
  readonly node: HTMLElement
  readonly set: (results: TableView['results']) => void
} {
  const node = element('ol', { class: 'past num', 'aria-label': say('crash.past'), 'data-testid': 'past' })
  let drawn: TableView['results'] | null = null
  return {
    node,
    set: (results) => {
      if (results === drawn) return
      drawn = results
      node.replaceChildren(
        ...lastPoints(results, shown).map((point) =>
          element('li', { class: toneOf(point) }, `${timesText(point)}×`),
        ),
      )
    },
  }
}
