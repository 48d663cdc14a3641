/** Writes what was dealt in the one shape that all slots show. */
import { formatMinor, type Minor } from '@jackfruit/kernel'
import type { Table } from '@jackfruit/studio-kit/rules'
import type { LineWin } from './lines.ts'
import { cellsOf } from './reels.ts'
import type { Amount, Grid, Win } from './shown.ts'
import { amountOf } from './stakes.ts'
import type { WaysWin } from './ways.ts'

/** Writes so many units of a game as money. */
export type Write = (units: number) => Amount

export const writer =
  (stake: Minor, unitsPerStake: number, { scale }: Table): Write =>
  (units) =>
    formatMinor(amountOf(stake, units, unitsPerStake), scale)

/** A win on a line, in units of one line bet, its multipliers still to be put in. */
export const lineShown = (
  { line, symbol, count, pay, cells }: LineWin,
  times: number,
  write: Write,
): Win => ({
  kind: 'line',
  symbol,
  count,
  line,
  times: String(times),
  amount: write(pay * times),
  cells,
})

export const waysShown = ({ symbol, count, ways, times, pay, cells }: WaysWin, write: Write): Win => ({
  kind: 'ways',
  symbol,
  count,
  ways,
  times: String(times),
  amount: write(pay),
  cells,
})

/** The scatters of a grid as a win, or none where they pay nothing. `units` has the multiplier in it. */
export function scatterShown(
  { grid, scatter, units, times = 1 }: { grid: Grid; scatter: string; units: number; times?: number },
  write: Write,
): Win[] {
  if (units === 0) return []
  const cells = cellsOf(grid, (symbol) => symbol === scatter)
  return [
    {
      kind: 'scatter',
      symbol: scatter,
      count: cells.length,
      times: String(times),
      amount: write(units),
      cells,
    },
  ]
}
