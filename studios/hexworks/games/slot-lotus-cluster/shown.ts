/** What a round of Lotus Cluster shows, and what its page is told of the game. */
import { formatMinor, type Minor } from '@jackfruit/kernel'
import type { Json, Table } from '@jackfruit/studio-kit/rules'
import type { Cell, Grid, Mark, Shown, Tumble, Win } from '../../shared/shown.ts'
import { amountOf } from '../../shared/stakes.ts'
import { type Cluster, type Deal, markOf, payOf, type Step } from './deal.ts'
import { clusterLeast, markMost, most, side, sizeFactors, symbols, unitsPerStake } from './rules.ts'

/** Pays are in tenths of the stake, by the cluster's size: the least first, the last for all above it. */
export const facts: Json = {
  kind: 'cluster',
  reels: side,
  rows: side,
  unitsPerStake,
  clusterLeast,
  pays: Object.fromEntries(
    symbols.map((symbol, number) => [symbol, sizeFactors.map((_, i) => payOf(number, clusterLeast + i))]),
  ),
  markMost,
  most,
}

type Text = (units: number) => string

export function showRound({ steps, units }: Deal, stake: Minor, table: Table): Shown {
  const text: Text = (of) => formatMinor(amountOf(stake, of, unitsPerStake), table.scale)
  const [first, ...falls] = steps
  if (!first) return { spins: [] }
  const tumbles = falls.map((step, i): Tumble => showFall(steps[i] ?? first, step, text))
  return {
    spins: [
      {
        kind: 'base',
        grid: gridOf(first),
        wins: winsOf(first, text),
        total: text(units),
        ...(tumbles.length > 0 && { tumbles }),
      },
    ],
  }
}

function showFall(before: Step, after: Step, text: Text): Tumble {
  const marks = marksOf(after)
  return {
    removed: before.clusters.flatMap(({ cells }) => cells.map(cellOf)),
    grid: gridOf(after),
    wins: winsOf(after, text),
    total: text(after.clusters.reduce((sum, { units }) => sum + units, 0)),
    times: '1',
    ...(marks.length > 0 && { marks }),
  }
}

const cellOf = (cell: number): Cell => [Math.floor(cell / side), cell % side]

const gridOf = ({ grid }: Step): Grid =>
  Array.from({ length: side }, (_, column) =>
    [...grid.subarray(column * side, (column + 1) * side)].map((symbol) => symbols[symbol] ?? ''),
  )

const marksOf = ({ removals }: Step): Mark[] =>
  [...removals].flatMap((count, cell) =>
    count < 2 ? [] : [{ cell: cellOf(cell), times: String(markOf(count)) }],
  )

const winsOf = ({ clusters }: Step, text: Text): Win[] =>
  clusters.map(({ symbol, cells, times, units }: Cluster) => ({
    kind: 'cluster',
    symbol: symbols[symbol] ?? '',
    count: cells.length,
    times: String(times),
    amount: text(units),
    cells: cells.map(cellOf),
  }))
