/**
 * The results of this session, as they were played. A line has the newest first; a bead road is
 * filled down its columns from the left, the oldest column leaving when there is no room.
 */
import { element, svgElement } from '@jackfruit/game-page/dom'
import type { Mark } from './look.ts'

/** Beads that a road of that many rows keeps: whole columns. */
const columns = 12
const lineLength = 24

export interface Road {
  readonly node: HTMLElement
  /** `words` tell the result to those who do not see it. */
  readonly add: (mark: Mark, words: string) => void
  /** How many beads lie in a column. */
  readonly setRows: (rows: number) => void
}

export function makeRoad(label: string, isBead: boolean): Road {
  const node = element('ol', { class: isBead ? 'road bead' : 'road', 'aria-label': label })
  let rows = 1
  const shorten = () => {
    if (!isBead) while (node.children.length > lineLength) node.lastChild?.remove()
    else
      while (node.children.length > rows * columns)
        for (const bead of [...node.children].slice(0, rows)) bead.remove()
  }
  return {
    node,
    add: ({ text, tone, pictures = [] }, words) => {
      const drawn = pictures.map((shapes) =>
        svgElement('svg', { viewBox: '0 0 40 40', class: 'mark-picture' }, ...shapes),
      )
      const mark = element(
        'li',
        { class: `mark ${tone}`, title: words },
        element(
          'span',
          { 'aria-hidden': 'true', class: 'mark-face' },
          ...(drawn.length > 0 ? drawn : [text]),
        ),
        element('span', { class: 'mark-words' }, words),
      )
      if (isBead) node.append(mark)
      else node.prepend(mark)
      shorten()
    },
    setRows: (count) => {
      rows = count
      node.style.setProperty('--rows', String(count))
      shorten()
    },
  }
}
