/** Thingyan Tumble: its tables. A change here is a new version of the game. */
import { stakesFor } from '../../shared/stakes.ts'

export const code = 'slot-thingyan-tumble'
export const version = '1.0.0'

export const columns = 5
export const rows = 4

/** Every cell is drawn by itself, with these weights. Free spins have no scatter. */
export const weights: Readonly<Record<string, number>> = { A: 110, B: 130, C: 150, D: 170, E: 200, F: 210 }
export const scatter = 'S'
export const scatterWeight = 32

/** Pays of so many of a symbol anywhere, in tenths of the stake: for 7–8, 9–10, 11–12, and 13 or more. */
export const payFrom: readonly number[] = [7, 9, 11, 13]
export const pays: Readonly<Record<string, readonly number[]>> = {
  A: [50, 120, 400, 2000],
  B: [30, 80, 250, 1000],
  C: [20, 50, 150, 500],
  D: [12, 30, 100, 300],
  E: [8, 20, 60, 200],
  F: [5, 12, 40, 150],
}

/** Units of pay to one stake. */
export const unitsPerStake = 10

/** What the wins of the first tumble, the second, … are multiplied by; the last holds for all that follow. */
export const baseTimes: readonly number[] = [1, 2, 3, 5]

/** The same for free spins, where it goes on from spin to spin through the whole feature. */
export const freeTimes: readonly number[] = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20]

/** Scatters in view when the tumbles have ended, and the free spins that they award: never again in these. */
export const scattersToTrigger = 4
export const freeSpins = 12

/** A round that has come to this many stakes ends there. */
export const most = 5_000

export const stakes = stakesFor(most)
