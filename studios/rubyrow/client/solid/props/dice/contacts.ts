/** Where rounded cubes touch a room and each other. A rounded cube is a smaller cube with a skin of `round`. */

import type { Body, Room, Size } from './body.ts'
import { back, dot, lengthOf, minus, plus, times, turned, type Vec } from './space.ts'

export interface Contact {
  readonly a: Body
  /** Null for the room. */
  readonly b: Body | null
  /** From the middle of each body. */
  readonly onA: Vec
  readonly onB: Vec
  /** Towards `a`. */
  readonly normal: Vec
  readonly depth: number
}

const signs = [-1, 1] as const
const corners: readonly Vec[] = signs.flatMap((x) => signs.flatMap((y) => signs.map((z): Vec => [x, y, z])))
const edges: readonly Vec[] = signs.flatMap((a) =>
  signs.flatMap((b): Vec[] => [
    [a, b, 0],
    [a, 0, b],
    [0, a, b],
  ]),
)
const knobs = [...corners, ...edges]

export function contactsOf(bodies: readonly Body[], room: Room, size: Size): Contact[] {
  const found: Contact[] = []
  for (const [i, a] of bodies.entries()) {
    touchRoom(a, { room, size }, found)
    for (const b of bodies.slice(i + 1)) {
      const near = size.half * 3.6
      const apart = minus(a.at, b.at)
      if (dot(apart, apart) > near * near) continue
      touchOther(a, b, { size, found })
      touchOther(b, a, { size, found })
    }
  }
  return found
}

function touchRoom(a: Body, { room, size }: { room: Room; size: Size }, found: Contact[]): void {
  const inner = size.half - size.round
  const reach = size.half * 1.74
  const near = room.filter((surface) => surface(a.at).far < reach)
  if (near.length === 0) return
  for (const corner of corners) {
    const onA = turned(a.turn, times(corner, inner))
    const middle = plus(a.at, onA)
    for (const surface of near) {
      const { normal, far } = surface(middle)
      const depth = size.round - far
      if (depth > 0)
        found.push({ a, b: null, onA: minus(onA, times(normal, size.round)), onB: onA, normal, depth })
    }
  }
}

/** Corners and middles of edges of `a` against the whole of `b`. */
function touchOther(a: Body, b: Body, { size, found }: { size: Size; found: Contact[] }): void {
  const inner = size.half - size.round
  const held = (value: number) => Math.max(-inner, Math.min(inner, value))
  const home = back(b.turn)
  const reach = (inner * 1.74 + size.round * 2) ** 2
  for (const knob of knobs) {
    const onA = turned(a.turn, times(knob, inner))
    const middle = plus(a.at, onA)
    const apart = minus(middle, b.at)
    if (dot(apart, apart) > reach) continue
    const seen = turned(home, apart)
    const nearest: Vec = [held(seen[0]), held(seen[1]), held(seen[2])]
    const off = minus(seen, nearest)
    const far = lengthOf(off)
    const depth = size.round * 2 - far
    if (depth <= 0) continue
    const normal = turned(b.turn, far > 1e-6 ? times(off, 1 / far) : outOf(seen))
    const onB = minus(plus(middle, times(normal, -size.round)), b.at)
    found.push({ a, b, onA: minus(onA, times(normal, size.round)), onB, normal, depth })
  }
}

/** Out of the nearest face. */
function outOf([x, y, z]: Vec): Vec {
  const [ax, ay, az] = [Math.abs(x), Math.abs(y), Math.abs(z)]
  if (ax >= ay && ax >= az) return [x < 0 ? -1 : 1, 0, 0]
  return ay >= az ? [0, y < 0 ? -1 : 1, 0] : [0, 0, z < 0 ? -1 : 1]
}
