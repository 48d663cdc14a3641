import type { Currency, Minor } from '@jackfruit/kernel'
import { element } from '../dom.ts'
import { moneyNode } from '../money.ts'
import type { Say } from '../texts.ts'
import type { MainButton } from './main-button.ts'

export interface DockButton extends MainButton {
  /** What a press would put down. */
  readonly setPrice: (price: Minor) => void
}

/** The one gold button of a dock: what it does in words, and what that costs. */
export function makeDockButton(say: Say, currency: Currency, press: () => void): DockButton {
  const words = element('span', { class: 'dock-words' })
  const price = element('small', { class: 'dock-price' })
  const node = element(
    'button',
    { type: 'button', class: 'spin dock-button', 'data-testid': 'spin', onclick: press },
    words,
    price,
  )
  return {
    node,
    set: (mode, autoLeft) => {
      const isRunning = autoLeft !== null
      words.textContent = say(
        mode === 'autoStop' ? 'bar.autoStop' : mode === 'skip' ? 'action.skip' : 'bar.play',
      )
      node.dataset['mode'] = isRunning ? 'auto' : mode
      node.dataset['left'] = isRunning ? say('bar.autoLeft', { count: autoLeft }) : ''
      node.classList.toggle('waiting', mode === 'wait' || mode === 'missing')
      node.setAttribute('aria-disabled', String(mode === 'wait'))
    },
    setPrice: (amount) => price.replaceChildren(moneyNode(amount, currency)),
  }
}
