import { type Ramp, ramps, shade } from './colour.ts'
import { lit, type Point, points, round, type Vector } from './geometry.ts'
import { facet, group } from './svg.ts'

/**
 * The chinthe, guardian lion of Burmese gates, as a heraldic crest: a mirrored low-poly mask lit by
 * true normals, a crown finial, a mane of flames in two rows. Drawn in a box of about 300 by 320 around 0,0.
 */
const half: Record<string, Vector> = {
  crownTip: [0, -142, 8],
  crownRidge: [0, -112, 40],
  crownSide: [17, -112, 16],
  crownWaist: [0, -88, 40],
  crownFlare: [32, -92, 16],
  foreheadTop: [0, -72, 56],
  foreheadSide: [34, -68, 40],
  forehead: [0, -44, 70],
  browInner: [15, -38, 72],
  browPeak: [42, -58, 56],
  browTip: [82, -70, 12],
  browUnder: [58, -40, 40],
  bridge: [0, -20, 82],
  bridgeSide: [13, -18, 70],
  noseTop: [0, 6, 100],
  noseTip: [0, 20, 104],
  wing: [27, 14, 72],
  noseBase: [0, 34, 82],
  socketLow: [38, 2, 52],
  socketOut: [66, -26, 28],
  temple: [86, -34, 6],
  cheek: [74, 2, 36],
  cheekLow: [58, 30, 40],
  cheekOut: [88, 16, 2],
  muzzle: [34, 30, 84],
  lipMid: [0, 47, 74],
  lipSide: [32, 54, 66],
  mouthCorner: [58, 50, 32],
  jawOut: [76, 44, 4],
  lowLipMid: [0, 84, 66],
  lowLipSide: [28, 80, 56],
  jaw: [52, 78, 26],
  chin: [0, 108, 52],
  chinSide: [24, 102, 40],
  beard: [0, 136, 26],
  jawTip: [40, 104, 8],
}

const skin: readonly (readonly [string, string, string])[] = [
  ['crownTip', 'crownSide', 'crownRidge'],
  ['crownRidge', 'crownSide', 'crownWaist'],
  ['crownWaist', 'crownSide', 'crownFlare'],
  ['crownWaist', 'crownFlare', 'foreheadTop'],
  ['foreheadTop', 'crownFlare', 'foreheadSide'],
  ['foreheadTop', 'foreheadSide', 'forehead'],
  ['forehead', 'foreheadSide', 'browPeak'],
  ['forehead', 'browPeak', 'browInner'],
  ['foreheadSide', 'crownFlare', 'browTip'],
  ['foreheadSide', 'browTip', 'browPeak'],
  ['browPeak', 'browTip', 'browUnder'],
  ['browInner', 'browPeak', 'browUnder'],
  ['forehead', 'browInner', 'bridge'],
  ['bridge', 'browInner', 'bridgeSide'],
  ['bridge', 'bridgeSide', 'noseTop'],
  ['bridgeSide', 'wing', 'noseTop'],
  ['noseTop', 'wing', 'noseTip'],
  ['noseTip', 'wing', 'noseBase'],
  ['browUnder', 'browTip', 'socketOut'],
  ['browTip', 'temple', 'socketOut'],
  ['socketOut', 'temple', 'cheek'],
  ['temple', 'cheekOut', 'cheek'],
  ['socketOut', 'cheek', 'socketLow'],
  ['bridgeSide', 'socketLow', 'wing'],
  ['socketLow', 'cheek', 'cheekLow'],
  ['socketLow', 'cheekLow', 'muzzle'],
  ['wing', 'socketLow', 'muzzle'],
  ['noseBase', 'wing', 'muzzle'],
  ['noseBase', 'muzzle', 'lipMid'],
  ['lipMid', 'muzzle', 'lipSide'],
  ['muzzle', 'cheekLow', 'mouthCorner'],
  ['muzzle', 'mouthCorner', 'lipSide'],
  ['cheek', 'cheekOut', 'cheekLow'],
  ['cheekLow', 'cheekOut', 'jawOut'],
  ['cheekLow', 'jawOut', 'mouthCorner'],
  ['mouthCorner', 'jawOut', 'jaw'],
  ['jaw', 'jawOut', 'jawTip'],
  ['lowLipSide', 'mouthCorner', 'jaw'],
  ['lowLipMid', 'lowLipSide', 'chinSide'],
  ['lowLipMid', 'chinSide', 'chin'],
  ['lowLipSide', 'jaw', 'chinSide'],
  ['jaw', 'jawTip', 'chinSide'],
  ['chin', 'chinSide', 'beard'],
  ['chinSide', 'jawTip', 'beard'],
]

const mirrored = (v: Vector, side: 1 | -1): Vector => [v[0] * side, v[1], v[2]]

/** Crown, brows and muzzle are other materials than the face. */
function rampOf(names: readonly string[], face: Ramp): Ramp {
  if (names.every((name) => brows.has(name))) return ramps.emerald
  if (names.every((name) => name.startsWith('crown'))) return ramps.ruby
  return face
}

const brows = new Set(['browPeak', 'browTip', 'browUnder', 'browInner', 'foreheadSide'])

function mask(ramp: Ramp): string {
  const one = (side: 1 | -1) =>
    skin.map((names) => {
      const face = names.map((name) => mirrored(half[name] as Vector, side)) as [Vector, Vector, Vector]
      const height = (face[0][1] + face[1][1] + face[2][1]) / 3
      const strength = lit(face)
      return facet(face, shade(rampOf(names, ramp), strength * strength * 1.08 - 0.06 - height * 0.0007))
    })
  return one(1).join('') + one(-1).join('')
}

/** One flame of the mane, its base at 0,0 and its curling tip outward; two facets and a lit edge. */
function flame(length: number, width: number, ramp: Ramp, strength: number, curl: number): string {
  const tip: Point = [curl, -length]
  const belly: Point = [-width * 0.62, -length * 0.36]
  const back: Point = [width * 0.6, -length * 0.3]
  const neck: Point = [curl * 0.1 + width * 0.34, -length * 0.66]
  const throat: Point = [-width * 0.3 + curl * 0.1, -length * 0.7]
  const spine: Point = [curl * 0.12, -length * 0.4]
  const base: Point = [0, width * 0.2]
  const [bright, dim] = curl > 0 ? [0.14, -0.2] : [-0.2, 0.14]
  return (
    facet([base, belly, spine], shade(ramp, strength + bright * 0.6)) +
    facet([belly, throat, spine], shade(ramp, strength + bright)) +
    facet([throat, tip, spine], shade(ramp, strength + bright + 0.14)) +
    facet([base, back, spine], shade(ramp, strength + dim)) +
    facet([back, neck, spine], shade(ramp, strength + dim * 0.7)) +
    facet([neck, tip, spine], shade(ramp, strength + dim * 0.4))
  )
}

function maneRow(
  count: number,
  from: number,
  to: number,
  radius: Point,
  length: number,
  width: number,
  ramp: Ramp,
): string {
  const drawn: { order: number; svg: string }[] = []
  for (let index = 0; index < count; index += 1) {
    const share = index / (count - 1)
    const degrees = from + (to - from) * share
    for (const side of [1, -1] as const) {
      if (degrees === 0 && side === -1) continue
      const angle = (degrees * Math.PI) / 180
      const x = Math.sin(angle) * radius[0] * side
      const y = -Math.cos(angle) * radius[1]
      const toward = Math.cos(angle - (side === 1 ? -0.63 : 0.63))
      const size = 1 - Math.abs(share - 0.42) * 0.42
      const strength = 0.4 + 0.3 * toward
      const body = flame(length * size, width, ramp, strength, side * length * 0.26)
      drawn.push({ order: degrees, svg: group(body, x, y, { turn: degrees * side }) })
    }
  }
  return drawn
    .sort((a, b) => b.order - a.order)
    .map((one) => one.svg)
    .join('')
}

function eye(side: 1 | -1): string {
  const [x, y] = [40 * side, -19]
  const at = ([px, py]: Point): Point => [x + px * side, y + py]
  const socket = (
    [
      [-27, 8],
      [-24, -10],
      [-6, -19],
      [18, -19],
      [30, -8],
      [25, 12],
      [6, 22],
      [-16, 19],
    ] as Point[]
  ).map(at)
  const white = (
    [
      [-19, 6],
      [-17, -8],
      [-3, -15],
      [13, -15],
      [22, -6],
      [18, 9],
      [4, 17],
      [-12, 14],
    ] as Point[]
  ).map(at)
  const lid = (
    [
      [-30, 3],
      [-25, -14],
      [-4, -25],
      [24, -27],
      [36, -12],
      [24, -9],
      [6, -12],
      [-12, -6],
    ] as Point[]
  ).map(at)
  return (
    `<polygon points="${points(socket)}" fill="#3D1200" stroke="#3D1200" stroke-width="4" stroke-linejoin="round"/><polygon points="${points(white)}" fill="#FFF3C4"/>` +
    `<circle cx="${round(x)}" cy="${y}" r="12.5" fill="#B8120F"/><circle cx="${round(x)}" cy="${y}" r="9.5" fill="#FF5A26"/><ellipse cx="${round(x)}" cy="${y}" rx="5" ry="8" fill="#1A0206"/><circle cx="${x - 4.5}" cy="${y - 4.5}" r="3.4" fill="#fff"/>` +
    `<polygon points="${points(lid)}" fill="${side === -1 ? '#14834F' : '#0A5C3A'}"/><polygon points="${points([lid[1], lid[2], lid[3], at([6, -18])] as Point[])}" fill="${side === -1 ? '#8AF2C0' : '#22B070'}"/>`
  )
}

/** Nose leather over the muzzle. */
const nose = () =>
  facet(
    [
      [-25, 12],
      [0, 4],
      [0, 20],
    ],
    '#F0607C',
  ) +
  facet(
    [
      [25, 12],
      [0, 4],
      [0, 20],
    ],
    '#B21A3C',
  ) +
  facet(
    [
      [-25, 12],
      [0, 20],
      [-15, 26],
    ],
    '#8E0A2E',
  ) +
  facet(
    [
      [25, 12],
      [0, 20],
      [15, 26],
    ],
    '#5E0620',
  ) +
  facet(
    [
      [-15, 26],
      [0, 20],
      [0, 36],
    ],
    '#A81236',
  ) +
  facet(
    [
      [15, 26],
      [0, 20],
      [0, 36],
    ],
    '#6E0824',
  ) +
  `<path d="M0 36V46" stroke="#5C2A00" stroke-width="3"/>`

function mouth(): string {
  const cavity: Point[] = [
    [-58, 50],
    [-32, 52],
    [0, 44],
    [32, 52],
    [58, 50],
    [40, 76],
    [28, 82],
    [0, 86],
    [-28, 82],
    [-40, 76],
  ]
  const tooth = (x: number, y: number, width: number, length: number) =>
    facet(
      [
        [x - width, y],
        [x, y],
        [x - width * 0.1, y + length],
      ],
      '#FFFDF2',
    ) +
    facet(
      [
        [x, y],
        [x + width, y],
        [x - width * 0.1, y + length],
      ],
      '#D8C79B',
    )
  const upper = [
    [-9, 46, 6.5, 10],
    [9, 46, 6.5, 10],
    [-21, 49, 6, 10],
    [21, 49, 6, 10],
  ] as const
  const lower = [
    [-7, 85, 5.5, -8],
    [7, 85, 5.5, -8],
    [-18, 83, 5.5, -8],
    [18, 83, 5.5, -8],
  ] as const
  return (
    `<polygon points="${points(cavity)}" fill="#3B0310" stroke="#3B0310" stroke-width="3" stroke-linejoin="round"/>` +
    facet(
      [
        [-26, 80],
        [-14, 66],
        [0, 69],
        [0, 86],
      ],
      '#D8324F',
    ) +
    facet(
      [
        [26, 80],
        [14, 66],
        [0, 69],
        [0, 86],
      ],
      '#A3142C',
    ) +
    [...upper, ...lower].map(([x, y, w, l]) => tooth(x, y, w, l)).join('') +
    tooth(-37, 49, 9, 27) +
    tooth(37, 49, 9, 27) +
    tooth(-31, 82, 7.5, -20) +
    tooth(31, 82, 7.5, -20)
  )
}

function ear(side: 1 | -1): string {
  const at = ([x, y]: Point): Point => [x * side, y]
  const glow = side === -1 ? 0.16 : -0.1
  const [root, top, out, low, inner] = (
    [
      [66, -66],
      [106, -122],
      [122, -74],
      [92, -38],
      [94, -76],
    ] as const
  ).map(at)
  return (
    facet([root as Point, top as Point, inner as Point], shade(ramps.gold, 0.66 + glow)) +
    facet([top as Point, out as Point, inner as Point], shade(ramps.gold, 0.44 + glow)) +
    facet([out as Point, low as Point, inner as Point], shade(ramps.ruby, 0.3 + glow)) +
    facet([low as Point, root as Point, inner as Point], shade(ramps.ruby, 0.5 + glow))
  )
}

/** The forehead stone. */
const brow = () => {
  const [cx, cy, rx, ry] = [0, -60, 11, 16]
  const ring: Point[] = [
    [0, -1],
    [0.86, -0.45],
    [0.86, 0.45],
    [0, 1],
    [-0.86, 0.45],
    [-0.86, -0.45],
  ].map(([x, y]) => [cx + (x as number) * rx, cy + (y as number) * ry])
  const light = [0.5, 0.25, 0.12, 0.42, 0.72, 0.9]
  return `<polygon points="${points(ring)}" fill="none" stroke="#5C2A00" stroke-width="6" stroke-linejoin="round"/><polygon points="${points(ring)}" fill="none" stroke="#FFE58C" stroke-width="3" stroke-linejoin="round"/>${ring.map((p, i) => facet([[cx - 2, cy - 3], p, ring[(i + 1) % 6] as Point], shade(ramps.ruby, light[i] ?? 0.5))).join('')}`
}

export interface ChintheLook {
  readonly face?: Ramp
  readonly outerMane?: Ramp
  readonly innerMane?: Ramp
}

export function chinthe(look: ChintheLook = {}): string {
  const { face = ramps.gold, outerMane = ramps.emerald, innerMane = ramps.amber } = look
  return (
    maneRow(8, 14, 164, [84, 92], 78, 54, outerMane) +
    maneRow(7, 26, 158, [74, 84], 56, 46, innerMane) +
    ear(1) +
    ear(-1) +
    mouth() +
    mask(face) +
    eye(1) +
    eye(-1) +
    nose() +
    brow()
  )
}
