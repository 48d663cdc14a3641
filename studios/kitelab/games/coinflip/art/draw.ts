import { paintPlay } from '@jackfruit/art/build/paint-play'
import {
  type Drawing,
  disc,
  kite,
  linear,
  materialOf,
  radial,
  ring,
  set,
  stepCut,
  thing,
} from '@jackfruit/art/slots'

/** From its lit edge to its shadow. */
type Metal = readonly [light: string, mid: string, dark: string, deep: string]
const gold: Metal = ['#FFF3C0', '#F6B21E', '#B46E05', '#6B3B00']
const silver: Metal = ['#FFFFFF', '#C3CFDE', '#7C8AA0', '#3F4A5E']

/** A struck face: a rim, beads around a sunk field, and what stands out of it. */
const face =
  ([light, mid, dark, deep]: Metal, relief: Drawing): Drawing =>
  (id) => {
    const [rim, field] = [id(), id()]
    const beads = ring(100, 100, 76, 76, 44)
      .map(([x, y]) => disc(x + 0.7, y + 0.9, 3, deep, 0.7) + disc(x, y, 2.6, light))
      .join('')
    return (
      linear(
        rim,
        [0, 0, 0.9, 1],
        [
          [0, light],
          [0.34, mid],
          [0.7, dark],
          [1, mid],
        ],
      ) +
      radial(
        field,
        [0.36, 0.28, 0.86],
        [
          [0, light],
          [0.38, mid],
          [0.86, dark],
        ],
      ) +
      disc(100, 100, 99, deep) +
      disc(100, 100, 97, `url(#${rim})`) +
      disc(100, 100, 85, deep) +
      disc(100, 100, 83, `url(#${rim})`) +
      beads +
      disc(100, 100, 69, deep) +
      disc(100, 101, 67.5, `url(#${field})`) +
      `<ellipse cx="100" cy="146" rx="40" ry="7" fill="${deep}" opacity=".42"/>` +
      relief(id)
    )
  }

/** The kite of heads, with its tail; the lotus of tails. */
const heads: Drawing = () =>
  '<path d="M100 138C92 144 108 148 100 156" fill="none" stroke="#6B3B00" stroke-width="4" stroke-linecap="round"/>' +
  set(stepCut(kite, materialOf('gold'), [1, 0.68, 0.34]), 0.56, 100, 95)
const tails: Drawing = (id) => thing(id, 'lotus', { y: 104, scale: 0.46, material: 'silver' })

/** The sunburst of the game's tile, and both faces of its coin. */
export const draw = () =>
  paintPlay({
    code: 'coinflip',
    ground: 'amber',
    scene: 'sunburst',
    things: {
      heads: { draw: face(gold, heads), width: 460 },
      tails: { draw: face(silver, tails), width: 460 },
    },
  })
