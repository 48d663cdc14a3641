/** Cut stones with outlines of their own, around 0,0 in a box of about 200 by 200. */
import { type Ramp, shade } from '../colour.ts'
import { dot, light, normal, type Point, points } from '../geometry.ts'
import { outline } from '../kit/shape.ts'
import { facet } from '../svg.ts'

/** A step cut: frames of an outline, one inside the other, around a flat table. */
export function stepCut(corners: readonly Point[], ramp: Ramp, steps: readonly number[] = [1, 0.78, 0.56]) {
  const frame = (k: number) => corners.map(([x, y]): Point => [x * k, y * k])
  const slopes = steps.slice(0, -1).map((from, step) => {
    const [outer, inner] = [frame(from), frame(steps[step + 1] ?? 0.5)]
    return outer
      .map((corner, index) => {
        const next = (index + 1) % outer.length
        const to = outer[next] as Point
        const length = Math.hypot(to[0] - corner[0], to[1] - corner[1]) || 1
        const facing = normal([(to[1] - corner[1]) / length, -(to[0] - corner[0]) / length, 0.5 + step * 0.5])
        return facet(
          [corner, to, inner[next] as Point, inner[index] as Point],
          shade(ramp, 0.42 + 0.5 * dot(facing, light)),
        )
      })
      .join('')
  })
  const table = frame(steps[steps.length - 1] ?? 0.5)
  const [first, second, third] = [table[0], table[1], table[table.length - 1]] as [Point, Point, Point]
  return (
    slopes.join('') +
    `<polygon points="${points(table)}" fill="${shade(ramp, 0.56)}"/>` +
    facet([first, second, third], shade(ramp, 0.8)) +
    `<polygon points="${points([first, [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2], [(first[0] + third[0]) / 2, (first[1] + third[1]) / 2]])}" fill="#fff" opacity="0.75"/>`
  )
}

export const emeraldCut = outline('-44,-92 44,-92 74,-62 74,62 44,92 -44,92 -74,62 -74,-62')
export const cushion = outline('-56,-82 56,-82 84,-52 84,52 56,82 -56,82 -84,52 -84,-52')
export const pear = outline('0,-98 30,-52 62,-6 76,34 62,72 28,94 -28,94 -62,72 -76,34 -62,-6 -30,-52')
export const kite = outline('0,-98 78,-26 0,98 -78,-26')

/** A brilliant seen from the side: a crown of facets over a pavilion that runs to a point. */
export function brilliant(ramp: Ramp): string {
  const part = (text: string, strength: number) => facet(outline(text), shade(ramp, strength))
  return (
    part('-50,-66 -98,-22 -52,-22', 0.84) +
    part('-50,-66 -52,-22 -18,-66', 0.98) +
    part('-18,-66 -52,-22 0,-22', 0.74) +
    part('-18,-66 0,-22 18,-66', 0.9) +
    part('18,-66 0,-22 52,-22', 0.6) +
    part('18,-66 52,-22 50,-66', 0.72) +
    part('50,-66 52,-22 98,-22', 0.4) +
    part('-98,-22 -52,-22 0,92', 0.72) +
    part('-52,-22 -22,-22 0,92', 0.5) +
    part('-22,-22 22,-22 0,92', 0.82) +
    part('22,-22 52,-22 0,92', 0.38) +
    part('52,-22 98,-22 0,92', 0.22) +
    '<polygon points="-46,-60 -22,-60 -44,-32" fill="#fff" opacity="0.85"/><polygon points="-40,-14 -24,-14 -14,36" fill="#fff" opacity="0.4"/>'
  )
}
