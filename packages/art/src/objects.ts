import { mix, type Ramp, ramps, shade } from './colour.ts'
import { add, dot, light, type Point, points, ring, round, scale, turn, type Vector } from './geometry.ts'
import { pod } from './jewels.ts'
import { facet, group, type IdMaker, linear } from './svg.ts'

/** A bronze temple bell built of vertical facets, with the pod emblem. Box about 200 by 230 around 0,0. */
export function bell(options: { ramp?: Ramp } = {}): string {
  const { ramp = ramps.gold } = options
  const profile: Point[] = [
    [20, -78],
    [46, -66],
    [60, -30],
    [68, 18],
    [84, 56],
    [96, 72],
    [96, 84],
  ]
  const columns = [-1, -0.72, -0.36, 0.08, 0.5, 0.82, 1]
  const strength = [0.52, 0.84, 0.66, 0.46, 0.28, 0.14]
  let drawn = ''
  for (let row = 0; row < profile.length - 1; row += 1) {
    const [upper, lower] = [profile[row] as Point, profile[row + 1] as Point]
    for (let column = 0; column < columns.length - 1; column += 1) {
      const [left, right] = [columns[column] as number, columns[column + 1] as number]
      const bow = (k: number, width: number) => (1 - k * k) * width * 0.1
      const base = (strength[column] ?? 0.5) + [0.18, 0.1, 0.02, -0.03, -0.1, 0.16][row]!
      const a: Point = [upper[0] * left, upper[1] + bow(left, upper[0])]
      const b: Point = [upper[0] * right, upper[1] + bow(right, upper[0])]
      const c: Point = [lower[0] * right, lower[1] + bow(right, lower[0])]
      const d: Point = [lower[0] * left, lower[1] + bow(left, lower[0])]
      drawn += facet([a, b, d], shade(ramp, base + 0.03)) + facet([b, c, d], shade(ramp, base - 0.04))
    }
  }
  const loop = ring(0, -92, 24, 22, 8)
  const hole = ring(0, -92, 11, 10, 8)
  const handle = loop
    .map((corner, index) =>
      facet(
        [corner, loop[(index + 1) % 8] as Point, hole[(index + 1) % 8] as Point, hole[index] as Point],
        shade(ramp, [0.7, 0.4, 0.24, 0.16, 0.3, 0.5, 0.82, 0.92][index] ?? 0.5),
      ),
    )
    .join('')
  const clapper =
    facet(
      [
        [-18, 92],
        [0, 90],
        [-8, 112],
      ],
      shade(ramp, 0.6),
    ) +
    facet(
      [
        [0, 90],
        [18, 92],
        [8, 112],
        [-8, 112],
      ],
      shade(ramp, 0.28),
    )
  const plate = ring(0, 22, 34, 34)
  const badge = `<polygon points="${points(plate)}" fill="#0F4A30" stroke="${shade(ramp, 0.9)}" stroke-width="5" stroke-linejoin="round"/>${plate.map((corner, index) => facet([[-3, 18], corner, plate[(index + 1) % 6] as Point], ['#23875C', '#1A6B49', '#0E3A28', '#14543A', '#23875C', '#4FAE7C'][index] ?? '#14543A')).join('')}${pod(0, 22, 13, 20)}`
  return handle + clapper + drawn + badge
}

/** An eight-faced jade ring, the bangle worn for luck. Box about 200 around 0,0. */
export function bangle(ramp: Ramp = ramps.emerald): string {
  const [outer, middle, inner] = [ring(0, 0, 92, 92, 12), ring(0, 0, 70, 70, 12, 0.5), ring(0, 0, 48, 48, 12)]
  const facing = (index: number, offset: number) =>
    0.5 + 0.5 * Math.cos(((index + offset) / 12) * Math.PI * 2 - Math.PI * 1.8)
  return outer
    .map((corner, index) => {
      const next = (index + 1) % 12
      const [o, o2, m, i, i2] = [
        corner,
        outer[next] as Point,
        middle[index] as Point,
        inner[index] as Point,
        inner[next] as Point,
      ]
      const m2 = middle[next] as Point
      return (
        facet([o, o2, m], shade(ramp, 0.16 + facing(index, 0.5) * 0.72)) +
        facet([o2, m2, m], shade(ramp, 0.3 + facing(index, 1) * 0.62)) +
        facet([i, i2, m], shade(ramp, 0.12 + (1 - facing(index, 0.5)) * 0.62)) +
        facet([i2, m2, m], shade(ramp, 0.24 + (1 - facing(index, 1)) * 0.5))
      )
    })
    .join('')
}

type Suit = 'spade' | 'heart' | 'diamond' | 'club'

const suits: Record<Suit, string> = {
  spade:
    'M0-11C5-5 10-1 10 4 10 8 5 9.500 1.500 6.500L3.500 11H-3.500L-1.500 6.500C-5 9.500-10 8-10 4-10-1-5-5 0-11Z',
  heart:
    'M0 10.500C-7 4.500-10.500 0-10.500-4.500-10.500-8-7.500-10-4.800-10-2.500-10-.8-8.700 0-6.600.8-8.700 2.500-10 4.800-10 7.500-10 10.500-8 10.500-4.500 10.500 0 7 4.500 0 10.500Z',
  diamond: 'M0-11 8 0 0 11-8 0Z',
  club: 'M-3.500 11 -1 5.500A5 5 0 1 1 -4.500 -2.500 5 5 0 1 1 4.500 -2.500 5 5 0 1 1 1 5.500L3.500 11Z',
}

/** A playing card; its rank, if it has one, is a drawing that stands over the small suits in two corners. */
export function card(
  id: IdMaker,
  x: number,
  y: number,
  width: number,
  suit: Suit,
  turned = 0,
  rank = '',
): string {
  const paper = id()
  const height = width * 1.42
  const colour = suit === 'heart' || suit === 'diamond' ? '#C21F2B' : '#15211B'
  const box = `x="${round(-width / 2)}" y="${round(-height / 2)}" width="${width}" height="${round(height)}" rx="${round(width * 0.09)}"`
  const mark = (px: number, py: number, size: number) =>
    `<path d="${suits[suit]}" transform="translate(${round(px)} ${round(py)}) scale(${round((width / 100) * size)})" fill="${colour}"/>`
  const body = `<defs>${linear(
    paper,
    [0, 0, 0.7, 1],
    [
      [0, '#FFFFFF'],
      [0.6, '#F7F4EA'],
      [1, '#DCD5C2'],
    ],
  )}</defs><rect ${box} transform="translate(${round(width * 0.03)} ${round(width * 0.06)})" fill="#000" opacity="0.35"/><rect ${box} fill="url(#${paper})"/>`
  const corner = rank
    ? group(rank, -width * 0.36, -height * 0.385) + mark(-width * 0.36, -height * 0.22, 1)
    : mark(-width * 0.34, -height * 0.36, 1.2)
  return group(
    body +
      corner +
      mark(width * (rank ? 0.06 : 0), height * (rank ? 0.04 : 0), 3.4) +
      group(corner, 0, 0, { turn: 180 }),
    x,
    y,
    { turn: turned },
  )
}

const pips: Record<number, readonly Point[]> = {
  1: [[0, 0]],
  2: [
    [-0.4, -0.4],
    [0.4, 0.4],
  ],
  3: [
    [-0.42, -0.42],
    [0, 0],
    [0.42, 0.42],
  ],
  4: [
    [-0.4, -0.4],
    [0.4, 0.4],
    [-0.4, 0.4],
    [0.4, -0.4],
  ],
  5: [
    [-0.42, -0.42],
    [0.42, 0.42],
    [-0.42, 0.42],
    [0.42, -0.42],
    [0, 0],
  ],
  6: [
    [-0.4, -0.46],
    [-0.4, 0],
    [-0.4, 0.46],
    [0.4, -0.46],
    [0.4, 0],
    [0.4, 0.46],
  ],
}

/** A die in any pose, faces lit by their normals. Opposite faces add to seven. */
export function die(
  cx: number,
  cy: number,
  size: number,
  pose: Vector,
  ramp: Ramp = ramps.ruby,
  pip = '#FFFFFF',
): string {
  const faces: readonly (readonly [Vector, Vector, Vector, number])[] = [
    [[0, 0, 1], [1, 0, 0], [0, 1, 0], 1],
    [[0, 0, -1], [1, 0, 0], [0, 1, 0], 6],
    [[1, 0, 0], [0, 0, 1], [0, 1, 0], 2],
    [[-1, 0, 0], [0, 0, 1], [0, 1, 0], 5],
    [[0, 1, 0], [1, 0, 0], [0, 0, 1], 3],
    [[0, -1, 0], [1, 0, 0], [0, 0, 1], 4],
  ]
  return faces
    .map(([normalOf, u, w, value]) => ({
      facing: turn(normalOf, pose),
      at: (a: number, b: number, lift = 1): Point => {
        const p = turn(add(add(scale(normalOf, lift), scale(u, a)), scale(w, b)), pose)
        return [cx + p[0] * size, cy + p[1] * size]
      },
      value,
    }))
    .filter((face) => face.facing[2] > 0.02)
    .sort((a, b) => a.facing[2] - b.facing[2])
    .map(({ facing, at, value }) => {
      const colour = shade(ramp, 0.5 + 0.5 * dot(facing, light))
      const corners = (k: number) => points([at(-k, -k), at(k, -k), at(k, k), at(-k, k)])
      const dots = (pips[value] ?? [])
        .map(
          ([a, b]) =>
            `<polygon points="${points(Array.from({ length: 22 }, (_, step) => at(a + Math.cos((step / 22) * 6.2832) * (value === 1 ? 0.3 : 0.17), b + Math.sin((step / 22) * 6.2832) * (value === 1 ? 0.3 : 0.17), 1.12)))}" fill="${pip}"/>`,
        )
        .join('')
      return `<polygon points="${corners(0.86)}" fill="${colour}" stroke="${colour}" stroke-width="${round(size * 0.3)}" stroke-linejoin="round"/><polygon points="${corners(0.9)}" fill="none" stroke="${mix(colour, '#ffffff', 0.28)}" stroke-width="${round(size * 0.03)}" stroke-linejoin="round" opacity="0.7"/>${dots}`
    })
    .join('')
}
