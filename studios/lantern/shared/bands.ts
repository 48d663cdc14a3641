/** Prizes by the number of balls called until something was complete. */

export interface Band {
  /** The last ball that still counts. */
  readonly balls: number
  /** What a stake of 10,000 returns. */
  readonly times: number
}

export const timesAt = (bands: readonly Band[], balls: number): number =>
  bands.find((band) => balls <= band.balls)?.times ?? 0

/** Ways to choose k of n. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let ways = 1
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i
  return ways
}
