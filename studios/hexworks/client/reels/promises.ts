/** Promises of the usual kinds of slots, from their tables. */
import { type LineTable, readLine } from '../../shared/lines.ts'
import type { Strip } from '../../shared/reels.ts'
import type { Grid, Spin } from '../../shared/shown.ts'
import { type WaysTable, waysWins } from '../../shared/ways.ts'
import { type Coming, type Promises, windowsOf } from './anticipation.ts'

/** Numbers of scatters that pay or award something, least first. */
export const stepsOf = (pays: readonly number[] | Readonly<Record<number, number>>): readonly number[] =>
  Object.entries(pays).flatMap(([count, pay]) => (pay > 0 ? [Number(count)] : []))

/** The windows of each strip, made when they are first asked for. */
export function comingFrom(reels: readonly Strip[], rows: number): (reel: number) => readonly Coming[] {
  const kept = new Map<number, readonly Coming[]>()
  return (reel) => {
    const found = kept.get(reel) ?? windowsOf(reels[reel] ?? [], rows)
    kept.set(reel, found)
    return found
  }
}

/** What all lines of a grid pay together, in stakes. */
export const lineWorth =
  (table: LineTable, unitsPerStake: number) =>
  (grid: Grid): number =>
    table.lines.reduce(
      (sum, line) =>
        sum +
        (readLine(
          table,
          line.map((row, reel) => grid[reel]?.[row] ?? ''),
        )?.pay ?? 0),
      0,
    ) / unitsPerStake

/** What all ways of a grid pay together, in stakes. */
export const waysWorth = (table: WaysTable, unitsPerStake: number, freeWildTimes: number) => {
  const timesIn = (kind: Spin['kind']) => (kind === 'free' ? freeWildTimes : 1)
  return (grid: Grid, { kind }: Pick<Spin, 'kind'>): number =>
    waysWins(table, grid, timesIn(kind)).reduce((sum, { pay }) => sum + pay, 0) / unitsPerStake
}

/** Slots of lines whose scatters pay anywhere, and whose free spins multiply. */
export function linePromises(game: {
  readonly lineTable: LineTable
  readonly unitsPerStake: number
  readonly scatter: string
  readonly scatterPays: readonly number[] | Readonly<Record<number, number>>
  readonly freeTimes?: number
  /** Where free spins turn other reels. */
  readonly freeTable?: LineTable
}): Promises {
  const { lineTable, unitsPerStake, scatter, freeTimes = 1, freeTable = lineTable } = game
  const [base, free] = [lineTable, freeTable].map(({ reels, rows }) => comingFrom(reels, rows))
  const worth = lineWorth(lineTable, unitsPerStake)
  return {
    counted: { symbol: scatter, steps: stepsOf(game.scatterPays), near: 1 },
    coming: (reel, kind) => (kind === 'free' ? free : base)?.(reel) ?? [],
    worth: (grid, { kind }) => worth(grid) * (kind === 'free' ? freeTimes : 1),
  }
}
