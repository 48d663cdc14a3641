/** The board of a play: what can be picked, in the way that its lines ask for. */
import { element, wordButton } from '@jackfruit/game-page/dom'
import { fieldName } from '../model/names.ts'
import { ballText, inputOf, oddsAt, timesText } from '../model/rules.ts'
import { makeColumns } from './columns.ts'
import { type Cell, makeGrid } from './grid.ts'
import { makeHelpers } from './helpers.ts'
import { type Board, type Parts, playNow } from './parts.ts'
import { makeTyped } from './typed.ts'

const numbersOf = (from: number, to: number, width: number): Cell[] =>
  Array.from({ length: to - from + 1 }, (_, i) => {
    const word = String(from + i).padStart(width, '0')
    return { word, label: word }
  })

export function makeBoard(parts: Parts): Board {
  const { desk } = parts
  const play = playNow(desk)
  if (!play) return { node: element('div'), update: () => {} }
  const input = inputOf(desk.game.kind, play)
  if (input.by === 'fields') return fieldsBoard(parts)
  if (input.by === 'balls') {
    const cells = numbersOf(input.from, input.to, 2).map((cell) => ({
      ...cell,
      word: ballText(Number(cell.word)),
    }))
    return withViews(parts, [
      ['pick', () => makeGrid(parts, { cells, columns: 10, kind: 'balls' })],
      ['type', () => makeTyped(parts)],
    ])
  }
  if (input.by === 'groups') return makeColumns(parts, input.columns, 'group')
  return digitsBoard(parts, input.width)
}

function digitsBoard(parts: Parts, width: number): Board {
  const columns = () => makeColumns(parts, width, 'numbers')
  const typed = () => makeTyped(parts)
  if (width === 1) return makeGrid(parts, { cells: numbersOf(0, 9, 1), columns: 10, kind: 'balls' })
  if (width > 3)
    return withViews(parts, [
      ['columns', columns],
      ['type', typed],
    ])
  return withViews(parts, [
    ['pick', () => padBoard(parts, width === 2 ? 2 : 3)],
    ['columns', columns],
    ['type', typed],
  ])
}

/** 2D: a hundred numbers. 3D: a hundred for each first digit. */
function padBoard(parts: Parts, width: 2 | 3): Board {
  const helpers = makeHelpers(parts, width)
  const holder = element('div', { class: 'pad-numbers' })
  let grid: Board = { node: holder, update: () => {} }
  const heads = [...'0123456789'].map((head) => wordButton('head num', `${head}··`, () => show(head)))
  const show = (head: string) => {
    const from = head === '' ? 0 : Number(head) * 100
    grid = makeGrid(parts, { cells: numbersOf(from, from + 99, width), columns: 10, kind: 'numbers' })
    holder.replaceChildren(grid.node)
    for (const [at, made] of heads.entries()) made.setAttribute('aria-pressed', String(String(at) === head))
    grid.update()
  }
  show(width === 2 ? '' : '0')
  const legend = element(
    'p',
    { class: 'legend' },
    element('span', { class: 'legend-step' }, parts.say('legend.step')),
    element('span', { class: 'legend-closed' }, parts.say('number.closed')),
  )
  const headRow = width === 3 && element('div', { class: 'heads' }, ...heads)
  return {
    node: element('div', { class: 'pad' }, helpers.node, legend, headRow, holder),
    update: () => {
      helpers.update()
      grid.update()
    },
  }
}

/** Ten stand in one row, more in rows of seven or eight. */
const columnsFor = (count: number): number => (count <= 4 ? count : count <= 8 ? 4 : count === 10 ? 10 : 7)

/** Fields with their odds; those of places stand in a row for each place. */
function fieldsBoard(parts: Parts): Board {
  const { say, desk } = parts
  const odds = oddsAt(desk.game.kind, desk.draft.play, desk.mode, 0)
  const keys = Object.keys(odds)
  const places = [...new Set(keys.map((key) => (key.includes(':') ? (key.split(':')[0] ?? '') : '')))]
  const boards = places.map((place) => {
    const own = keys.filter((key) => (place === '' ? !key.includes(':') : key.startsWith(`${place}:`)))
    const cells = own.map((word) => ({
      word,
      label: fieldName(say, place === '' ? word : word.slice(place.length + 1)),
      foot: `×${timesText(odds[word] ?? 0)}`,
    }))
    const grid = makeGrid(parts, { cells, columns: columnsFor(own.length), kind: 'fields' })
    return { place, grid }
  })
  return {
    node: element(
      'div',
      { class: 'fields' },
      ...boards.map(({ place, grid }) =>
        element(
          'div',
          { class: 'field-row' },
          place !== '' && element('h3', {}, say('board.place', { n: place })),
          grid.node,
        ),
      ),
    ),
    update: () => {
      for (const { grid } of boards) grid.update()
    },
  }
}

type ViewName = 'pick' | 'columns' | 'type'

/** Several ways to pick the same: one at a time, and what was picked in one is there in all. */
function withViews(parts: Parts, views: readonly (readonly [ViewName, () => Board])[]): Board {
  const holder = element('div', { class: 'view' })
  let shown: Board = { node: holder, update: () => {} }
  const tabs = views.map(([name, make]) =>
    wordButton('segment', parts.say(`board.${name}`), () => show(name, make)),
  )
  const show = (name: ViewName, make: () => Board) => {
    shown = make()
    holder.replaceChildren(shown.node)
    for (const [at, tab] of tabs.entries()) tab.setAttribute('aria-pressed', String(views[at]?.[0] === name))
    shown.update()
  }
  const [first] = views
  if (first) show(...first)
  return {
    node: element('div', { class: 'views' }, element('div', { class: 'segments' }, ...tabs), holder),
    update: () => shown.update(),
  }
}
