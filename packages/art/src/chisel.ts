import { type Ramp, ramps, shade } from './colour.ts'
import { dot, light, normal, type Point, points, round } from './geometry.ts'
import { facet } from './svg.ts'

/** Straight-edged shapes: the outline clockwise, holes counter-clockwise, in a box of about 100 by 120 around 0,0. */
export type Shape = readonly (readonly Point[])[]

export const letterShapes = {
  A: [
    [
      [-17, -60],
      [17, -60],
      [55, 60],
      [24, 60],
      [17, 37],
      [-17, 37],
      [-24, 60],
      [-55, 60],
    ],
    [
      [-4, -20],
      [-10, 14],
      [10, 14],
      [4, -20],
    ],
  ],
  K: [
    [
      [-46, -60],
      [-15, -60],
      [-15, -18],
      [14, -60],
      [51, -60],
      [13, -6],
      [55, 60],
      [18, 60],
      [-8, 19],
      [-15, 28],
      [-15, 60],
      [-46, 60],
    ],
  ],
  Q: [
    [
      [-26, -60],
      [26, -60],
      [52, -34],
      [52, 24],
      [45, 36],
      [60, 52],
      [41, 69],
      [26, 56],
      [20, 58],
      [-26, 58],
      [-52, 32],
      [-52, -34],
    ],
    [
      [14, -33],
      [-14, -33],
      [-23, -24],
      [-23, 22],
      [-14, 31],
      [14, 31],
      [23, 22],
      [23, -24],
    ],
  ],
  J: [
    [
      [-16, -60],
      [42, -60],
      [42, 30],
      [14, 58],
      [-22, 58],
      [-46, 34],
      [-46, 8],
      [-17, 8],
      [-17, 22],
      [-9, 31],
      [3, 31],
      [12, 22],
      [12, -33],
      [-16, -33],
    ],
  ],
  seven: [
    [
      [-48, -60],
      [50, -60],
      [50, -34],
      [8, 60],
      [-30, 60],
      [12, -29],
      [-48, -29],
    ],
  ],
} as const satisfies Record<string, Shape>

/** Moves every edge inward by `depth` (outward when negative), corners mitred. */
function inset(outline: readonly Point[], depth: number): Point[] {
  const count = outline.length
  const inward = outline.map((from, index): Point => {
    const to = outline[(index + 1) % count] as Point
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
    return [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
  })
  return outline.map((corner, index): Point => {
    const [before, after] = [inward[(index + count - 1) % count] as Point, inward[index] as Point]
    const along = 1 + before[0] * after[0] + before[1] * after[1]
    const k = depth / Math.max(along, 0.35)
    return [corner[0] + (before[0] + after[0]) * k, corner[1] + (before[1] + after[1]) * k]
  })
}

/** A bevelled solid: each edge a slope lit by its direction, the top a flat table. */
export function chisel(
  shape: Shape,
  depth: number,
  ramp: Ramp,
  options: { table?: number; split?: boolean } = {},
): string {
  const { table = 0.6, split = true } = options
  let slopes = ''
  const tops: Point[][] = []
  for (const outline of shape) {
    const top = inset(outline, depth)
    tops.push(top)
    outline.forEach((from, index) => {
      const next = (index + 1) % outline.length
      const to = outline[next] as Point
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
      const outward = normal([(to[1] - from[1]) / length, -(to[0] - from[0]) / length, 0.55])
      slopes += facet(
        [from, to, top[next] as Point, top[index] as Point],
        shade(ramp, 0.46 + 0.54 * dot(outward, light)),
      )
    })
  }
  const path = tops.map((top) => `M${points(top).replaceAll(' ', 'L')}Z`).join('')
  const flat = `<path d="${path}" fill-rule="evenodd" fill="${shade(ramp, table)}"/>`
  if (!split) return slopes + flat
  return slopes + flat + cuts(tops[0] as Point[], path, ramp)
}

/** Two broad cuts across the table, so that it reads as a stone and not as paint. */
function cuts(top: readonly Point[], path: string, ramp: Ramp): string {
  const [xs, ys] = [top.map((p) => p[0]), top.map((p) => p[1])]
  const [left, right, upper, lower] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const id = `cut${path.length}${round(right)}${ramp[2]?.slice(1) ?? ''}`
  const height = lower - upper
  return (
    `<clipPath id="${id}"><path d="${path}" clip-rule="evenodd"/></clipPath><g clip-path="url(#${id})">` +
    `<polygon points="${points([
      [left, upper],
      [right, upper],
      [right, upper + height * 0.16],
      [left, upper + height * 0.58],
    ])}" fill="${shade(ramp, 0.8)}"/>` +
    `<polygon points="${points([
      [left, upper + height * 0.58],
      [right, upper + height * 0.16],
      [right, upper + height * 0.34],
      [left, upper + height * 0.68],
    ])}" fill="${shade(ramp, 0.68)}"/>` +
    `<polygon points="${points([
      [left, lower],
      [right, lower],
      [right, upper + height * 0.66],
    ])}" fill="${shade(ramp, 0.46)}"/></g>`
  )
}

/** A letter or numeral cut from a stone and set in metal, gold unless another is named. */
export function setStone(shape: Shape, ramp: Ramp, metal: Ramp = ramps.gold): string {
  const under = shape.map((outline) => inset(outline, -11))
  const shadow = under.map((outline) => `M${points(outline).replaceAll(' ', 'L')}Z`).join('')
  const rim = shape.map((outline) => inset(outline, -8))
  return (
    `<path d="${shadow}" transform="translate(5 8)" fill="#12020E" fill-rule="evenodd" opacity="0.6"/>` +
    `<path d="${shadow}" fill="${shade(ramp, 0.02)}" fill-rule="evenodd"/>` +
    chisel(rim, 8, metal, { split: false, table: 0.5 }) +
    chisel(shape, 9, ramp)
  )
}
