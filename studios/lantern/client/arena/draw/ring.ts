/** The stage: a board in the light, a fence of hexagons behind it, two birds, and shards of paper. */
import { svgElement } from '@jackfruit/game-page/dom'
import type { Moment, Pose } from '../state/script.ts'
import { makeBird } from './bird.ts'

const ground = 318
const apart = { meron: 336, wala: 664 } as const
/** So far a bird comes to the other's side. */
const reach = 128

const hexagon = (x: number, y: number, r: number) =>
  Array.from({ length: 6 }, (_, i) => {
    const angle = (Math.PI / 3) * i + Math.PI / 6
    return `${Math.round(x + r * Math.cos(angle))},${Math.round(y + r * 1.06 * Math.sin(angle))}`
  }).join(' ')

const fence = Array.from({ length: 13 }, (_, i) => {
  const off = i - 6
  return svgElement('polygon', {
    points: hexagon(500 + off * 100, 172 + off * off * 2.2, 54 + Math.abs(off) * 2),
    ...{ fill: 'rgb(4 42 52 / 55%)', stroke: off % 2 === 0 ? '#c8973a' : '#8f6a28', 'stroke-width': 4 },
  })
})

const light = (x: number, spread: number, opacity: number) =>
  svgElement('polygon', {
    points: `${x - 26},-20 ${x + 26},-20 ${x + spread},400 ${x - spread},400`,
    ...{ fill: '#b9fff0', opacity },
  })

const board = () => [
  svgElement('polygon', { points: '170,298 830,298 1040,420 -40,420', fill: '#c17c34' }),
  svgElement('polygon', { points: '170,298 830,298 848,308 152,308', fill: '#e2a557' }),
  svgElement('polygon', {
    points: '240,312 760,312 880,398 120,398',
    fill: 'none',
    stroke: '#ffd27a',
    'stroke-width': 4,
  }),
  svgElement('polygon', { points: '500,306 560,398 440,398', fill: '#a9662a', opacity: 0.5 }),
]

const shardInks = ['#ff7a4a', '#ffd06a', '#8af0d4', '#4f92f7', '#fff6df']
const shards = Array.from({ length: 18 }, (_, i) => {
  const size = 5 + (i % 4) * 3
  return {
    node: svgElement('polygon', {
      points: `0,${-size} ${size},${size * 0.6} ${-size * 0.8},${size * 0.5}`,
      fill: shardInks[i % shardInks.length] ?? '#fff',
    }),
    way: (Math.PI * 2 * i) / 18 + (i % 3) * 0.2,
    far: 70 + ((i * 37) % 90),
  }
})

export interface Ring {
  readonly node: SVGElement
  readonly draw: (moment: Moment) => void
}

export function makeRing(): Ring {
  const [meron, wala] = [makeBird('meron'), makeBird('wala')]
  const burst = svgElement('g', { class: 'ring-shards' }, ...shards.map(({ node }) => node))
  const node = svgElement(
    'svg',
    {
      viewBox: '0 0 1000 370',
      preserveAspectRatio: 'xMidYMax slice',
      class: 'arena-ring',
      'aria-hidden': 'true',
    },
    ...[light(330, 190, 0.07), light(500, 210, 0.1), light(670, 190, 0.07)],
    ...fence,
    ...board(),
    ...[meron.node, wala.node, burst],
  )
  const standing = ({ near }: Pose, from: number, way: number) => ({
    x: from + way * near * reach,
    y: ground,
    way,
  })
  return {
    node,
    draw: (moment) => {
      meron.pose(moment.meron, standing(moment.meron, apart.meron, 1))
      wala.pose(moment.wala, standing(moment.wala, apart.wala, -1))
      burst.setAttribute('opacity', moment.burst > 0 ? String(1 - moment.burst) : '0')
      if (moment.burst === 0) return
      for (const { node: shard, way, far } of shards) {
        const gone = far * moment.burst
        const [x, y] = [500 + Math.cos(way) * gone, 210 + Math.sin(way) * gone + 60 * moment.burst ** 2]
        shard.setAttribute(
          'transform',
          `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${(way * 90 + gone * 3).toFixed(0)})`,
        )
      }
    },
  }
}
