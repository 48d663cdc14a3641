/** Numbers that look like chance and are the same each time: of how a throw goes, never of how it ends. */
import type { Vec } from './space.ts'

export interface Chance {
  /** From 0 up to 1. */
  readonly next: () => number
  readonly from: (least: number, most: number) => number
  /** Somewhere within a ball of this radius. */
  readonly within: (radius: number) => Vec
}

export function chanceOf(seed: number): Chance {
  let state = seed | 0
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const from = (least: number, most: number) => least + (most - least) * next()
  const within = (radius: number): Vec => {
    for (;;) {
      const [x, y, z] = [from(-1, 1), from(-1, 1), from(-1, 1)]
      if (x * x + y * y + z * z <= 1) return [x * radius, y * radius, z * radius]
    }
  }
  return { next, from, within }
}
