/**
 * Places and turns of bodies. Only sums, products, quotients and roots: these are the same to the last bit in every
 * browser, so that a throw computed twice goes the same way twice.
 */
export type Vec = readonly [x: number, y: number, z: number]
export type Turn = readonly [x: number, y: number, z: number, w: number]

export const plus = (a: Vec, b: Vec): Vec => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const minus = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const times = (a: Vec, by: number): Vec => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const lengthOf = (a: Vec): number => Math.sqrt(dot(a, a))
const between = (a: number, b: number, share: number): number => a + (b - a) * share

/** One turn after the other: first `b`, then `a`. */
export const turnedBy = (a: Turn, b: Turn): Turn => [
  a[3] * b[0] + a[0] * b[3] + a[1] * b[2] - a[2] * b[1],
  a[3] * b[1] - a[0] * b[2] + a[1] * b[3] + a[2] * b[0],
  a[3] * b[2] + a[0] * b[1] - a[1] * b[0] + a[2] * b[3],
  a[3] * b[3] - a[0] * b[0] - a[1] * b[1] - a[2] * b[2],
]
export const back = ([x, y, z, w]: Turn): Turn => [-x, -y, -z, w]

export function turned([x, y, z, w]: Turn, v: Vec): Vec {
  const t = times(cross([x, y, z], v), 2)
  return plus(plus(v, times(t, w)), cross([x, y, z], t))
}

export function whole([x, y, z, w]: Turn): Turn {
  const by = 1 / Math.sqrt(x * x + y * y + z * z + w * w)
  return [x * by, y * by, z * by, w * by]
}

/** The short way from one turn to another, near enough to even for steps as small as frames. */
function midTurn(a: Turn, b: Turn, share: number): Turn {
  const by = a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] < 0 ? -share : share
  const rest = 1 - share
  return whole([
    a[0] * rest + b[0] * by,
    a[1] * rest + b[1] * by,
    a[2] * rest + b[2] * by,
    a[3] * rest + b[3] * by,
  ])
}

/** The smallest turn that takes one direction (of length 1) to another. */
export function turnTo(from: Vec, to: Vec): Turn {
  const by = dot(from, to)
  if (by > -0.999_999) return whole([...cross(from, to), 1 + by])
  const aside: Vec = Math.abs(from[0]) < 0.6 ? [1, 0, 0] : [0, 1, 0]
  return whole([...cross(from, aside), 0])
}

export interface Pose {
  readonly at: Vec
  readonly turn: Turn
}

export const midPose = (a: Pose, b: Pose, share: number): Pose => ({
  at: [between(a.at[0], b.at[0], share), between(a.at[1], b.at[1], share), between(a.at[2], b.at[2], share)],
  turn: midTurn(a.turn, b.turn, share),
})
