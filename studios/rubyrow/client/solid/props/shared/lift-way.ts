/** The way of what is lifted off: up, over, and down beside. */
import type { Vector3 } from 'three'

export type LiftWay = readonly [from: Vector3, up: Vector3, over: Vector3, beside: Vector3]

export function alongLift([from, up, over, beside]: LiftWay, at: number, into: Vector3): Vector3 {
  const rest = 1 - at
  return into
    .set(0, 0, 0)
    .addScaledVector(from, rest ** 3)
    .addScaledVector(up, 3 * rest ** 2 * at)
    .addScaledVector(over, 3 * rest * at ** 2)
    .addScaledVector(beside, at ** 3)
}

/** How far it leans on what stands there, from the middle of its way on. */
export const leanOf = (at: number): number => Math.max(0, at * 2 - 1)
