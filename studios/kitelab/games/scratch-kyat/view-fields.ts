/** The nine fields of a ticket, and the pointer that rubs them. */
import { element } from '@jackfruit/game-page/dom'
import type { Say } from '@jackfruit/game-page/view'
import { makeFoil } from './view-foil.ts'

export interface Field {
  readonly value: HTMLElement
  readonly foil: HTMLButtonElement
  readonly metal: ReturnType<typeof makeFoil>
  readonly node: HTMLElement
}

/** Nine fields, each a value under foil. */
export const makeFields = (say: Say, scratch: (place: number) => void): readonly Field[] =>
  Array.from({ length: 9 }, (_, place) => {
    const value = element('span', { class: 'scratch-value num' })
    const metal = makeFoil()
    const foil = element(
      'button',
      {
        ...{ type: 'button', class: 'scratch-foil' },
        'aria-label': say('scratch.field', { number: place + 1 }),
        onclick: (event) => {
          // Rubbing one field free does not hurry the others.
          event.stopPropagation()
          scratch(place)
        },
      },
      metal.node,
    )
    return { value, foil, metal, node: element('div', { class: 'scratch-field' }, value, foil) }
  })

/** A pointer that is pressed and moves over the fields rubs them; what ends such a stroke presses nothing. */
export function rubbing(
  places: HTMLElement,
  fields: readonly Field[],
  told: { readonly rubbed: () => void; readonly free: (place: number) => void },
): void {
  let last: { readonly place: number; readonly at: readonly [number, number] } | null = null
  let isStroke = false
  places.addEventListener('pointerdown', () => {
    isStroke = false
  })
  places.addEventListener(
    'click',
    (event) => {
      if (isStroke) event.stopPropagation()
    },
    { capture: true },
  )
  places.addEventListener('pointermove', (event) => {
    if (event.buttons === 0) {
      last = null
      return
    }
    const under = document.elementFromPoint(event.clientX, event.clientY)
    const place = fields.findIndex(({ foil }) => under !== null && foil.contains(under))
    const field = fields[place]
    if (!field || field.foil.disabled) return
    const { x, y, width, height } = field.foil.getBoundingClientRect()
    const at = [(event.clientX - x) / width, (event.clientY - y) / height] as const
    const from = last?.place === place ? last.at : at
    isStroke ||= last !== null
    last = { place, at }
    told.rubbed()
    if (field.metal.rub(from, at)) told.free(place)
  })
}
