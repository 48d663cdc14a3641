/** What can be written into a bet: how much, and where it is cashed out by itself. */
import { button, element } from '@jackfruit/game-page/dom'
import type { Say } from '@jackfruit/game-page/view'
import type { AmountStep } from '../state/fields.ts'

export interface FieldActs {
  readonly step: (step: AmountStep) => void
  readonly written: () => void
  readonly auto: (isOn: boolean) => void
}

export interface SeatFields {
  readonly nodes: readonly HTMLElement[]
  readonly setAmount: (text: string, isGood: boolean) => void
  readonly setTarget: (isOn: boolean, isGood: boolean) => void
  readonly amountText: () => string
  readonly targetText: () => string
}

interface Parts {
  readonly place: string
  readonly say: Say
  readonly act: FieldActs
}

/** Letters of an amount that is set smaller. */
const longFrom = 9

export function makeSeatFields({ place, say, act }: Parts): SeatFields {
  const field = (kind: string, label: string) =>
    element('input', {
      ...{ class: `seat-${kind} num`, type: 'text', inputmode: 'decimal', autocomplete: 'off' },
      ...{ 'aria-label': label, 'data-testid': `${kind}-${place}`, oninput: act.written },
    })
  const amount = field('figure', say('crash.amount'))
  const target = field('target', say('crash.target'))
  target.value = '2.00'
  const auto = element('button', {
    ...{ type: 'button', class: 'seat-switch', role: 'switch', 'aria-checked': 'false' },
    ...{ 'aria-label': say('crash.auto'), 'data-testid': `auto-${place}` },
    onclick: () => act.auto(auto.getAttribute('aria-checked') !== 'true'),
  })
  const quick = (label: string, text: string, step: AmountStep) =>
    element(
      'button',
      {
        ...{ type: 'button', class: 'seat-quick', 'aria-label': `${label}, ${text}`, title: label },
        onclick: () => act.step(step),
      },
      text,
    )
  const times = element(
    'span',
    { class: 'seat-times' },
    target,
    element('span', { 'aria-hidden': 'true' }, '×'),
  )
  const stepper = (label: string, icon: 'minus' | 'plus', step: AmountStep) =>
    button({ class: 'seat-step', label, icon, press: () => act.step(step) })
  return {
    nodes: [
      element(
        'div',
        { class: 'seat-amount' },
        stepper(say('bar.betDown'), 'minus', 'down'),
        amount,
        stepper(say('bar.betUp'), 'plus', 'up'),
      ),
      element(
        'div',
        { class: 'seat-quicks' },
        quick(say('bar.betHalf'), '½', 'half'),
        quick(say('bar.betDouble'), '2×', 'double'),
        quick(say('bar.betMost'), say('bar.most'), 'most'),
      ),
      element(
        'div',
        { class: 'seat-auto' },
        auto,
        element('span', { class: 'seat-auto-name', 'aria-hidden': 'true' }, say('crash.auto')),
        times,
      ),
    ],
    setAmount: (text, isGood) => {
      if (amount.value !== text) amount.value = text
      amount.classList.toggle('long', text.length > longFrom)
      amount.setAttribute('aria-invalid', String(!isGood))
    },
    setTarget: (isOn, isGood) => {
      auto.setAttribute('aria-checked', String(isOn))
      times.classList.toggle('on', isOn)
      target.setAttribute('aria-invalid', String(isOn && !isGood))
    },
    ...{ amountText: () => amount.value, targetText: () => target.value },
  }
}
