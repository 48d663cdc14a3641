import { mix, type Ramp, shade } from '../colour.ts'
import { dot, light, normal, type Point, round } from '../geometry.ts'
import { facet } from '../svg.ts'
import { outline } from './shape.ts'

export interface Lathe {
  /** Half widths and heights from top to foot, as `width,y …`. */
  readonly profile: string
  readonly ramps: readonly Ramp[]
  /** One digit per band between two heights: which ramp it is made of. Shorter: the first ramp. */
  readonly bands?: string
  /** Ramps take turns by column instead: parasols, balloons. */
  readonly isStriped?: boolean
  readonly columns?: number
  /** How far the rings are seen from above, as a share of their width. */
  readonly tilt?: number
  /** Colour of the disc that closes the top, for drums, barrels and cups. */
  readonly lid?: readonly [rim: string, inside: string]
}

/** Anything turned on a wheel: rings of facets around an axis, each lit by its true normal. */
export function lathe(options: Lathe): string {
  const { ramps, bands = '', isStriped = false, columns = 12, tilt = 0.12, lid } = options
  const rings = outline(options.profile)
  const turns = Array.from({ length: columns + 1 }, (_, index) => -Math.PI / 2 + (index / columns) * Math.PI)
  const at = ([width, y]: Point, angle: number): Point => [
    Math.sin(angle) * width,
    y + Math.cos(angle) * width * tilt,
  ]
  let drawn = ''
  rings.slice(0, -1).forEach((upper, row) => {
    const lower = rings[row + 1] as Point
    const slope = (upper[0] - lower[0]) / (Math.abs(lower[1] - upper[1]) + Math.abs(upper[0] - lower[0]) || 1)
    turns.slice(0, -1).forEach((left, column) => {
      const right = turns[column + 1] as number
      const angle = (left + right) / 2
      const facing = normal([Math.sin(angle), slope, Math.cos(angle)])
      const ramp = ramps[isStriped ? column % ramps.length : Number(bands[row] ?? 0)] ?? ramps[0]
      if (!ramp) return
      const rim = column >= columns - 1 ? 0.12 : 0
      const strength = 0.46 + 0.5 * dot(facing, light) + rim + ((row + column) % 2) * 0.03
      drawn += facet(
        [at(upper, left), at(upper, right), at(lower, right), at(lower, left)],
        shade(ramp, strength),
      )
    })
  })
  const top = rings[0]
  if (!lid || !top) return drawn
  const disc = (k: number, colour: string, dy = 0) =>
    `<ellipse cx="0" cy="${round(top[1] + dy)}" rx="${round(top[0] * k)}" ry="${round(top[0] * tilt * k)}" fill="${colour}"/>`
  return (
    drawn +
    disc(1, lid[0]) +
    disc(0.9, lid[1], 1.5) +
    disc(0.62, mix(lid[1], '#ffffff', 0.12), -top[0] * tilt * 0.12)
  )
}
