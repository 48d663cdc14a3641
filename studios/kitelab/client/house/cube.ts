/** A die in three dimensions: it is thrown, tumbles, and comes to lie with a face up. Which, it is told. */
import './cube.css'
import { element } from '@jackfruit/game-page/dom'
import type { Look } from '@jackfruit/game-page/view'
import type { Motion } from './motion.ts'

/** Which of nine places of a side carry a pip, and how the die turns to bring it up; opposite sides come to seven. */
const sides = {
  upper: { pips: '000010000', face: 1, up: [0, 0] },
  back: { pips: '100000001', face: 2, up: [-90, 0] },
  right: { pips: '100010001', face: 3, up: [0, -90] },
  left: { pips: '101000101', face: 4, up: [0, 90] },
  front: { pips: '101010101', face: 5, up: [90, 0] },
  lower: { pips: '101101101', face: 6, up: [180, 0] },
} as const

/** In degrees: how steeply it is looked at, and how it lies on the table. */
interface Lie {
  readonly pitch: number
  readonly yaw: number
}

interface Cube {
  readonly node: HTMLElement
  /** Lies there with this face up. */
  readonly put: (face: number) => void
  /** Is thrown, and comes to lie so. `ms` in all. */
  readonly roll: (face: number, ms: number, look: Look) => Promise<void>
}

const standing = ({ pitch, yaw }: Lie, face: number, turns: readonly [number, number, number]): string => {
  const [x = 0, z = 0] = Object.values(sides).find((side) => side.face === face)?.up ?? []
  const [overX, overY, overZ] = turns.map((turn) => turn * 360)
  return `rotateX(${-pitch + (overX ?? 0)}deg) rotateY(${yaw + (overY ?? 0)}deg) rotateX(${x}deg) rotateZ(${z + (overZ ?? 0)}deg)`
}

export function makeCube(motion: Motion, skin: 'gold' | 'white' | 'teal', lie: Lie): Cube {
  const faces = Object.entries(sides).map(([name, { pips }]) =>
    element(
      'div',
      { class: `cube-side ${name}` },
      ...[...pips].map((pip) => element('i', { class: pip === '1' ? 'on' : '' })),
    ),
  )
  // A little within the sides, so that nothing is seen through the gaps of their round corners.
  const fills = Object.keys(sides).map((name) => element('b', { class: `cube-fill ${name}` }))
  const body = element('div', { class: 'cube-body' }, ...fills, ...faces)
  const air = element('div', { class: 'cube-air' }, body)
  const shadow = element('div', { class: 'cube-shadow' })
  const put = (face: number) => {
    body.style.transform = standing(lie, face, [0, 0, 0])
  }
  put(1)
  return {
    node: element('div', { class: `cube ${skin}`, 'aria-hidden': 'true' }, shadow, air),
    put,
    roll: async (face, ms, look) => {
      put(face)
      // Thrown from below the table's near edge, two leaps and a last turn.
      const way = [
        { transform: 'translate(-70%, 190%) scale(1.5)', opacity: 0 },
        { transform: 'translate(-30%, -95%) scale(1.18)', opacity: 1, offset: 0.34 },
        { transform: 'translate(-12%, 6%)', offset: 0.58 },
        { transform: 'translate(-4%, -26%)', offset: 0.76 },
        { transform: 'none' },
      ]
      const cast = [
        { transform: 'translate(-70%, 190%) scale(0.4)', opacity: 0 },
        { transform: 'translate(-30%, 10%) scale(0.55)', opacity: 0.3, offset: 0.34 },
        { transform: 'translate(-12%, 0)', opacity: 1, offset: 0.58 },
        { transform: 'translate(-4%, 2%) scale(0.8)', opacity: 0.6, offset: 0.76 },
        { transform: 'none', opacity: 1 },
      ]
      const turning = [
        { transform: standing(lie, face, [2, -2, 1]) },
        { transform: standing(lie, face, [0, 0, 0]) },
      ]
      await Promise.all([
        motion.run(air, way, ms, look, 'cubic-bezier(0.3, 0.5, 0.4, 1)'),
        motion.run(shadow, cast, ms, look, 'cubic-bezier(0.3, 0.5, 0.4, 1)'),
        motion.run(body, turning, ms, look, 'cubic-bezier(0.2, 0.6, 0.3, 1)'),
      ])
    },
  }
}
