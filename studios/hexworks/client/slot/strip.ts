import { element } from '@jackfruit/game-page/dom'
import { type Banner, makeBanner } from '@jackfruit/game-page/hud/banner'
import { makePlate, type Plate } from '@jackfruit/game-page/hud/plate'
import { moneyNode } from '@jackfruit/game-page/money'
import type { Currency, Minor } from '@jackfruit/kernel'

/** What stands over the reels while a round goes on: the strip of a feature, the plate of one spin, banners. */
export interface SlotOverlays {
  readonly nodes: readonly HTMLElement[]
  readonly strip: (words: string, times: string | null, total: Minor, picture?: HTMLElement | null) => void
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
  const clearStrip = () => {
    strip.hidden = true
  }
  return {
    nodes: [strip, waited, plate.node, banner.node],
    strip: (text, times, total, picture = null) => {
      strip.hidden = false
      strip.replaceChildren(
        ...(picture ? [picture] : []),
        element('span', {}, text),
        ...(times ? [element('strong', { class: 'times num' }, `×${times}`)] : []),
        element('span', { class: 'strip-total' }, moneyNode(total, currency)),
      )
    },
    plate: plate.show,
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
