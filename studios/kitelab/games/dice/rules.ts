/** Dice: its tables. A change here is a new version of the game. */
import { maxWin, stakesFor } from '../../shared/limits.ts'

export { maxWin }
export const code = 'dice'
export const version = '1.0.0'

/** A roll is one of these, shown as 0.00 to 99.99. */
export const faces = 10_000

/** How many of the faces may win: a chance of 1 to 95 per cent. */
export const fewest = 100
export const most = 9_500

/** Ten-thousandths of the stake: 0.99 divided by the chance, rounded down. */
export const multipleOf = (count: number): number => Math.floor((9_900 * faces) / count)

export const stakes = stakesFor(multipleOf(fewest) / 10_000)
