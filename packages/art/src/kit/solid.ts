import { chisel } from '../chisel.ts'
import { mix, type Ramp, shade } from '../colour.ts'
import { add, dot, light, type Point, points, round, scale, turn, type Vector } from '../geometry.ts'
import { facet } from '../svg.ts'

/** A thick plate with bevelled edges, its side seen below right. The outline runs clockwise. */
export function plate(
  shape: readonly Point[],
  ramp: Ramp,
  options: { thick?: number; bevel?: number; rim?: Ramp; table?: number } = {},
): string {
  const { thick = 9, bevel = 7, rim, table = 0.62 } = options
  const side = Array.from({ length: thick }, (_, step) => {
    const k = thick - step
    const colour = shade(rim ?? ramp, 0.04 + (step / thick) * 0.1)
    return `<polygon points="${points(shape.map(([x, y]): Point => [x + k * 0.55, y + k]))}" fill="${colour}"/>`
  }).join('')
  if (!rim) return side + chisel([shape], bevel, ramp, { split: false, table })
  const inner = inward(shape, bevel)
  return (
    side + chisel([shape], bevel, rim, { split: false, table: 0.5 }) + chisel([inner], bevel, ramp, { table })
  )
}

/** The outline drawn in by a distance, corner by corner. */
function inward(shape: readonly Point[], by: number): Point[] {
  const unit = (a: Point, b: Point): Point => {
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1
    return [(b[0] - a[0]) / length, (b[1] - a[1]) / length]
  }
  return shape.map((corner, index) => {
    const before = unit(shape[(index + shape.length - 1) % shape.length] as Point, corner)
    const after = unit(corner, shape[(index + 1) % shape.length] as Point)
    const [nx, ny] = [-(before[1] + after[1]), before[0] + after[0]]
    const size = Math.hypot(nx, ny) || 1
    const cosine = Math.max(0.45, (nx * -after[1] + ny * after[0]) / size)
    return [corner[0] + (nx / size) * (by / cosine), corner[1] + (ny / size) * (by / cosine)]
  })
}

export type Face = 'front' | 'right' | 'left' | 'top' | 'bottom' | 'back'
type Place = (across: number, down: number) => Point
/** Draws on a face; across and down run from -1 to 1. */
export type Decor = (face: Face, place: Place, light: number) => string

const faces: readonly (readonly [Face, Vector, Vector, Vector])[] = [
  ['front', [0, 0, 1], [1, 0, 0], [0, 1, 0]],
  ['back', [0, 0, -1], [-1, 0, 0], [0, 1, 0]],
  ['right', [1, 0, 0], [0, 0, -1], [0, 1, 0]],
  ['left', [-1, 0, 0], [0, 0, 1], [0, 1, 0]],
  ['top', [0, -1, 0], [1, 0, 0], [0, 0, 1]],
  ['bottom', [0, 1, 0], [1, 0, 0], [0, 0, -1]],
]

/** A block in any pose: dominoes, chests, cubes, bars, boards. Sizes are half lengths. */
export function block(
  size: Vector,
  pose: Vector,
  ramp: Ramp,
  decor?: Decor,
  options: { soft?: number; at?: Vector } = {},
): string {
  const { soft = 0.12, at = [0, 0, 0] } = options
  const stretch = (v: Vector): Vector => [v[0] * size[0], v[1] * size[1], v[2] * size[2]]
  const least = Math.min(...size)
  return faces
    .map((face) => ({ face, facing: turn(face[1], pose) }))
    .filter(({ facing }) => facing[2] > 0.01)
    .sort((a, b) => a.facing[2] - b.facing[2])
    .map(({ face: [name, outward, u, w], facing }) => {
      const place: Place = (across, down) => {
        const p = turn(
          add(add(add(stretch(outward), at), scale(stretch(u), across)), scale(stretch(w), down)),
          pose,
        )
        return [p[0], p[1]]
      }
      const strength = 0.5 + 0.5 * dot(facing, light)
      const colour = shade(ramp, strength)
      const corners = [place(-1, -1), place(1, -1), place(1, 1), place(-1, 1)]
      const edge = `<polygon points="${points(corners)}" fill="none" stroke="${mix(colour, '#ffffff', 0.35)}" stroke-width="${round(least * 0.06)}" stroke-linejoin="round" opacity="0.6"/>`
      return (
        `<polygon points="${points(corners)}" fill="${colour}" stroke="${colour}" stroke-width="${round(least * soft)}" stroke-linejoin="round"/>` +
        edge +
        (decor?.(name, place, strength) ?? '')
      )
    })
    .join('')
}

/** A round spot lying on a face. */
export const spot = (place: Place, across: number, down: number, rx: number, ry: number, colour: string) =>
  facet(
    Array.from({ length: 18 }, (_, step) => {
      const angle = (step / 18) * Math.PI * 2
      return place(across + Math.cos(angle) * rx, down + Math.sin(angle) * ry)
    }),
    colour,
  )

/** A rectangle lying on a face. */
export const field = (
  place: Place,
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  colour: string,
  opacity = 1,
) => facet([place(x1, y1), place(x2, y1), place(x2, y2), place(x1, y2)], colour, opacity)
