import type { Currency, Minor } from '@jackfruit/kernel'
import { element } from '../dom.ts'
import { countUpIn } from './count-up-in.ts'

/** The gold plate of a win. What it says is told to screen readers elsewhere. */
export interface Plate {
  readonly node: HTMLElement
  /** `done` resolves when the count has ended; `hurry` ends it at once. */
  readonly show: (words: string, amount: Minor, countMs: number) => { done: Promise<void>; hurry: () => void }
  readonly hide: () => void
}

export function makePlate(currency: Currency): Plate {
  const words = element('span', { class: 'plate-words' })
  const figure = element('span', { class: 'plate-amount' })
  const node = element('div', { class: 'plate', hidden: true, 'aria-hidden': 'true' }, words, figure)
  return {
    node,
    show: (text, amount, countMs) => {
      words.textContent = text
      node.hidden = false
      const { done, stop } = countUpIn(figure, amount, currency, countMs)
      return { done, hurry: stop }
    },
    hide: () => {
      node.hidden = true
    },
  }
}
