/** What was fought: beads, the big road, and how often each. */
import { element } from '@jackfruit/game-page/dom'
import type { Say } from '@jackfruit/game-page/view'
import type { TableView } from '@jackfruit/studio-kit/rounds/feed/view'
import { results as kinds, type Result } from '@jackfruit/table-rules/cockfight/fight'
import { beadPlate } from '@jackfruit/table-rules/roads/bead-plate'
import { bigRoad, newest } from '@jackfruit/table-rules/roads/big-road'
import { fightSide } from '@jackfruit/table-rules/roads/two-sided'
import { readFight } from '../state/seen.ts'

export interface Roads {
  readonly beads: HTMLElement
  readonly big: HTMLElement
  readonly set: (results: TableView['results']) => void
}

const rows = 6
const letters: Readonly<Record<Result, string>> = {
  meron: 'M',
  wala: 'W',
  'both-down': 'D',
  'full-time': 'T',
}
const toneOf = (result: Result) => (result === 'meron' || result === 'wala' ? result : 'draw')

export function makeRoads(say: Say): Roads {
  const plate = element('ol', {
    class: 'arena-road bead',
    'aria-label': say('felt.road'),
    'data-testid': 'road',
  })
  const road = element('div', { class: 'arena-road big', 'aria-hidden': 'true' })
  const counts = element('p', { class: 'road-counts' })
  const last = element('span', { class: 'road-last' })
  let results: readonly Result[] = []

  const columnsIn = (of: HTMLElement) => {
    const cell = Number.parseFloat(getComputedStyle(of).getPropertyValue('--cell')) || 22
    return Math.max(6, Math.floor(of.clientWidth / cell))
  }
  const placed = (node: HTMLElement, column: number, row: number) => {
    node.style.gridArea = `${row + 1} / ${column + 1}`
    return node
  }
  const bead = (result: Result) =>
    element(
      'li',
      { class: `bead-mark ${toneOf(result)}`, title: say(`arena.result.${result}`) },
      element('span', { 'aria-hidden': 'true' }, letters[result]),
      element('span', { class: 'unseen' }, say(`arena.result.${result}`)),
    )
  function draw() {
    plate.replaceChildren(
      ...beadPlate(results, rows, columnsIn(plate)).map(({ column, row, round }) =>
        placed(bead(round), column, row),
      ),
    )
    const played = results.map(fightSide)
    road.replaceChildren(
      ...newest(bigRoad(played, rows), columnsIn(road)).map(({ column, row, side, ties }) =>
        placed(element('i', { class: `big-ring ${side}` }, ties > 0 && String(ties)), column, row),
      ),
    )
    counts.replaceChildren(
      ...kinds.map((kind) =>
        element(
          'span',
          { class: toneOf(kind), title: say(`arena.result.${kind}`) },
          `${letters[kind]} `,
          element('b', { class: 'num' }, String(results.filter((each) => each === kind).length)),
        ),
      ),
    )
    const newestOf = results.at(-1)
    last.textContent = newestOf ? say(`arena.result.${newestOf}`) : say('arena.noFights')
  }
  new ResizeObserver(draw).observe(plate)
  return {
    beads: element('section', { class: 'arena-beads' }, counts, plate),
    big: element(
      'section',
      { class: 'arena-big' },
      element('p', { class: 'road-head' }, element('b', {}, say('arena.bigRoad')), last),
      road,
    ),
    set: (told) => {
      results = told.flatMap(({ outcome }) => readFight(outcome)?.result ?? [])
      draw()
    },
  }
}
