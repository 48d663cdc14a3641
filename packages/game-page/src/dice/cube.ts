/** A die in three dimensions: it is thrown, tumbles, and comes to lie with a face up. Which, it is told. */
import './cube.css'
import { element } from '../dom.ts'

/** Which of nine places of a side carry a pip, and how the die turns to bring it up; opposite sides come to seven. */
const sides = {
  upper: { pips: '000010000', face: 1, up: [0, 0], out: [0, -1, 0] },
  back: { pips: '100000001', face: 2, up: [-90, 0], out: [0, 0, -1] },
  right: { pips: '100010001', face: 3, up: [0, -90], out: [1, 0, 0] },
  left: { pips: '101000101', face: 4, up: [0, 90], out: [-1, 0, 0] },
  front: { pips: '101010101', face: 5, up: [90, 0], out: [0, 0, 1] },
  lower: { pips: '101101101', face: 6, up: [180, 0], out: [0, 1, 0] },
} as const

type Side = keyof typeof sides
type Vector = readonly [x: number, y: number, z: number]

/** In degrees: how steeply it is looked at, and how it lies on the table. */
export interface Lie {
  readonly pitch: number
  readonly yaw: number
}

export interface CubeParts {
  readonly skin: 'gold' | 'white' | 'ivory' | 'teal'
  readonly lie: Lie
  /** What is drawn on a face instead of its pips. */
  readonly draw?: (face: number) => Node
  /** Plays an animation to its end, or none where stillness is wanted. */
  readonly run: (node: Element, frames: Keyframe[], ms: number, easing: string) => Promise<void>
}

export interface Cube {
  readonly node: HTMLElement
  /** Lies there with this face up. */
  readonly put: (face: number) => void
  /** Is thrown, and comes to lie so. `ms` in all. */
  readonly roll: (face: number, ms: number) => Promise<void>
}

const upOf = (face: number) => Object.values(sides).find((side) => side.face === face)?.up ?? [0, 0]

const standing = ({ pitch, yaw }: Lie, face: number, turns: Vector): string => {
  const [x, z] = upOf(face)
  const [overX, overY, overZ] = turns.map((turn) => turn * 360)
  return `rotateX(${-pitch + (overX ?? 0)}deg) rotateY(${yaw + (overY ?? 0)}deg) rotateX(${x}deg) rotateZ(${z + (overZ ?? 0)}deg)`
}

/** Where the light comes from: the upper left, before the table. Y points down, as the page's does. */
const light: Vector = [-0.36, -0.8, 0.48]

/** How much light falls on a side of a die that lies with this face up, from 0 to 1. */
export function litness(side: Side, { pitch, yaw }: Lie, face: number): number {
  const [x, z] = upOf(face)
  const turned = turnX(turnY(turnX(turnZ(sides[side].out, z), x), yaw), -pitch)
  return Math.max(0, turned[0] * light[0] + turned[1] * light[1] + turned[2] * light[2])
}

const angled = (degrees: number): readonly [cos: number, sin: number] => {
  const angle = (degrees * Math.PI) / 180
  return [Math.cos(angle), Math.sin(angle)]
}
const turnX = ([x, y, z]: Vector, by: number): Vector => {
  const [cos, sin] = angled(by)
  return [x, y * cos - z * sin, y * sin + z * cos]
}
const turnY = ([x, y, z]: Vector, by: number): Vector => {
  const [cos, sin] = angled(by)
  return [x * cos + z * sin, y, z * cos - x * sin]
}
const turnZ = ([x, y, z]: Vector, by: number): Vector => {
  const [cos, sin] = angled(by)
  return [x * cos - y * sin, x * sin + y * cos, z]
}

/** Thrown from below the table's near edge, two leaps and a last turn; and its shadow. */
const way: Keyframe[] = [
  { transform: 'translate(-70%, 190%) scale(1.5)', opacity: 0 },
  { transform: 'translate(-30%, -95%) scale(1.18)', opacity: 1, offset: 0.34 },
  { transform: 'translate(-12%, 6%)', offset: 0.58 },
  { transform: 'translate(-4%, -26%)', offset: 0.76 },
  { transform: 'none' },
]
const cast: Keyframe[] = [
  { transform: 'translate(-70%, 190%) scale(0.4)', opacity: 0 },
  { transform: 'translate(-30%, 10%) scale(0.55)', opacity: 0.3, offset: 0.34 },
  { transform: 'translate(-12%, 0)', opacity: 1, offset: 0.58 },
  { transform: 'translate(-4%, 2%) scale(0.8)', opacity: 0.6, offset: 0.76 },
  { transform: 'none', opacity: 1 },
]

export function makeCube({ skin, lie, draw, run }: CubeParts): Cube {
  const faces = Object.entries(sides).map(([name, { pips, face }]) => {
    const drawn = draw
      ? [draw(face)]
      : [...pips].map((pip) => element('i', { class: pip === '1' ? 'on' : '' }))
    return element('div', { class: `cube-side ${name}${draw ? ' drawn' : ''}` }, ...drawn)
  })
  // A little within the sides, so that nothing is seen through the gaps of their round corners.
  const fills = Object.keys(sides).map((name) => element('b', { class: `cube-fill ${name}` }))
  const body = element('div', { class: 'cube-body' }, ...fills, ...faces)
  const air = element('div', { class: 'cube-air' }, body)
  const shadow = element('div', { class: 'cube-shadow' })
  const put = (face: number) => {
    body.style.transform = standing(lie, face, [0, 0, 0])
    for (const [index, name] of (Object.keys(sides) as Side[]).entries()) {
      const dim = (0.46 * (1 - litness(name, lie, face))).toFixed(3)
      faces[index]?.style.setProperty('--dim', dim)
      fills[index]?.style.setProperty('--dim', dim)
    }
  }
  put(1)
  return {
    node: element('div', { class: `cube ${skin}`, 'aria-hidden': 'true' }, shadow, air),
    put,
    roll: async (face, ms) => {
      put(face)
      const turning = [
        { transform: standing(lie, face, [2, -2, 1]) },
        { transform: standing(lie, face, [0, 0, 0]) },
      ]
      await Promise.all([
        run(air, way, ms, 'cubic-bezier(0.3, 0.5, 0.4, 1)'),
        run(shadow, cast, ms, 'cubic-bezier(0.3, 0.5, 0.4, 1)'),
        run(body, turning, ms, 'cubic-bezier(0.2, 0.6, 0.3, 1)'),
      ])
    },
  }
}
