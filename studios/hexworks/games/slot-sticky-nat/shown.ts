/** What a round of Nat Sticky Wilds shows, and what its page is told of the game. */
import type { Minor } from '@jackfruit/kernel'
import type { Json, Table } from '@jackfruit/studio-kit/rules'
import type { DealtRound } from '../../shared/free-spins.ts'
import { windowAt } from '../../shared/reels.ts'
import { lineShown, scatterShown, writer } from '../../shared/show.ts'
import type { Cell, Shown, Spin } from '../../shared/shown.ts'
import { baseMachine, freeMachine, type Turn } from './deal.ts'
import * as tables from './rules.ts'

const { baseTable, freeSpins, freeTable, most, scatter, scatterPays, stickyReels, unitsPerStake, wild } =
  tables

/** Line pays are in line bets, for three, four and five; scatter pays in stakes. */
export const facts: Json = {
  symbols: baseMachine.symbols,
  reels: baseTable.reels.length,
  rows: baseTable.rows,
  lines: baseTable.lines,
  wild,
  scatter,
  pays: baseTable.pays,
  unitsPerStake,
  scatterPays,
  freeSpins,
  stickyReels,
  most: String(most),
}

export function showRound({ spins: [base, ...free] }: DealtRound<Turn>, stake: Minor, table: Table): Shown {
  if (!base) return { spins: [] }
  const write = writer(stake, unitsPerStake, table)
  const grid = windowAt(baseTable.reels, base.stops, baseTable.rows)
  const scatterUnits = (scatterPays[base.scatters] ?? 0) * unitsPerStake
  const baseSpin: Spin = {
    kind: 'base',
    grid,
    wins: [
      ...baseMachine.winsOf(grid).map((win) => lineShown(win, 1, write)),
      ...scatterShown({ grid, scatter, units: scatterUnits }, write),
    ],
    total: write(base.units),
    ...(base.awarded > 0 && { awarded: base.awarded }),
  }
  const freeSpinsShown = free.map(({ stops, sticky, units }, i): Spin => {
    const held = cellsOf(sticky)
    const window = windowAt(freeTable.reels, stops, freeTable.rows).map((column, reel) =>
      column.map((symbol, row) => (held.some(([x, y]) => x === reel && y === row) ? wild : symbol)),
    )
    return {
      kind: 'free',
      grid: window,
      wins: freeMachine.winsOf(window).map((win) => lineShown(win, 1, write)),
      total: write(units),
      sticky: held,
      left: free.length - 1 - i,
    }
  })
  return { spins: [baseSpin, ...freeSpinsShown] }
}

const cellsOf = (set: number): Cell[] =>
  stickyReels.flatMap((reel) =>
    [0, 1, 2].flatMap((row): Cell[] => ((set >> (reel * freeTable.rows + row)) & 1 ? [[reel, row]] : [])),
  )
