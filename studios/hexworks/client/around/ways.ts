/** In how many ways the reels that stand may pay: the heights of all of them, multiplied. */
import { element } from '@jackfruit/game-page/dom'
import type { Say } from '@jackfruit/game-page/view'
import type { Grid } from '../../shared/shown.ts'

export interface Ways {
  readonly node: HTMLElement
  readonly show: (grid: Grid) => void
}

export const waysOf = (grid: Grid): number => grid.reduce((ways, { length }) => ways * length, 1)

export function makeWays(say: Say): Ways {
  const count = element('strong', { class: 'ways-count num' })
  const node = element(
    'div',
    { class: 'ways' },
    count,
    element('span', { class: 'ways-name' }, say('meter.ways')),
  )
  return {
    node,
    show: (grid) => {
      count.textContent = waysOf(grid).toLocaleString('en')
    },
  }
}
