/**
 * The results of this session, as they were played. A line has the newest first. Where two sides play against
 * each other there are two roads and a count: beads, filled down their columns from the left, and the big road.
 */
import { element, svgElement } from '@jackfruit/game-page/dom'
import type { Tone } from '@jackfruit/game-page/felt/tone'
import { bigRoad, newest } from '@jackfruit/table-rules/roads/big-road'
import type { Mark } from './look.ts'

const lineLength = 24
const bigRows = 6
/** No session shows more; what is older is no longer told. */
const most = 400

interface Remembered extends Mark {
  readonly words: string
}

export interface Road {
  readonly node: HTMLElement
  /** `words` tell the result to those who do not see it. */
  readonly add: (mark: Mark, words: string) => void
  /** How many beads lie in a column, and how many columns of each road there is room for. */
  readonly setRoom: (room: { readonly rows: number; readonly beads: number; readonly rings: number }) => void
}

function markNode({ text, tone, pictures = [], words }: Remembered): HTMLElement {
  const drawn = pictures.map((shapes) =>
    svgElement('svg', { viewBox: '0 0 40 40', class: 'mark-picture' }, ...shapes),
  )
  return element(
    'li',
    { class: `mark ${tone}`, title: words },
    element('span', { 'aria-hidden': 'true', class: 'mark-face' }, ...(drawn.length > 0 ? drawn : [text])),
    element('span', { class: 'mark-words' }, words),
  )
}

/** `sides`: the tones of those who play against each other, with their names; without them the road is a line. */
export function makeRoad(label: string, isBead: boolean, sides: ReadonlyMap<Tone, string> = new Map()): Road {
  const list = element('ol', { class: isBead ? 'road bead' : 'road', 'aria-label': label })
  const rings = element('div', { class: 'road big', 'aria-hidden': 'true' })
  const counts = element('p', { class: 'road-counts' })
  const hasRings = sides.size > 0
  const node = element('div', { class: 'felt-roads' }, list, ...(hasRings ? [rings, counts] : []))
  const played: Remembered[] = []
  let room = { rows: 6, beads: 12, rings: 18 }

  function drawBeads() {
    const kept = isBead
      ? played.slice(Math.max(0, Math.ceil(played.length / room.rows) - room.beads) * room.rows)
      : played.slice(-lineLength).reverse()
    list.replaceChildren(...kept.map(markNode))
  }
  function drawRings() {
    const all = bigRoad(
      played.map(({ tone }) => ({ side: tone === 'green' ? null : tone })),
      bigRows,
    )
    rings.replaceChildren(
      ...newest(all, room.rings).map(({ column, row, side, ties }) => {
        const ring = element('i', { class: `ring ${side}` }, ties > 0 && String(ties))
        ring.style.gridArea = `${row + 1} / ${column + 1}`
        return ring
      }),
    )
    counts.replaceChildren(
      ...[...sides].map(([tone, name]) =>
        element(
          'span',
          { class: `count ${tone}` },
          `${name} `,
          element('b', { class: 'num' }, String(played.filter((one) => one.tone === tone).length)),
        ),
      ),
    )
  }
  function draw() {
    drawBeads()
    if (hasRings) drawRings()
  }
  draw()
  return {
    node,
    add: (mark, words) => {
      played.push({ ...mark, words })
      if (played.length > most) played.shift()
      draw()
      const last = isBead ? list.lastElementChild : list.firstElementChild
      last?.classList.add('new')
    },
    setRoom: (wanted) => {
      if (JSON.stringify(wanted) === JSON.stringify(room)) return
      room = wanted
      list.style.setProperty('--rows', String(room.rows))
      draw()
    },
  }
}
