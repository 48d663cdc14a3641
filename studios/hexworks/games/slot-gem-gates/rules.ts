/** Mogok Gems: its tables. A change here is a new version of the game. */
import type { LineTable } from '../../shared/lines.ts'
import { stakesFor } from '../../shared/stakes.ts'

export const code = 'slot-gem-gates'
export const version = '1.0.0'

const outer = [...'KQAESWKRQAEKQSAKQEAWKRQSEAKQ']

/** W stands for every other symbol; three of it pay too. Pays for three of a kind are in fifths of the stake. */
export const lineTable: LineTable = {
  reels: [outer, outer, [...'QKAESRWQKAEQKSARQEKAWQSREKAQ']],
  rows: 3,
  /** Middle, top, bottom, falling, rising. */
  lines: [
    [1, 1, 1],
    [0, 0, 0],
    [2, 2, 2],
    [0, 1, 2],
    [2, 1, 0],
  ],
  wild: 'W',
  pays: { W: [50], R: [25], S: [16], E: [10], A: [7], K: [4], Q: [2] },
}

/** Units of pay to one stake: one for each line. */
export const unitsPerStake = 5

/** The fourth reel: what it multiplies the win of all lines by, each with its weight of 200. */
export const multipliers: readonly { readonly times: number; readonly weight: number }[] = [
  { times: 1, weight: 120 },
  { times: 2, weight: 48 },
  { times: 3, weight: 18 },
  { times: 5, weight: 9 },
  { times: 10, weight: 3 },
  { times: 15, weight: 2 },
]

/** The most that a round returns, in stakes: `exact.test.ts` finds it among all results. */
export const most = 198

export const stakes = stakesFor(most)
