import { element } from '@jackfruit/game-page/dom'
import { type Banner, makeBanner } from '@jackfruit/game-page/hud/banner'
import { makePlate, type Plate } from '@jackfruit/game-page/hud/plate'
import { moneyNode } from '@jackfruit/game-page/money'
import type { Currency, Minor } from '@jackfruit/kernel'

/** What stands over the reels while a round goes on: the strip of a feature, the plate of one spin, banners. */
export interface SlotOverlays {
  readonly nodes: readonly HTMLElement[]
  readonly strip: (words: string, times: string | null, total: Minor, picture?: HTMLElement | null) => void
  /** Beside the reels, what is held so far. */
  readonly held: (lines: readonly (readonly [what: string, worth: string])[]) => void
  /** What one spin or tumble pays. */
  readonly plate: Plate['show']
  readonly clearPlate: () => void
  readonly clearStrip: () => void
  /** What a reel that still turns decides; null when it stands. */
  readonly wait: (words: string | null, picture: HTMLElement | null) => void
  readonly banner: Banner['show']
  readonly closeBanner: Banner['close']
  readonly clear: () => void
}

export function makeSlotOverlays(currency: Currency): SlotOverlays {
  const strip = element('div', { class: 'strip', hidden: true })
  const waited = element('p', { class: 'wait', hidden: true })
  const plate = makePlate(currency)
  const banner = makeBanner(currency)
  const held = element('dl', { class: 'held', hidden: true })
  const clearStrip = () => {
    strip.hidden = true
    held.hidden = true
  }
  return {
    nodes: [strip, held, waited, plate.node, banner.node],
    strip: (text, times, total, picture = null) => {
      strip.hidden = false
      strip.replaceChildren(
        ...(picture ? [picture] : []),
        element('span', {}, text),
        ...(times ? [element('strong', { class: 'times num' }, `×${times}`)] : []),
        element('span', { class: 'strip-total' }, moneyNode(total, currency)),
      )
    },
    held: (lines) => {
      held.hidden = false
      held.replaceChildren(
        ...lines.map(([what, worth]) =>
          element('div', {}, element('dt', {}, what), element('dd', { class: 'num' }, worth)),
        ),
      )
    },
    plate: (...win) => {
      held.hidden = true
      return plate.show(...win)
    },
    clearPlate: plate.hide,
    clearStrip,
    wait: (words, picture) => {
      waited.hidden = words === null
      waited.replaceChildren(...(picture ? [picture] : []), words ?? '')
    },
    banner: banner.show,
    closeBanner: banner.close,
    clear: () => {
      banner.close()
      plate.hide()
      clearStrip()
    },
  }
}
