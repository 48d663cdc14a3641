/**
 * How a round of Lotus Cluster is dealt. Draws, each of 100: the 49 cells column by column from the
 * left, each from the top; after each fall the new cells in the same order.
 */
import type { Random } from '@jackfruit/fairness'
import { byShare } from '../../shared/weights.ts'
import {
  clusterLeast,
  markMost,
  most,
  side,
  sizeFactors,
  symbolPays,
  unitsPerStake,
  weights,
} from './rules.ts'

/** Cells that vanish together. A cell is column × 7 + row from the top. */
export interface Cluster {
  readonly symbol: number
  readonly cells: readonly number[]
  /** The sum of the multipliers under it; 1 where there are none. */
  readonly times: number
  /** In tenths of the stake, the multiplier in it. */
  readonly units: number
}

/** A grid as it stands, and the clusters that pay on it. */
export interface Step {
  /** Symbol numbers, column by column from the top. */
  readonly grid: Uint8Array
  /** How often a symbol has vanished from each cell before. */
  readonly removals: Uint8Array
  readonly clusters: readonly Cluster[]
}

export interface Deal {
  /** The first grid, then one for each fall; the last has no cluster unless the round was cut. */
  readonly steps: readonly Step[]
  /** In tenths of the stake. */
  readonly units: number
}

const symbolOf = byShare(weights.map((weight, symbol) => [symbol, weight] as const))
const cellCount = side * side
const mostUnits = most * unitsPerStake

/** The pay of a cluster of this symbol and size without a multiplier, in tenths of the stake. */
export const payOf = (symbol: number, size: number): number =>
  (symbolPays[symbol] ?? 0) * (sizeFactors[Math.min(size - clusterLeast, sizeFactors.length - 1)] ?? 0)

/** What a cell multiplies by from which symbols vanished so often: nothing (0) at first. */
export const markOf = (removals: number): number =>
  removals < 2 ? 0 : Math.min(2 ** (removals - 1), markMost)

export function deal(random: Random): Deal {
  const steps: Step[] = []
  let grid = new Uint8Array(cellCount)
  for (let cell = 0; cell < cellCount; cell++) grid[cell] = draw(random)
  let removals = new Uint8Array(cellCount)
  let units = 0
  for (;;) {
    const clusters = clustersOf(grid, removals)
    steps.push({ grid, removals, clusters })
    for (const cluster of clusters) units += cluster.units
    if (clusters.length === 0 || units >= mostUnits) return { steps, units: Math.min(units, mostUnits) }
    const vanishing = new Uint8Array(cellCount)
    for (const { cells } of clusters) for (const cell of cells) vanishing[cell] = 1
    removals = removals.map((count, cell) => count + (vanishing[cell] ?? 0))
    grid = fall(grid, vanishing, random)
  }
}

const draw = (random: Random): number => symbolOf[random.below(symbolOf.length)] ?? 0

/** What stays falls to the bottom of its column; new symbols fill it from the top. */
function fall(grid: Uint8Array, vanishing: Uint8Array, random: Random): Uint8Array<ArrayBuffer> {
  const next = new Uint8Array(cellCount)
  for (let column = 0; column < side; column++) {
    const top = column * side
    let to = top + side - 1
    for (let cell = top + side - 1; cell >= top; cell--)
      if (vanishing[cell] === 0) next[to--] = grid[cell] ?? 0
    for (let cell = top; cell <= to; cell++) next[cell] = draw(random)
  }
  return next
}

/** The cells that touch each cell by a side; four places each, 255 where the grid ends. */
const noCell = 255
const neighbours = Uint8Array.from({ length: cellCount * 4 }, (_, i) => {
  const cell = Math.floor(i / 4)
  const [column, row] = [Math.floor(cell / side), cell % side]
  const inside = [column > 0, column < side - 1, row > 0, row < side - 1][i % 4]
  return inside ? cell + ([-side, side, -1, 1][i % 4] ?? 0) : noCell
})

/** The clusters that pay, in the order of their first cells. */
export function clustersOf(grid: Uint8Array, removals: Uint8Array): readonly Cluster[] {
  const found: Cluster[] = []
  const seen = new Uint8Array(cellCount)
  const members = new Uint8Array(cellCount)
  for (let start = 0; start < cellCount; start++) {
    if (seen[start] === 1) continue
    const symbol = grid[start] ?? 0
    let size = 1
    members[0] = start
    seen[start] = 1
    for (let at = 0; at < size; at++) {
      const side0 = (members[at] ?? 0) * 4
      for (let i = side0; i < side0 + 4; i++) {
        const next = neighbours[i] ?? noCell
        if (next === noCell || seen[next] === 1 || grid[next] !== symbol) continue
        seen[next] = 1
        members[size++] = next
      }
    }
    if (size >= clusterLeast) found.push(clusterOf(symbol, [...members.subarray(0, size)], removals))
  }
  return found
}

function clusterOf(symbol: number, cells: readonly number[], removals: Uint8Array): Cluster {
  const marks = cells.reduce((sum, cell) => sum + markOf(removals[cell] ?? 0), 0)
  const times = Math.max(marks, 1)
  return { symbol, cells, times, units: payOf(symbol, cells.length) * times }
}
