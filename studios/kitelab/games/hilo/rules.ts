/** Hi-Lo: its tables. A change here is a new version of the game. */
import { allStakes, maxWin } from '../../shared/limits.ts'

export { maxWin }
export const code = 'hilo'
export const version = '1.0.0'
export const stakes = allStakes

export const ranks = 13
export const suits = 4

/** Per cent of the fair price that is paid: charged once for a round, not once for each call. */
export const paid = 97

/** How often a card may be passed over in one round. */
export const skips = 52
