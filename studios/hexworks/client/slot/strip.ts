import { element } from '@jackfruit/game-page/dom'
import { countUpIn } from '@jackfruit/game-page/hud/count-up-in'
import { moneyNode } from '@jackfruit/game-page/money'
import type { Currency, Minor } from '@jackfruit/kernel'

/** What stands over the reels while a round goes on: the strip of a feature, the plate of one spin, banners. */
export interface SlotOverlays {
  readonly nodes: readonly HTMLElement[]
  readonly strip: (words: string, times: string | null, total: Minor, picture?: HTMLElement | null) => void
  /** What one spin or tumble pays. */
  readonly plate: (
    words: string,
    amount: Minor,
    countMs: number,
  ) => { done: Promise<void>; hurry: () => void }
  readonly clearPlate: () => void
  readonly clearStrip: () => void
  /** Resolves when the player closes it, or after `lastsMs`. */
  readonly banner: (content: {
    readonly title: string
    readonly detail: string
    readonly amount?: Minor
    readonly picture?: HTMLElement
    readonly countMs?: number
    readonly action: string
    readonly lastsMs: number
  }) => Promise<void>
  readonly closeBanner: () => void
  readonly clear: () => void
}

export function makeSlotOverlays(currency: Currency): SlotOverlays {
  const strip = element('div', { class: 'strip', hidden: true })
  const words = element('span', { class: 'plate-words' })
  const amount = element('span', { class: 'plate-amount' })
  const plate = element('div', { class: 'plate', hidden: true, 'aria-hidden': 'true' }, words, amount)
  const banner = element('div', { class: 'banner free', hidden: true })
  let close: (() => void) | null = null
  const clearPlate = () => {
    plate.hidden = true
  }
  const clearStrip = () => {
    strip.hidden = true
  }
  return {
    nodes: [strip, plate, banner],
    strip: (text, times, total, picture = null) => {
      strip.hidden = false
      strip.replaceChildren(
        ...(picture ? [picture] : []),
        element('span', {}, text),
        ...(times ? [element('strong', { class: 'times num' }, `×${times}`)] : []),
        element('span', { class: 'strip-total' }, moneyNode(total, currency)),
      )
    },
    plate: (text, won, countMs) => {
      words.textContent = text
      plate.hidden = false
      const counting = countUpIn(amount, won, currency, countMs)
      return { done: counting.done, hurry: counting.stop }
    },
    clearPlate,
    clearStrip,
    banner: (content) =>
      new Promise((resolve) => {
        const figure = element('p', { class: 'banner-amount' })
        const press = element('button', { type: 'button', class: 'gold-button' }, content.action)
        banner.replaceChildren(
          element(
            'div',
            { class: 'banner-card' },
            element('p', { class: 'banner-title' }, content.title),
            content.picture ?? null,
            content.amount !== undefined && figure,
            element('p', { class: 'banner-detail' }, content.detail),
            press,
          ),
        )
        banner.hidden = false
        const counting =
          content.amount === undefined
            ? null
            : countUpIn(figure, content.amount, currency, content.countMs ?? 0)
        close = () => {
          clearTimeout(timer)
          counting?.stop()
          banner.hidden = true
          close = null
          resolve()
        }
        const timer = setTimeout(() => close?.(), content.lastsMs)
        press.focus({ preventScroll: true })
        banner.onclick = () => close?.()
      }),
    closeBanner: () => close?.(),
    clear: () => {
      close?.()
      clearPlate()
      clearStrip()
    },
  }
}
