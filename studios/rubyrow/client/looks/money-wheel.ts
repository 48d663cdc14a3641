import { svgElement } from '@jackfruit/game-page/dom'
import { boardOf } from '@jackfruit/game-page/felt/board'
import type { Tone } from '@jackfruit/game-page/felt/tone'
import type { Say } from '@jackfruit/game-page/view'
import type { Json } from '@jackfruit/studio-kit/rules'
import { moneyWheel, places, segments } from '@jackfruit/table-rules/wheel/money-wheel'
import type { TableLook } from '../felt/look.ts'
import { numberOf } from '../felt/read.ts'
import { moneyWheelScene, type Segment } from '../scenes/money-wheel-scene.ts'
import { gameOf } from './game-of.ts'

const read = (outcome: Json): number | null => {
  const segment = numberOf(outcome)
  return segment !== null && segment >= 0 && segment < segments.length ? segment : null
}
const signOf = (outcome: Json): string | null => segments[read(outcome) ?? -1] ?? null

const fills: Readonly<Record<string, string>> = {
  ...{ '1': '#9c1f2e', '2': '#1c4fae', '5': '#126b48', '10': '#7a2f92', '20': '#b06410' },
  ...{ sun: '#e0a012', moon: '#34406a' },
}
const tones: Readonly<Record<string, Tone>> = {
  ...{ '1': 'red', '2': 'blue', '5': 'green', '10': 'plain', '20': 'plain', sun: 'gold', moon: 'black' },
}
const path = (d: string, fill: string) => svgElement('path', { d, fill })
const rays = Array.from({ length: 8 }, (_, i) => {
  const [x, y] = [Math.cos((i * Math.PI) / 4), Math.sin((i * Math.PI) / 4)]
  return `M${20 + x * 12} ${20 + y * 12}L${20 + x * 19} ${20 + y * 19}`
}).join('')

/** The two signs that are no numbers, in a box of 40. */
const drawn: Readonly<Record<string, () => readonly SVGElement[]>> = {
  sun: () => [
    svgElement('circle', { cx: 20, cy: 20, r: 9.5, fill: '#fff6d2' }),
    svgElement('path', { d: rays, stroke: '#fff6d2', 'stroke-width': 3.4, 'stroke-linecap': 'round' }),
  ],
  moon: () => [path('M25 4A17 17 0 1 0 36 27 14 14 0 0 1 25 4Z', '#f3ecd0')],
}
const inBox = (shapes: readonly SVGElement[]) =>
  svgElement('svg', { viewBox: '0 0 40 40', class: 'die', 'aria-hidden': 'true' }, ...shapes)

const shownAs = (sign: string, say: Say): Segment => ({
  ...{ text: drawn[sign] ? say(`moneywheel.${sign}`) : sign, fill: fills[sign] ?? '#444' },
  ...(drawn[sign] ? { picture: drawn[sign] } : {}),
})

export const look: TableLook = {
  ...{
    name: 'table.big6-54',
    game: gameOf(moneyWheel('big6-54'), read),
    kind: 'wheel',
    layout: 'beside',
    texts: [],
  },
  hall: 'radial-gradient(ellipse at 50% 15%, #57257c, #230b38 62%, #0e0418)',
  cloth: '#3a1552',
  board: (shape) =>
    shape === 'wide'
      ? boardOf(
          [
            ['1', '2', '5'],
            ['10', '20', 'sun', 'moon'],
          ],
          [1.1],
        )
      : boardOf([
          ['1', '2'],
          ['5', '10', '20'],
          ['sun', 'moon'],
        ]),
  place: (id, say) => {
    const sign = drawn[id]
    return {
      label: sign ? say(`moneywheel.${id}`) : id,
      ...{ tone: tones[id] ?? 'plain', isMain: true },
      ...(sign ? { pictures: [inBox(sign())] } : {}),
    }
  },
  scene: (parts) =>
    moneyWheelScene(parts, { segments: segments.map((sign) => shownAs(sign, parts.say)), read }),
  solid: async () => {
    const { moneyWheelProps } = await import('../solid/props/wheel/money-wheel.ts')
    return (parts) =>
      moneyWheelProps(parts, { segments: segments.map((sign) => shownAs(sign, parts.say)), read })
  },
  mark: (outcome) => {
    const sign = signOf(outcome)
    return sign === null
      ? null
      : { text: sign, tone: tones[sign] ?? 'plain', ...(drawn[sign] ? { pictures: [drawn[sign]()] } : {}) }
  },
  words: (outcome, say) => {
    const sign = signOf(outcome)
    if (sign === null) return ''
    return drawn[sign] ? say(`moneywheel.${sign}`) : sign
  },
  statistics: (outcomes, say) => {
    const signs = outcomes.map(signOf)
    return [
      places.map(({ id }) => ({
        ...{ name: drawn[id] ? say(`moneywheel.${id}`) : id, tone: tones[id] ?? 'plain' },
        percent: (signs.filter((sign) => sign === id).length * 100) / Math.max(1, signs.length),
      })),
    ]
  },
  rules: ['moneywheel.rules'],
}
