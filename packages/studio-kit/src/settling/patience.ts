/** How long to wait before asking the platform again: 1, 2, 4, … seconds, and never more than five minutes. */
const firstMs = 1_000
export const longestUsuallyMs = 300_000

export const nextDelayMs = (attempts: number, longestMs = longestUsuallyMs): number =>
  Math.min(longestMs, firstMs * 2 ** Math.max(0, attempts - 1))

/** While a player waits, the first repeats come sooner. */
export const soonMs: readonly number[] = [150, 400, 900, 1_800]
