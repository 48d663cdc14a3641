/** Where a member says which form the wheel is to have. */
import { element } from '../dom.ts'
import type { Say } from '../view.ts'
import { wishedForm, wishes, wishForm } from './wish.ts'

export const wheelChoice = (say: Say): HTMLElement =>
  element(
    'fieldset',
    { class: 'wheel-choice' },
    element('legend', {}, say('roulette.wheel')),
    ...wishes.map((wish) =>
      element(
        'label',
        {},
        element('input', {
          ...{ type: 'radio', name: 'wheel', value: wish, checked: wishedForm() === wish },
          onchange: () => wishForm(wish),
        }),
        say(`roulette.wheel.${wish}`),
      ),
    ),
  )
