import type { Currency } from '@jackfruit/kernel'
import { element } from '../dom.ts'
import { type Banner, makeBanner } from './banner.ts'
import { makePlate, type Plate } from './plate.ts'

/** What stands over the table: the plate of a win, the quiet note, the banner of a big win. */
export interface Overlays {
  readonly nodes: readonly HTMLElement[]
  /** Takes the place of the note. */
  readonly plate: Plate['show']
  /** The quiet line: hints, returns, states. */
  readonly note: (words: string) => void
  readonly clearPlate: () => void
  readonly banner: Banner['show']
  /** Closes a banner that is up. Answers whether there was one. */
  readonly closeBanner: () => boolean
  readonly announce: (words: string) => void
}

export function makeOverlays(currency: Currency): Overlays {
  const plate = makePlate(currency)
  const line = element('p', { class: 'note', 'aria-hidden': 'true' })
  const banner = makeBanner(currency)
  const live = element('p', { class: 'unseen', role: 'status', 'aria-live': 'polite' })
  const note = (words: string) => {
    plate.hide()
    line.textContent = words
  }
  return {
    nodes: [plate.node, line, banner.node, live],
    plate: (...win) => {
      line.textContent = ''
      return plate.show(...win)
    },
    note,
    clearPlate: () => note(''),
    banner: banner.show,
    closeBanner: banner.close,
    announce: (words) => {
      live.textContent = words
    },
  }
}
