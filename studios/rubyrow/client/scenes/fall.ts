/** How a thrown die comes to rest: falling, jumping ever lower, rolling on, turning slower. Ends exactly where it lies. */

export interface From {
  /** Per cent of its own size, seen from where it will lie. */
  readonly x: number
  readonly y: number
  /** Degrees that it turns in all. */
  readonly turn: number
}

/** When it meets the ground, in shares of its time, and how high it jumps then, in shares of the fall. */
const jumps = [
  { at: 0.2, high: 0.62 },
  { at: 0.52, high: 0.26 },
  { at: 0.76, high: 0.09 },
  { at: 0.92, high: 0.02 },
] as const
const steps = 48

/** From 1 at the hand to 0 on the ground. */
export function heightAt(share: number): number {
  const [first] = jumps
  if (share <= first.at) return 1 - (share / first.at) ** 2
  for (const [i, { at, high }] of jumps.entries()) {
    const until = jumps[i + 1]?.at ?? 1
    if (share > until) continue
    const part = (share - at) / (until - at)
    return high * 4 * part * (1 - part)
  }
  return 0
}

export function fall({ x, y, turn }: From): Keyframe[] {
  return Array.from({ length: steps + 1 }, (_, step) => {
    const share = step / steps
    const left = (1 - share) ** 2.2
    const high = heightAt(share)
    const move = `translate(${(x * left).toFixed(1)}%, ${(y * high).toFixed(1)}%)`
    return {
      offset: share,
      transform: `${move} rotate(${(turn * left).toFixed(1)}deg) scale(${(1 + high * 0.16).toFixed(3)})`,
    }
  })
}
