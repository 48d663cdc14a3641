import { type Ramp, shade } from './colour.ts'
import { lit, type Point, type Vector } from './geometry.ts'

const frameRamp: Ramp = ['#072417', '#0F4A30', '#1A6B49', '#2FA06C', '#8FE0B0']

export interface FrameFacet {
  readonly corners: readonly Point[]
  readonly colour: string
}

/**
 * A frame of cut rind around a box, as lit triangles: an outer ledge, a ridge of shallow pyramids and an
 * inner ledge. Numbers, not SVG, because a canvas draws it at whatever size the screen allows.
 */
export function rindFrameFacets(width: number, height: number, thickness: number): FrameFacet[] {
  const facets: FrameFacet[] = []
  const sides: readonly { length: number; place: (along: number, out: number) => Point }[] = [
    { length: width, place: (along, out) => [along, -out] },
    { length: height, place: (along, out) => [width + out, along] },
    { length: width, place: (along, out) => [width - along, height + out] },
    { length: height, place: (along, out) => [-out, height - along] },
  ]
  for (const { length, place } of sides) {
    const reach = length + thickness * 2
    const count = Math.max(4, Math.round(reach / (thickness * 1.9)))
    const step = reach / count
    const at = (along: number, out: number, high: number): Vector => [...place(along, out), high]
    const put = (...corners: [Vector, Vector, Vector]) =>
      facets.push({
        corners: corners.map((c): Point => [c[0], c[1]]),
        colour: shade(frameRamp, lit(corners) ** 1.5 * 1.06),
      })
    // The corner squares belong half to each side: the edge runs along the diagonal.
    const clamp = (along: number, out: number) => Math.max(-out, Math.min(length + out, along))
    for (let index = 0; index < count; index += 1) {
      const from = -thickness + index * step
      const corner = (along: number, out: number, high: number) => at(clamp(along, out), out, high)
      const outerA = corner(from, thickness, 0)
      const outerB = corner(from + step, thickness, 0)
      const innerA = corner(from, 0, 0)
      const innerB = corner(from + step, 0, 0)
      const peak = corner(from + step * 0.5, thickness * 0.55, thickness * 0.42)
      put(outerA, outerB, peak)
      put(outerB, innerB, peak)
      put(innerB, innerA, peak)
      put(innerA, outerA, peak)
    }
  }
  return facets
}
