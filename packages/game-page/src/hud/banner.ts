import type { Currency, Minor } from '@jackfruit/kernel'
import { element } from '../dom.ts'
import { countUpIn } from './count-up-in.ts'

export interface BannerContent {
  readonly title: string
  readonly picture?: HTMLElement
  readonly detail: string
  readonly amount?: Minor
  readonly countMs?: number
  readonly action: string
  readonly lastsMs: number
}

/** A banner over the whole board: what begins, and what a feature came to. */
export interface Banner {
  readonly node: HTMLElement
  /** Resolves when it was closed, by the player or after `lastsMs`. */
  readonly show: (content: BannerContent) => Promise<void>
  /** Answers whether there was one. */
  readonly close: () => boolean
}

export function makeBanner(currency: Currency): Banner {
  const node = element('div', { class: 'banner free', hidden: true })
  let closing: (() => void) | null = null
  return {
    node,
    show: ({ title, picture, detail, amount, countMs = 0, action, lastsMs }) =>
      new Promise((resolve) => {
        const name = element('p', { class: 'banner-title' }, title)
        const figure = element('p', { class: 'banner-amount' })
        const close = () => {
          clearTimeout(timer)
          counting?.stop()
          node.hidden = true
          closing = null
          resolve()
        }
        // Its click is heard at the banner: heard twice, it would close the next one too.
        const press = element('button', { type: 'button', class: 'gold-button' }, action)
        const hint = element('p', { class: 'banner-detail' }, detail)
        const parts = [name, picture ?? null, amount !== undefined && figure, hint, press]
        node.replaceChildren(element('div', { class: 'banner-card' }, ...parts))
        node.hidden = false
        const counting = amount === undefined ? null : countUpIn(figure, amount, currency, countMs)
        const timer = setTimeout(close, lastsMs)
        closing = close
        press.focus({ preventScroll: true })
        node.onclick = close
      }),
    close: () => {
      const isUp = closing !== null
      closing?.()
      return isUp
    },
  }
}
