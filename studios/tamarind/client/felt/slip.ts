/** The player's own bets, beside a play that covers the board's names: place, what it pays, what lies there. */
import { element } from '@jackfruit/game-page/dom'
import type { Stacks } from '@jackfruit/game-page/felt/stacks'
import type { ViewParts } from '@jackfruit/game-page/view'
import type { ChipFacts } from '../../shared/shown.ts'
import type { FeltLook } from './look.ts'

/** More would not stand beside the wheel; what is left is counted. */
const longest = 9

export interface Slip {
  readonly node: HTMLElement
  readonly set: (stacks: Stacks) => void
}

export function makeSlip(
  look: FeltLook,
  { say, money }: Pick<ViewParts, 'say' | 'money'>,
  { places }: Pick<ChipFacts, 'places'>,
): Slip {
  const known = new Map(
    places.map(({ id, pays }) => [id, `${look.place(id, say).label} · ${pays.join(' · ')}`]),
  )
  const rows = element('ul', { class: 'slip-rows' })
  return {
    // What is in it stands in the names of the places, too.
    node: element(
      'aside',
      { class: 'felt-slip', 'aria-hidden': 'true' },
      element('h2', {}, say('felt.bet')),
      rows,
    ),
    set: (stacks) => {
      const largest = [...stacks].toSorted(([, a], [, b]) => (a < b ? 1 : a > b ? -1 : 0))
      const shown = largest.slice(0, largest.length > longest ? longest - 1 : longest)
      const left = largest.length - shown.length
      rows.replaceChildren(
        ...shown.map(([id, amount]) =>
          element(
            'li',
            {},
            element('span', {}, known.get(id) ?? id),
            element('b', { class: 'num' }, money(amount)),
          ),
        ),
        ...(left > 0 ? [element('li', { class: 'slip-left num' }, `+ ${left}`)] : []),
      )
    },
  }
}
