/** How far a measured return may stray from the published one by chance. */
import type { ReturnSums } from '../wallet/index.ts'

/** Fractions of what was staked. */
export interface Band {
  readonly measured: number
  readonly low: number
  readonly high: number
}

/** Half the width of a 99 % interval, in standard errors. */
const z99 = 2.5758

/**
 * The 99 % interval around the published return for these rounds. Each round's result has the
 * deviation that the game publishes, times its stake; where the bets that were really made swing
 * more (single numbers instead of red), what was measured says by how much.
 */
export function bandOf(published: number, deviation: number, sums: ReturnSums): Band {
  const { stake, win, stakeSquares, winSquares, products } = sums
  const expected = deviation ** 2 * stakeSquares
  const seen = winSquares - 2 * published * products + published ** 2 * stakeSquares
  const error = Math.sqrt(Math.max(expected, seen)) / stake
  return {
    measured: win / stake,
    low: Math.max(0, published - z99 * error),
    high: published + z99 * error,
  }
}

const keys = ['rounds', 'stake', 'win', 'stakeSquares', 'winSquares', 'products'] as const

export const sumOf = (parts: readonly ReturnSums[]): ReturnSums =>
  Object.fromEntries(
    keys.map((key) => [key, parts.reduce((sum, part) => sum + part[key], 0)]),
  ) as unknown as ReturnSums
