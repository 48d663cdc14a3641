import { randomInt } from 'node:crypto'

const longestMs = 3_000

/**
 * The pause before the next attempt, after so many that failed in a row: doubling, at most three seconds, and never the
 * same for two who lost the same database.
 */
export function pauseMs(failures: number, firstMs = 100, chance = randomInt(1_000) / 1_000): number {
  const whole = Math.min(longestMs, firstMs * 2 ** Math.min(failures, 16))
  return whole / 2 + (whole / 2) * chance
}
