/** A value with minus and plus around it, that can be typed as well. */
import { button, element } from '@jackfruit/game-page/dom'
import type { Board, Parts } from '../boards/parts.ts'

interface StepperRules {
  readonly label: string
  readonly read: () => string
  readonly step: (by: 1 | -1) => void
  readonly typed: (text: string) => void
}

export function makeStepper({ say }: Parts, { label, read, step, typed }: StepperRules): Board {
  const field = element('input', {
    type: 'text',
    class: 'num',
    inputmode: 'decimal',
    'aria-label': label,
    onchange: () => {
      typed(field.value)
      field.value = read()
    },
    onfocus: () => field.select(),
  })
  const node = element(
    'div',
    { class: 'stepper-box' },
    element('span', { class: 'stepper-label' }, label),
    element(
      'div',
      { class: 'stepper' },
      button({ icon: 'minus', label: `${label}: ${say('slip.less')}`, press: () => step(-1) }),
      field,
      button({ icon: 'plus', label: `${label}: ${say('slip.moreOf')}`, press: () => step(1) }),
    ),
  )
  return {
    node,
    update: () => {
      if (document.activeElement !== field) field.value = read()
    },
  }
}
