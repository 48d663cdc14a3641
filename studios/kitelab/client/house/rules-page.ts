/** Pieces of the rules page. */
import { element } from '@jackfruit/game-page/dom'

export const section = (title: string, ...parts: readonly (string | Node)[]): HTMLElement =>
  element(
    'section',
    {},
    element('h3', {}, title),
    ...parts.map((part) => (typeof part === 'string' ? element('p', { class: 'hint' }, part) : part)),
  )

/** The first row is the head. */
export const payTable = ([head = [], ...rows]: readonly (readonly string[])[]): HTMLElement =>
  element(
    'div',
    { class: 'lab-scroll' },
    element(
      'table',
      { class: 'lab-pays' },
      element('thead', {}, element('tr', {}, ...head.map((cell) => element('th', {}, cell)))),
      element(
        'tbody',
        {},
        ...rows.map((row) => element('tr', {}, ...row.map((cell) => element('td', {}, cell)))),
      ),
    ),
  )
