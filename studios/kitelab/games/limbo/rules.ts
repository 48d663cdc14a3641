/** Limbo: its tables. A change here is a new version of the game. */
import { allStakes, maxWin } from '../../shared/limits.ts'

export { maxWin }
export const code = 'limbo'
export const version = '1.0.0'
export const stakes = allStakes

/** What the house keeps, in per cent, at every target. */
export const edge = 3

/** Targets on offer, in hundredths of the stake: 1.01 to 1,000,000. */
export const lowest = 101
export const highest = 100_000_000
