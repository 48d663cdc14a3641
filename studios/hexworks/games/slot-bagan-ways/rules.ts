/** Bagan Skyways: its tables. A change here is a new version of the game. */
import type { ByCurrency } from '@jackfruit/studio-kit/rules'
import { stakesFor } from '../../shared/stakes.ts'

export const gameCode = 'slot-bagan-ways'
export const version = '1.0.0'

export const reelCount = 6

/** The symbols by number. W stands for any but S, on reels 2 to 5; S stands on at most one cell of a reel. */
export const symbols = ['P1', 'P2', 'P3', 'P4', 'A', 'K', 'Q', 'J', 'T', 'W', 'S'] as const
export const payingCount = 9
export const wild = 9
export const scatter = 10

/** Of a hundred reels, how many are so many rows high. Each reel has its own height in each spin. */
export const heights: readonly (readonly [rows: number, share: number])[] = [
  [2, 10],
  [3, 18],
  [4, 22],
  [5, 22],
  [6, 16],
  [7, 12],
]
export const rowsMost = 7

/** Of a thousand reels, how many show the scatter, on any of their cells alike. */
export const scatterShare = 165

/** Every other cell is drawn by these weights; W only where a reel has wilds. */
export const weights: readonly number[] = [4, 6, 8, 10, 14, 14, 14, 15, 15]
export const wildWeight = 2
export const hasWilds = (reel: number): boolean => reel >= 1 && reel <= 4

/** What three, four, five and six of a kind from the left pay for each way, in fiftieths of the stake. */
export const pays: readonly (readonly [number, number, number, number])[] = [
  [25, 75, 250, 1000],
  [12, 40, 100, 300],
  [10, 20, 60, 150],
  [6, 12, 32, 100],
  [3, 6, 16, 45],
  [3, 6, 16, 45],
  [2, 5, 12, 32],
  [2, 4, 11, 28],
  [2, 4, 10, 25],
]
export const unitsPerStake = 50

/** By the number of scatters: what they pay, in stakes, and how many free spins they award. */
export const awards: Readonly<Record<number, { readonly pays: number; readonly spins: number }>> = {
  4: { pays: 3, spins: 10 },
  5: { pays: 10, spins: 15 },
  6: { pays: 100, spins: 20 },
}

/** Each free spin draws the multiplier of its ways, by these shares of a hundred. */
export const multipliers: readonly (readonly [times: number, share: number])[] = [
  [2, 28],
  [3, 30],
  [5, 26],
  [10, 13],
  [25, 3],
]

/** A round ends when it has returned so many stakes. */
export const most = 10_000

export const stakes: ByCurrency<readonly string[]> = stakesFor(most)
