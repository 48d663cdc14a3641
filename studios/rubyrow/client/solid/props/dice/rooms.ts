/** What dice are thrown in. */

import type { Surface } from './body.ts'
import { dot, lengthOf, type Vec } from './space.ts'

/** Above it is free. */
export const plane =
  (normal: Vec, through: Vec): Surface =>
  (point) => ({ normal, far: dot(normal, point) - dot(normal, through) })

export const floor = plane([0, 1, 0], [0, 0, 0])

/** Inside a ball around the middle of the floor. */
export const dome =
  (radius: number): Surface =>
  (point) => {
    const far = lengthOf(point)
    if (far < 1e-6) return { normal: [0, 1, 0], far: radius }
    return { normal: [-point[0] / far, -point[1] / far, -point[2] / far], far: radius - far }
  }
