import { type Ramp, ramps, shade } from './colour.ts'
import {
  add,
  cross,
  dot,
  icosahedron,
  light,
  lit,
  normal,
  type Point,
  points,
  ring,
  round,
  scale,
  turn,
  type Vector,
} from './geometry.ts'
import { facet, type IdMaker } from './svg.ts'

interface Mesh {
  readonly vertices: readonly Vector[]
  readonly faces: readonly (readonly [number, number, number])[]
}

const meshes = new Map<number, Mesh>()

/** An icosahedron with every triangle cut in four `detail` times, pushed onto the unit sphere. */
function geodesic(detail: number): Mesh {
  const known = meshes.get(detail)
  if (known) return known
  const vertices = icosahedron()
  let faces: [number, number, number][] = [
    [0, 11, 5],
    [0, 5, 1],
    [0, 1, 7],
    [0, 7, 10],
    [0, 10, 11],
    [1, 5, 9],
    [5, 11, 4],
    [11, 10, 2],
    [10, 7, 6],
    [7, 1, 8],
    [3, 9, 4],
    [3, 4, 2],
    [3, 2, 6],
    [3, 6, 8],
    [3, 8, 9],
    [4, 9, 5],
    [2, 4, 11],
    [6, 2, 10],
    [8, 6, 7],
    [9, 8, 1],
  ]
  for (let step = 0; step < detail; step += 1) {
    const halves = new Map<string, number>()
    const between = (a: number, b: number) => {
      const key = a < b ? `${a}_${b}` : `${b}_${a}`
      const found = halves.get(key)
      if (found !== undefined) return found
      vertices.push(normal(add(vertices[a] as Vector, vertices[b] as Vector)))
      halves.set(key, vertices.length - 1)
      return vertices.length - 1
    }
    faces = faces.flatMap(([a, b, c]) => {
      const [ab, bc, ca] = [between(a, b), between(b, c), between(c, a)]
      return [
        [a, ab, ca],
        [b, bc, ab],
        [c, ca, bc],
        [ab, bc, ca],
      ] as [number, number, number][]
    })
  }
  const mesh = { vertices, faces }
  meshes.set(detail, mesh)
  return mesh
}

export interface RindBody {
  readonly cx: number
  readonly cy: number
  readonly rx: number
  readonly ry: number
  readonly pose?: Vector
  readonly detail?: number
  readonly spike?: number
  readonly ramp?: Ramp
}

/** A spiny fruit: the dual of a geodesic sphere, each cell a pyramid lit by its true normal. */
export function rindBody(body: RindBody): string {
  const { cx, cy, rx, ry, pose = [0.35, 0.4, 0.2], detail = 2, spike = 0.16, ramp = ramps.rind } = body
  const { vertices, faces } = geodesic(detail)
  const centres = faces.map((face) => normal(face.map((v) => vertices[v] as Vector).reduce(add)))
  const around = vertices.map(() => [] as Vector[])
  faces.forEach((face, index) => {
    for (const v of face) around[v]?.push(centres[index] as Vector)
  })
  const place = (p: Vector): Vector => {
    const q = turn(p, pose)
    return [cx + q[0] * rx, cy + q[1] * ry, (q[2] * (rx + ry)) / 2]
  }
  const drawn: { depth: number; svg: string }[] = []
  vertices.forEach((vertex, index) => {
    const facing = turn(vertex, pose)
    if (facing[2] < -0.12) return
    const apex = place(scale(vertex, 1 + spike))
    const cell = inOrder(vertex, around[index] ?? []).map(place)
    cell.forEach((corner, k) => {
      const next = cell[(k + 1) % cell.length] as Vector
      const strength = lit([apex, corner, next]) * 0.62 + (0.5 + 0.5 * dot(facing, light)) * 0.38
      drawn.push({
        depth: apex[2] + corner[2] + next[2],
        svg: facet([apex, corner, next], shade(ramp, strength * strength * 1.08)),
      })
    })
  })
  return drawn
    .sort((a, b) => a.depth - b.depth)
    .map((one) => one.svg)
    .join('')
}

function inOrder(axis: Vector, corners: readonly Vector[]): Vector[] {
  const u = normal(cross(axis, Math.abs(axis[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0]))
  const w = cross(axis, u)
  const angle = (p: Vector) => Math.atan2(dot(p, w), dot(p, u))
  return [...corners].sort((a, b) => angle(a) - angle(b))
}

/** The house texture: hexagons of six facets lit from top-left, as a repeating pattern. */
export function rindPattern(id: string, options: { size?: number; strength?: number } = {}): string {
  const { size = 26, strength = 0.1 } = options
  const half = (size * Math.sqrt(3)) / 2
  const weights = [0.25, -0.2, -0.75, -0.55, 0.1, 0.8]
  const cell = ([x, y]: Point) => {
    const corners = ring(x, y, size)
    const apex: Point = [x - size * 0.16, y - size * 0.2]
    return corners
      .map((corner, index) => {
        const opacity = (weights[index] ?? 0) * strength
        return `<polygon points="${points([apex, corner, corners[(index + 1) % 6] as Point])}" fill="${opacity > 0 ? '#fff' : '#000'}" fill-opacity="${Math.abs(opacity).toFixed(3)}"/>`
      })
      .join('')
  }
  const [w, h] = [half * 2, size * 3]
  const cells: Point[] = [
    [0, 0],
    [w, 0],
    [w / 2, size * 1.5],
    [0, h],
    [w, h],
    [-w / 2, size * 1.5],
    [w * 1.5, size * 1.5],
  ]
  return `<pattern id="${id}" width="${w.toFixed(3)}" height="${round(h)}" patternUnits="userSpaceOnUse">${cells.map(cell).join('')}</pattern>`
}

/** The texture over a rectangle, fading downward or toward a side where text stands. */
export function rindGround(
  id: IdMaker,
  box: {
    x?: number
    y?: number
    width: number
    height: number
    size?: number
    strength?: number
    fadeTo?: Point
  },
): string {
  const [pattern, fade, mask] = [id(), id(), id()]
  const [x2, y2] = box.fadeTo ?? [0, 1]
  const area = `x="${box.x ?? 0}" y="${box.y ?? 0}" width="${box.width}" height="${box.height}"`
  const from: Point = [x2 < 0 ? 1 : 0, y2 < 0 ? 1 : 0]
  return (
    `<defs>${rindPattern(pattern, { size: box.size ?? 30, strength: box.strength ?? 0.16 })}` +
    `<linearGradient id="${fade}" x1="${from[0]}" y1="${from[1]}" x2="${from[0] + x2}" y2="${from[1] + y2}"><stop offset="0" stop-color="#fff"/><stop offset="0.75" stop-color="#fff" stop-opacity="0"/></linearGradient>` +
    `<mask id="${mask}" maskUnits="userSpaceOnUse" ${area}><rect ${area} fill="url(#${fade})"/></mask></defs>` +
    `<rect ${area} fill="url(#${pattern})" mask="url(#${mask})"/>`
  )
}
