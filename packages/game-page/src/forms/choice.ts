/** Where a member says which form the table is to have. */
import './choice.css'
import { element } from '../dom.ts'
import type { Say } from '../view.ts'
import { wishedForm, wishes, wishForm } from './wish.ts'

export const formChoice = (say: Say): HTMLElement =>
  element(
    'fieldset',
    { class: 'form-choice' },
    element('legend', {}, say('form.title')),
    ...wishes.map((wish) =>
      element(
        'label',
        {},
        element('input', {
          ...{ type: 'radio', name: 'form', value: wish, checked: wishedForm() === wish },
          onchange: () => wishForm(wish),
        }),
        say(`form.${wish}`),
      ),
    ),
  )
