/** The frame of every KiteLab table: a board in the sky, and the instruments beside or below it. */
import './lab.css'
import { element, svgElement } from '@jackfruit/game-page/dom'
import type { Table } from '@jackfruit/game-page/view'
import { type Motion, makeMotion } from './motion.ts'

export interface Lab {
  readonly board: HTMLElement
  readonly controls: HTMLElement
  readonly motion: Motion
  /** What all tables do alike: their style fits them in, and what moves can be hurried. */
  readonly table: Pick<Table, 'node' | 'fit' | 'hurry' | 'lock'>
}

const kite = (kind: string) =>
  svgElement(
    'svg',
    { viewBox: '0 0 100 160', class: `lab-kite ${kind}`, 'aria-hidden': 'true' },
    svgElement('path', { d: 'M50 4 88 52 50 112 12 52Z', fill: 'currentColor', opacity: 0.5 }),
    svgElement('path', { d: 'M50 4 88 52H12Z', fill: 'currentColor', opacity: 0.5 }),
    svgElement('path', {
      d: 'M50 4V112M12 52H88',
      stroke: 'currentColor',
      'stroke-width': 1.5,
      opacity: 0.7,
    }),
    svgElement('path', {
      d: 'M50 112c10 12-10 18 0 30s-6 12 0 16',
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': 2,
    }),
  )

/** `game` names the css class that holds the game's colours. */
export function makeLab(game: string): Lab {
  const board = element('div', { class: 'lab-board' })
  const controls = element('div', { class: 'lab-controls' })
  const grid = element('div', { class: 'lab-grid' }, board, controls)
  const node = element('div', { class: `lab lab-${game}` }, kite('near'), kite('far'), grid)
  const motion = makeMotion()
  const table = { node, fit: () => undefined, hurry: motion.hurry, lock: () => undefined }
  return { board, controls, motion, table }
}
