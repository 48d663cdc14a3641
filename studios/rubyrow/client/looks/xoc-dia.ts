import { svgElement } from '@jackfruit/game-page/dom'
import { boardOf } from '@jackfruit/game-page/felt/board'
import type { Json } from '@jackfruit/studio-kit/rules'
import { xocDiaSide } from '@jackfruit/table-rules/roads/two-sided'
import { type Discs, redsOf, xocDia } from '@jackfruit/table-rules/wheel/xoc-dia'
import type { TableLook } from '../felt/look.ts'
import { numbersOf } from '../felt/read.ts'
import { discsScene } from '../scenes/discs-scene.ts'
import { gameOf } from './game-of.ts'

function read(outcome: Json): Discs | null {
  const [a, b, c, d] = numbersOf(outcome, 4) ?? []
  return a === undefined || b === undefined || c === undefined || d === undefined ? null : [a, b, c, d]
}

/** Reds of each place that is on their number. */
const reds: Readonly<Record<string, readonly number[]>> = {
  ...{ 'red-4': [4], 'red-3': [3], 'two-two': [2], 'white-3': [1], 'white-4': [0], 'same-4': [0, 4] },
}

const fallen = (count: number) =>
  svgElement(
    'svg',
    { viewBox: '0 0 88 22', class: 'disc-row', 'aria-hidden': 'true' },
    ...[0, 1, 2, 3].map((i) =>
      svgElement('circle', {
        ...{ cx: 11 + i * 22, cy: 11, r: 9, stroke: '#f6d58a', 'stroke-width': 1.5 },
        fill: i < count ? '#d6273a' : '#fbf6e6',
      }),
    ),
  )

export const look: TableLook = {
  ...{ name: 'table.xocdia', game: gameOf(xocDia('xocdia'), read), kind: 'dice', layout: 'over', texts: [] },
  hall: 'radial-gradient(ellipse at 50% 15%, #7a1f46, #330a20 62%, #14030c)',
  cloth: '#0f5a58',
  board: (shape) =>
    shape === 'wide'
      ? boardOf(
          [
            ['even', 'odd'],
            ['red-4', 'red-3', 'two-two', 'white-3', 'white-4', 'same-4'],
          ],
          [1.4],
        )
      : boardOf(
          [
            ['even', 'odd'],
            ['red-4', 'two-two', 'white-4'],
            ['red-3', 'same-4', 'white-3'],
          ],
          [1.3],
        ),
  place: (id, say) => {
    const shown = reds[id]
    if (!shown) return { label: say(`felt.${id}`), tone: id === 'even' ? 'red' : 'blue', isMain: true }
    return { label: say(`xocdia.${id}`), tone: 'plain', pictures: shown.map(fallen), short: '' }
  },
  scene: (parts) => discsScene(parts, read),
  solid: async () => {
    const { discsProps } = await import('../solid/props/beads/discs.ts')
    return (parts) => discsProps(parts, read)
  },
  mark: (outcome) => {
    const discs = read(outcome)
    if (!discs) return null
    const count = redsOf(discs)
    return { text: String(count), tone: count % 2 === 0 ? 'red' : 'blue' }
  },
  words: (outcome, say) => {
    const discs = read(outcome)
    if (!discs) return ''
    const count = redsOf(discs)
    return `${say(count % 2 === 0 ? 'felt.even' : 'felt.odd')} · ${say('xocdia.fallen', { reds: count, whites: 4 - count })}`
  },
  sides: {
    of: (outcome) => {
      const discs = read(outcome)
      return discs ? xocDiaSide(discs) : { side: null }
    },
    names: [
      ['even', 'red', 'felt.even'],
      ['odd', 'blue', 'felt.odd'],
    ],
    ...{ hasDerived: false },
  },
  rules: ['xocdia.rules'],
}
