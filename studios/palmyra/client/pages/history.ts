/** Past draws beside the board: a road of their sides, and how often each number came. It says what was, not what will be. */
import { element, wordButton } from '@jackfruit/game-page/dom'
import { beadRoad, frequencies, type KindName } from '@jackfruit/lottery-rules'
import type { Board, Parts } from '../boards/parts.ts'
import type { Issue } from '../studio.ts'
import { lookOf, piecesOf } from './numbers.ts'

/** What roads of a kind go by: a figure of the draw, and from where it is big. */
function figureOf(kind: KindName, issue: Issue): { value: number; bigFrom: number } | null {
  const { result } = issue
  if (!result) return null
  const pieces = piecesOf(lookOf(kind), result)
  const sum = pieces.reduce((all, piece) => all + Number(piece), 0)
  const first = Object.values(result)[0]?.[0] ?? ''
  if (kind === 'dice') return { value: sum, bigFrom: 11 }
  if (kind === 'pk10') return { value: Number(pieces[0]) + Number(pieces[1]), bigFrom: 12 }
  if (kind === 'ssc') return { value: sum, bigFrom: 23 }
  if (kind === 'pc28') return { value: sum, bigFrom: 14 }
  if (kind === 'keno') return { value: sum, bigFrom: 811 }
  if (kind === 'mark-six') return { value: Number(result['special']?.[0]), bigFrom: 25 }
  return { value: Number(first.slice(-2)), bigFrom: 50 }
}

type Road = 'sizes' | 'parity' | 'numbers'
const rows = 5
const columns = 14

export function makeHistory(parts: Parts): Board {
  const { say, desk } = parts
  let shown: Road = 'sizes'
  const body = element('div', { class: 'road-body' })
  const tabs = (['sizes', 'parity', 'numbers'] as const).map((name) =>
    wordButton('segment', say(`road.${name}`), () => {
      shown = name
      draw()
    }),
  )
  const draw = () => {
    for (const [at, tab] of tabs.entries())
      tab.setAttribute('aria-pressed', String(['sizes', 'parity', 'numbers'][at] === shown))
    body.replaceChildren(shown === 'numbers' ? oftenNode(parts) : roadNode(parts, shown))
  }
  let drawn = ''
  return {
    node: element(
      'section',
      { class: 'card road' },
      element('div', { class: 'segments' }, ...tabs),
      body,
      element('p', { class: 'hint' }, say('road.note')),
    ),
    update: () => {
      const key = `${desk.game.code} ${desk.past[0]?.id ?? ''} ${desk.past.length}`
      if (key === drawn) return
      drawn = key
      draw()
    },
  }
}

function roadNode({ say, desk }: Parts, road: 'sizes' | 'parity'): HTMLElement {
  const figures = desk.past.toReversed().flatMap((issue) => figureOf(desk.game.kind, issue) ?? [])
  const values = figures.map(({ value, bigFrom }) =>
    road === 'sizes' ? (value >= bigFrom ? 'big' : 'small') : value % 2 === 1 ? 'odd' : 'even',
  )
  const beads = beadRoad(values, rows, columns)
  const names = {
    big: say('field.big'),
    small: say('field.small'),
    odd: say('field.odd'),
    even: say('field.even'),
  }
  return element(
    'div',
    { class: 'beads' },
    ...beads.map((column) =>
      element(
        'div',
        {},
        ...column.map((bead) =>
          element('span', { class: `bead bead-${bead}`, title: names[bead] }, [...names[bead]][0] ?? ''),
        ),
      ),
    ),
  )
}

function oftenNode({ say, desk }: Parts): HTMLElement {
  const look = lookOf(desk.game.kind)
  const draws = desk.past.toReversed().flatMap(({ result }) =>
    result
      ? [
          look === 'table'
            ? Object.values(result)
                .flat()
                .map((number) => number.slice(-1))
            : piecesOf(look, result),
        ]
      : [],
  )
  const keys = keysOf(desk.game.kind)
  const counted = frequencies(draws, keys)
  const most = Math.max(1, ...counted.map(({ count }) => count))
  return element(
    'ol',
    { class: 'often' },
    ...counted.map(({ key, count, ago }) => {
      const bar = element('i', {})
      bar.style.blockSize = `${(count / most) * 100}%`
      return element(
        'li',
        { title: say('road.ago', { number: key, count, ago: ago ?? '–' }) },
        element('span', { class: 'bar' }, bar),
        element('b', { class: 'num' }, key),
        element('small', { class: 'num' }, String(count)),
      )
    }),
  )
}

function keysOf(kind: KindName): string[] {
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, i) => String(from + i))
  if (kind === 'dice') return numbers(1, 6)
  if (kind === 'pk10') return numbers(1, 10)
  if (kind === 'keno') return numbers(1, 80)
  return kind === 'mark-six' ? numbers(1, 49) : numbers(0, 9)
}
