/**
 * How a round of Bagan is dealt. Draws, in this order: for each spin, in free spins first the multiplier (of
 * 100); then for each reel from the left its height (of 100), whether it shows the scatter (of
 * 1000), if so on which row, and its other cells from the top (of 100, or 102 where there are wilds).
 */
import type { Random } from '@jackfruit/fairness'
import { byShare } from '../../shared/weights.ts'
import {
  awards,
  hasWilds,
  heights,
  most,
  multipliers,
  payingCount,
  pays,
  reelCount,
  rowsMost,
  scatter,
  scatterShare,
  unitsPerStake,
  weights,
  wild,
  wildWeight,
} from './rules.ts'

/** One spin. Cells hold symbol numbers, seven to a reel, from the top; those under a reel's height count. */
export interface Spin {
  readonly heights: Uint8Array
  readonly cells: Uint8Array
  /** The multiplier of its ways: 1 in the base spin. */
  readonly times: number
  readonly scatters: number
  /** In fiftieths of the stake, all multipliers in it, and cut where the round reaches its most. */
  readonly units: number
}

export interface Deal {
  /** The base spin, then the free spins. */
  readonly spins: readonly Spin[]
  /** In fiftieths of the stake. */
  readonly units: number
}

const heightOf = byShare(heights)
const timesOf = byShare(multipliers)
const plain = weights.map((weight, symbol) => [symbol, weight] as const)
const symbolOf = byShare(plain)
const symbolOrWildOf = byShare([...plain, [wild, wildWeight]])

/** A whole round, its feature with it. */
export function deal(random: Random): Deal {
  const spins: Spin[] = []
  let units = 0
  for (let left = 1; left > 0 && units < most * unitsPerStake; left--) {
    const spin = turn(random, spins.length > 0, most * unitsPerStake - units)
    spins.push(spin)
    units += spin.units
    left += awards[spin.scatters]?.spins ?? 0
  }
  return { spins, units }
}

function turn(random: Random, isFree: boolean, mostUnits: number): Spin {
  const times = isFree ? (timesOf[random.below(timesOf.length)] ?? 1) : 1
  const rows = new Uint8Array(reelCount)
  const cells = new Uint8Array(reelCount * rowsMost)
  let scatters = 0
  for (let reel = 0; reel < reelCount; reel++) {
    const height = heightOf[random.below(heightOf.length)] ?? 0
    const scatterRow = random.below(1000) < scatterShare ? random.below(height) : -1
    const table = hasWilds(reel) ? symbolOrWildOf : symbolOf
    const first = reel * rowsMost
    for (let row = 0; row < height; row++)
      cells[first + row] = row === scatterRow ? scatter : (table[random.below(table.length)] ?? 0)
    if (scatterRow >= 0) scatters++
    rows[reel] = height
  }
  const paid = waysUnits(rows, cells) * times + (awards[scatters]?.pays ?? 0) * unitsPerStake
  return { heights: rows, cells, times, scatters, units: Math.min(paid, mostUnits) }
}

/** What all ways of a window pay together, without a multiplier, in fiftieths of the stake. */
export function waysUnits(rows: Uint8Array, cells: Uint8Array): number {
  let units = 0
  for (let symbol = 0; symbol < payingCount; symbol++) {
    const { reels, ways } = waysOf(rows, cells, symbol)
    if (reels >= 3) units += ways * (pays[symbol]?.[reels - 3] ?? 0)
  }
  return units
}

/** On how many reels from the left the symbol stands, and in how many ways. */
export function waysOf(rows: Uint8Array, cells: Uint8Array, symbol: number): { reels: number; ways: number } {
  let ways = 1
  for (let reel = 0; reel < reelCount; reel++) {
    const first = reel * rowsMost
    const end = first + (rows[reel] ?? 0)
    let here = 0
    for (let at = first; at < end; at++) if (cells[at] === symbol || cells[at] === wild) here++
    if (here === 0) return { reels: reel, ways }
    ways *= here
  }
  return { reels: reelCount, ways }
}
