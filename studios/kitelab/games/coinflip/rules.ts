/** Coin Flip: its tables. A change here is a new version of the game. */
import { allStakes, maxWin } from '../../shared/limits.ts'

export { maxWin }
export const code = 'coinflip'
export const version = '1.0.0'
export const stakes = allStakes

/** Correct calls in a row after which the round is paid. */
export const longest = 20

/** Hundredths of the stake after 1, 2, 3 … correct calls: 0.97 × 2ᵏ, exact. */
export const ladder: readonly number[] = Array.from({ length: longest }, (_, i) => 97 * 2 ** (i + 1))
