/** Lotus Cluster 7×7: its tables. A change here is a new version of the game. */
import type { ByCurrency } from '@jackfruit/studio-kit/rules'
import { stakesFor } from '../../shared/stakes.ts'

export const gameCode = 'slot-lotus-cluster'
export const version = '1.0.0'

/** Seven columns of seven rows. */
export const side = 7

/** The symbols by number, the best first, and how many of a hundred cells show each. */
export const symbols = ['L1', 'L2', 'L3', 'L4', 'L5', 'L6', 'L7'] as const
export const weights: readonly number[] = [9, 10, 12, 14, 16, 18, 21]

/** Cells that touch by a side make a cluster; it pays from this size on. */
export const clusterLeast = 5

/** Tenths of the stake, to be multiplied by the size's factor. */
export const symbolPays: readonly number[] = [50, 40, 30, 20, 12, 10, 8]

/** The factor of a cluster of 5, 6 … 14, and of 15 and more. Every product with a pay is whole. */
export const sizeFactors: readonly number[] = [1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 40]
export const unitsPerStake = 10

/**
 * A cell from which symbols vanished k times, k at least 2, holds the multiplier 2^(k−1), up to this.
 * The multipliers that lie under a cluster are added up, and multiply its win.
 */
export const markMost = 128

/** A round ends when it has returned so many stakes. */
export const most = 5_000

export const stakes: ByCurrency<readonly string[]> = stakesFor(most)
