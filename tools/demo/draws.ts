/** Numbers that look drawn and are the same each time: who sows again sows the same. */

/** Below the given whole number. */
export type Draws = (below: number) => number

export function drawsFrom(seed: number): Draws {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

export function pick<T>(draws: Draws, from: readonly [T, ...T[]]): T {
  return from[draws(from.length)] ?? from[0]
}
