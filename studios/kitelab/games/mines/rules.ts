/** Mines: its tables. A change here is a new version of the game. */
import { allStakes, maxWin } from '../../shared/limits.ts'
import { choose } from '../../shared/moments.ts'

export { maxWin }
export const code = 'mines'
export const version = '1.0.0'
export const stakes = allStakes

export const cells = 25
export const fewest = 1
export const most = 24

/** Hundredths of the stake after `safe` cells: 0.97 divided by the chance to come so far, rounded down. */
const hundredths = (mines: number, safe: number): number =>
  Math.floor((97 * choose(cells, safe)) / choose(cells - mines, safe))

/** By the number of mines: hundredths of the stake after 1, 2, 3 … safe cells. */
export const ladders: ReadonlyMap<number, readonly number[]> = new Map(
  Array.from({ length: most }, (_, i) => i + 1).map((mines) => [
    mines,
    Array.from({ length: cells - mines }, (_, i) => hundredths(mines, i + 1)),
  ]),
)
