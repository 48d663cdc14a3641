/** A folded paper bird with brass works, drawn in facets, looking to the right. In a box of 300. */
import { svgElement } from '@jackfruit/game-page/dom'
import type { Side } from '@jackfruit/table-rules/cockfight/fight'
import type { Pose } from '../state/script.ts'

interface Inks {
  /** Dark to light. */
  readonly body: readonly [string, string, string, string]
  readonly collar: readonly [string, string, string]
  readonly tail: readonly string[]
  readonly comb: readonly [string, string]
}

const inks: Readonly<Record<Side, Inks>> = {
  meron: {
    body: ['#6f0f1c', '#a91c2b', '#d8352f', '#f2603f'],
    collar: ['#e2711d', '#f59b2b', '#ffd06a'],
    tail: ['#5c1414', '#8f1f1d', '#b8401a', '#d9701c', '#e79a2c', '#a8811d', '#7a1c1c'],
    comb: ['#c91f2c', '#ff5344'],
  },
  wala: {
    body: ['#10225f', '#1b3f9e', '#2b66d9', '#4f92f7'],
    collar: ['#0f8f8a', '#29c0ab', '#8af0d4'],
    tail: ['#131f57', '#1d2f80', '#1b56a8', '#148a98', '#22b39d', '#2d4fae', '#1a2464'],
    comb: ['#c91f2c', '#ff5344'],
  },
}
const brass = ['#5f4312', '#a67a22', '#e3b752'] as const

type Point = readonly [number, number]
const facet = (fill: string, ...points: readonly Point[]) =>
  svgElement('polygon', { points: points.map((each) => each.join(',')).join(' '), fill })

/** A feather as two facets, from its root in a direction. */
function plate([x, y]: Point, degrees: number, length: number, [dark, light]: readonly [string, string]) {
  const angle = (degrees * Math.PI) / 180
  const [dx, dy] = [Math.cos(angle), -Math.sin(angle)]
  const along = (share: number, aside: number): Point => [
    Math.round(x + dx * length * share - dy * aside),
    Math.round(y + dy * length * share + dx * aside),
  ]
  const [tip, one, other] = [along(1, 0), along(0.62, 11), along(0.55, -11)]
  return [facet(dark, [x, y], one, tip), facet(light, [x, y], other, tip)]
}

function gear(x: number, y: number, radius: number): SVGElement {
  const teeth = Array.from({ length: 10 }, (_, i) =>
    svgElement('rect', {
      ...{ x: x - 3.5, y: y - radius - 4, width: 7, height: 8, fill: brass[1] },
      transform: `rotate(${i * 36} ${x} ${y})`,
    }),
  )
  return svgElement(
    'g',
    { class: 'bird-gear' },
    ...teeth,
    svgElement('circle', { cx: x, cy: y, r: radius, fill: brass[1] }),
    svgElement('circle', { cx: x, cy: y, r: radius * 0.68, fill: brass[0] }),
    svgElement('circle', { cx: x, cy: y, r: radius * 0.4, fill: brass[2] }),
  )
}

const leg = (x: number) =>
  svgElement(
    'g',
    {},
    svgElement('path', {
      d: `M${x} 226l-8 30 12 32M${x - 20} 292l24-5 24 6M${x + 4} 287l-14 11`,
      ...{ fill: 'none', stroke: brass[1], 'stroke-width': 7, 'stroke-linejoin': 'bevel' },
    }),
    svgElement('circle', { cx: x - 8, cy: 256, r: 6, fill: brass[2] }),
  )

function bodyOf({ body: [d, m, l, h] }: Inks): SVGElement[] {
  const outline: readonly Point[] = [
    ...([
      [104, 166],
      [128, 140],
      [164, 128],
      [200, 146],
    ] as const),
    ...([
      [210, 184],
      [190, 222],
      [150, 240],
      [116, 214],
    ] as const),
  ]
  const [one, other]: readonly [Point, Point] = [
    [142, 176],
    [178, 176],
  ]
  const shades = [m, l, h, l, m, d, d, m]
  return outline
    .flatMap((point, i) => {
      const next = outline[(i + 1) % outline.length] ?? point
      const heart = i >= 2 && i <= 4 ? other : one
      return [facet(shades[i] ?? m, point, next, heart)]
    })
    .concat(
      facet(l, one, other, [164, 128]),
      facet(m, one, other, [150, 240]),
      facet(d, other, [190, 222], [150, 240]),
    )
}

function headOf({ collar, body, comb }: Inks): SVGElement[] {
  const rings = [
    [[172, 152], 62, 0],
    [[182, 132], 54, 1],
    [[192, 114], 44, 2],
  ] as const
  const scales = rings.flatMap(([at, length, shade]) =>
    [250, 272, 294, 318].flatMap((degrees, i) =>
      plate([at[0] + i * 8, at[1] - 8], degrees, length, [
        collar[shade],
        collar[Math.min(2, shade + 1)] ?? collar[2],
      ]),
    ),
  )
  return [
    facet(collar[0], [168, 150], [196, 84], [232, 100], [212, 158]),
    ...scales,
    facet(body[2], [194, 98], [204, 70], [222, 68], [228, 104]),
    facet(body[3], [222, 68], [240, 80], [238, 96], [228, 104]),
    facet(body[1], [194, 98], [228, 104], [210, 112]),
    facet(brass[2], [238, 78], [268, 90], [239, 90]),
    facet(brass[1], [239, 90], [264, 91], [236, 98]),
    facet(comb[0], [200, 74], [192, 46], [208, 60], [212, 70]),
    facet(comb[1], [206, 66], [210, 34], [222, 58], [222, 69]),
    facet(comb[0], [218, 66], [230, 38], [234, 64], [230, 73]),
    facet(comb[1], [230, 72], [246, 54], [240, 80]),
    facet(comb[0], [230, 100], [242, 100], [236, 128]),
    svgElement('circle', { cx: 226, cy: 82, r: 6.5, fill: '#fff3d2' }),
    svgElement('circle', { cx: 227.5, cy: 82, r: 3.2, fill: '#16090c' }),
  ]
}

/** Of its box, on the stage. */
const size = 0.72

export interface Bird {
  readonly node: SVGElement
  /** `at`: where its feet stand; `way`: 1 looks to the right, -1 to the left. */
  readonly pose: (pose: Pose, at: { readonly x: number; readonly y: number; readonly way: number }) => void
}

export function makeBird(side: Side): Bird {
  const own = inks[side]
  const tail = own.tail.flatMap((ink, i) =>
    plate([112, 172], 98 + i * 15, 118 - Math.abs(i - 2.5) * 9, [
      ink,
      own.tail[(i + 1) % own.tail.length] ?? ink,
    ]),
  )
  const wing = svgElement(
    'g',
    {},
    ...[168, 186, 204, 222, 240].flatMap((degrees, i) =>
      plate([160, 172], degrees, 84 - i * 7, [own.body[i % 2 === 0 ? 0 : 1], own.body[i % 2 === 0 ? 2 : 3]]),
    ),
    gear(160, 176, 17),
  )
  const head = svgElement('g', {}, ...headOf(own))
  const legs = svgElement('g', {}, leg(140), leg(172))
  const all = svgElement('g', {}, svgElement('g', {}, ...tail), legs, ...bodyOf(own), head, wing)
  const shadow = svgElement('ellipse', { rx: 66, ry: 11, fill: '#02090c', opacity: 0.42 })
  return {
    node: svgElement('g', { class: `bird ${side}` }, shadow, all),
    pose: ({ up, lean, spread, folded }, { x, y, way }) => {
      const flat = 1 - 0.86 * folded
      const rise = up * 148
      all.setAttribute(
        'transform',
        `translate(${x.toFixed(1)} ${(y - rise).toFixed(1)}) scale(${way * size} ${(size * flat).toFixed(3)}) rotate(${lean.toFixed(1)}) translate(-156 -294)`,
      )
      wing.setAttribute('transform', `rotate(${(52 * spread).toFixed(1)} 160 172)`)
      head.setAttribute('transform', `rotate(${(lean * 0.5 - 8 * spread).toFixed(1)} 186 150)`)
      legs.setAttribute('opacity', String(1 - folded))
      shadow.setAttribute('transform', `translate(${x.toFixed(1)} ${y}) scale(${(1 - up * 0.5).toFixed(2)})`)
    },
  }
}
