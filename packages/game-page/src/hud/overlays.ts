import type { Currency } from '@jackfruit/kernel'
import { element } from '../dom.ts'
import { makePlate, type Plate } from './plate.ts'

/** What stands over the table: the plate of a win, and the quiet note. */
export interface Overlays {
  readonly nodes: readonly HTMLElement[]
  /** Takes the place of the note. */
  readonly plate: Plate['show']
  /** The quiet line: hints, returns, states. */
  readonly note: (words: string) => void
  readonly clearPlate: () => void
  readonly announce: (words: string) => void
}

export function makeOverlays(currency: Currency): Overlays {
  const plate = makePlate(currency)
  const line = element('p', { class: 'note', 'aria-hidden': 'true' })
  const live = element('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' })
  const note = (words: string) => {
    plate.hide()
    line.textContent = words
  }
  return {
    nodes: [plate.node, line, live],
    plate: (...win) => {
      line.textContent = ''
      return plate.show(...win)
    },
    note,
    clearPlate: () => note(''),
    announce: (words) => {
      live.textContent = words
    },
  }
}
