import { mix, type Ramp, shade } from '../colour.ts'
import { type Point, points, ring, round, turn, type Vector } from '../geometry.ts'
import { type IdMaker, radial } from '../svg.ts'

/** Light and shadow over a ball of any make: a glow at top-left, a core shadow, a thin reflected rim. */
export function ballLight(id: IdMaker, radius: number, shadow = '#08060c'): string {
  const [over, glint] = [id(), id()]
  return (
    `<defs>${radial(
      over,
      [0.34, 0.28, 0.82],
      [
        [0, '#ffffff', 0.32],
        [0.35, '#ffffff', 0.04],
        [0.62, shadow, 0.12],
        [1, shadow, 0.78],
      ],
    )}${radial(
      glint,
      [0.5, 0.5, 0.5],
      [
        [0, '#ffffff', 0.95],
        [1, '#ffffff', 0],
      ],
    )}</defs><circle r="${radius}" fill="url(#${over})"/>` +
    `<ellipse cx="${round(-radius * 0.38)}" cy="${round(-radius * 0.52)}" rx="${round(radius * 0.3)}" ry="${round(radius * 0.17)}" fill="url(#${glint})" transform="rotate(-34 ${round(-radius * 0.38)} ${round(-radius * 0.52)})"/>` +
    `<path d="M${round(radius * 0.3)} ${round(radius * 0.9)}A${round(radius * 0.95)} ${round(radius * 0.95)} 0 0 0 ${round(radius * 0.9)} ${round(radius * 0.3)}" fill="none" stroke="#fff" stroke-opacity="0.3" stroke-width="${round(radius * 0.04)}" stroke-linecap="round"/>`
  )
}

/** A ball of one colour around 0,0. */
export const orb = (id: IdMaker, radius: number, ramp: Ramp) =>
  `<circle r="${radius}" fill="${shade(ramp, 0.55)}"/>${ballLight(id, radius, shade(ramp, 0))}`

/** The visible part of a circle drawn on a ball: around `axis`, at `height` along it from -1 to 1. */
export function circleOn(radius: number, axis: Vector, pose: Vector, height = 0): Point[] {
  const tilt: Vector = pose
  const small = Math.sqrt(1 - height * height)
  const frame: readonly [Vector, Vector] =
    axis[1] === 1
      ? [
          [1, 0, 0],
          [0, 0, 1],
        ]
      : axis[0] === 1
        ? [
            [0, 1, 0],
            [0, 0, 1],
          ]
        : [
            [1, 0, 0],
            [0, 1, 0],
          ]
  const spots = Array.from({ length: 73 }, (_, step) => {
    const angle = (step / 72) * Math.PI * 2
    const [c, s] = [Math.cos(angle) * small, Math.sin(angle) * small]
    const [u, w] = frame
    return turn(
      [
        axis[0] * height + u[0] * c + w[0] * s,
        axis[1] * height + u[1] * c + w[1] * s,
        axis[2] * height + u[2] * c + w[2] * s,
      ],
      tilt,
    )
  })
  const start = spots.findIndex((p, index) => p[2] > 0 && (spots[(index + 72) % 73]?.[2] ?? 0) <= 0)
  const from = start < 0 ? 0 : start
  return Array.from({ length: 73 }, (_, k) => spots[(from + k) % 73] as Vector)
    .filter((p) => p[2] >= -0.02)
    .map(([x, y]): Point => [x * radius, y * radius])
}

export const seam = (line: readonly Point[], colour: string, width: number, opacity = 1) =>
  `<polyline points="${points(line)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`

/** A strap between two circles of a ball, with a lit upper edge. */
export const strap = (
  radius: number,
  axis: Vector,
  pose: Vector,
  height: number,
  width: number,
  ramp: Ramp,
) =>
  seam(circleOn(radius * 0.985, axis, pose, height), shade(ramp, 0.1), width + 4) +
  seam(circleOn(radius * 0.985, axis, pose, height), shade(ramp, 0.55), width) +
  seam(
    circleOn(radius * 0.985, axis, pose, height + 0.03),
    mix(shade(ramp, 0.75), '#ffffff', 0.1),
    width * 0.3,
    0.8,
  )

/** A sphere cut in flat facets by latitude and longitude, like a mirror ball. */
export function facetBall(
  radius: number,
  paint: (row: number, column: number, light: number) => string,
  pose: Vector,
) {
  const [rows, columns] = [9, 16]
  const at = (row: number, column: number): Vector => {
    const [a, b] = [(row / rows) * Math.PI, (column / columns) * Math.PI * 2]
    return turn([Math.sin(a) * Math.cos(b), -Math.cos(a), Math.sin(a) * Math.sin(b)], pose)
  }
  let drawn = ''
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const middle = at(row + 0.5, column + 0.5)
      if (middle[2] < -0.08) continue
      const corners = [at(row, column), at(row, column + 1), at(row + 1, column + 1), at(row + 1, column)]
      const light = 0.5 + 0.5 * (middle[0] * -0.49 + middle[1] * -0.67 + middle[2] * 0.56)
      const colour = paint(row, column, light)
      drawn += `<polygon points="${points(corners.map(([x, y]): Point => [x * radius, y * radius]))}" fill="${colour}" stroke="${mix(colour, '#000000', 0.3)}" stroke-width="0.8"/>`
    }
  }
  return drawn
}

/** Slices of a wheel between two radii, seen at a slant. */
export function slices(
  count: number,
  outer: number,
  inner: number,
  squash: number,
  paint: (index: number) => string,
  offset = 0,
): string {
  const [far, near] = [
    ring(0, 0, outer, outer * squash, count, offset),
    ring(0, 0, inner, inner * squash, count, offset),
  ]
  return far
    .map((corner, index) => {
      const next = (index + 1) % count
      const colour = paint(index)
      return `<path d="M${points([corner])}A${round(outer)} ${round(outer * squash)} 0 0 1 ${points([far[next] as Point])}L${points([near[next] as Point])}A${round(inner)} ${round(inner * squash)} 0 0 0 ${points([near[index] as Point])}Z" fill="${colour}"/>`
    })
    .join('')
}
