/** Numbers and vectors for drawing. Screen space: x right, y down, z toward the viewer. */
export type Point = readonly [number, number]
export type Vector = readonly [number, number, number]

/** One decimal is enough at tile size and halves the text. */
export const round = (value: number) => Math.round(value * 10) / 10
export const points = (list: readonly (Point | Vector)[]) =>
  list.map((p) => `${round(p[0])},${round(p[1])}`).join(' ')

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const scale = (a: Vector, k: number): Vector => [a[0] * k, a[1] * k, a[2] * k]
export const dot = (a: Vector, b: Vector) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const normal = (a: Vector): Vector => scale(a, 1 / (Math.hypot(...a) || 1))

/** The twelve corners of an icosahedron on the unit sphere. */
export function icosahedron(): Vector[] {
  const t = (1 + Math.sqrt(5)) / 2
  const corners: Vector[] = [
    [-1, t, 0],
    [1, t, 0],
    [-1, -t, 0],
    [1, -t, 0],
    [0, -1, t],
    [0, 1, t],
    [0, -1, -t],
    [0, 1, -t],
    [t, 0, -1],
    [t, 0, 1],
    [-t, 0, -1],
    [-t, 0, 1],
  ]
  return corners.map(normal)
}

/** Turns about x, then y, then z. */
export function turn([x, y, z]: Vector, [ax, ay, az]: Vector): Vector {
  const y1 = y * Math.cos(ax) - z * Math.sin(ax)
  const z1 = y * Math.sin(ax) + z * Math.cos(ax)
  const x2 = x * Math.cos(ay) + z1 * Math.sin(ay)
  const z2 = -x * Math.sin(ay) + z1 * Math.cos(ay)
  return [x2 * Math.cos(az) - y1 * Math.sin(az), x2 * Math.sin(az) + y1 * Math.cos(az), z2]
}

/** The lighting contract: one light for everything, from top-left toward the viewer. */
export const light: Vector = normal([-0.55, -0.75, 0.62])

/** How lit a flat face is, 0 to 1. Faces are seen from the front, so the normal is turned to the viewer. */
export function lit(face: readonly [Vector, Vector, Vector]): number {
  const raw = normal(cross(subtract(face[1], face[0]), subtract(face[2], face[0])))
  return 0.5 + 0.5 * dot(raw[2] < 0 ? scale(raw, -1) : raw, light)
}

/** Corners of a pointy-top hexagon (or any regular polygon), starting at the top. */
export const ring = (cx: number, cy: number, rx: number, ry = rx, count = 6, startTurn = 0): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const angle = ((index + startTurn) / count) * Math.PI * 2
    return [cx + rx * Math.sin(angle), cy - ry * Math.cos(angle)]
  })

/** A seeded sequence for decoration: the same art every time. Never used for anything a player stakes on. */
export function scatter(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
