/** What a round of Book of Bagan shows, and what its page is told of the game. */
import type { Minor } from '@jackfruit/kernel'
import type { Json, Table } from '@jackfruit/studio-kit/rules'
import { paidBySpin } from '../../shared/free-spins.ts'
import { windowAt } from '../../shared/reels.ts'
import { lineShown, scatterShown, type Write, writer } from '../../shared/show.ts'
import type { Cell, Grid, Shown, Spin, Win } from '../../shared/shown.ts'
import { type Deal, expandedPay, machine, type Turn } from './deal.ts'
import * as tables from './rules.ts'

const { book, freeSpins, lineTable, most, scatterPays, specials, unitsPerStake } = tables

/** Line pays are in line bets, for two, three, four and five; scatter pays in stakes. */
export const facts: Json = {
  symbols: machine.symbols,
  reels: lineTable.reels.length,
  rows: lineTable.rows,
  lines: lineTable.lines,
  wild: book,
  scatter: book,
  pays: lineTable.pays,
  unitsPerStake,
  scatterPays,
  freeSpins,
  specials,
  most: String(most),
}

export function showRound({ spins, special }: Deal, stake: Minor, table: Table): Shown {
  const write = writer(stake, unitsPerStake, table)
  const paid = paidBySpin(spins, most * unitsPerStake)
  let left = 0
  return {
    spins: spins.map((turn, i): Spin => {
      left += turn.awarded - (i === 0 ? 0 : 1)
      const total = write(paid[i] ?? 0)
      const awarded = turn.awarded > 0 && { awarded: turn.awarded }
      const grid = windowAt(lineTable.reels, turn.stops, lineTable.rows)
      const wins = winsOf(turn, grid, write)
      if (i === 0) return { kind: 'base', grid, wins, total, ...awarded }
      const expanded = expandWins(turn, grid, special, write)
      const name = specials[special] ?? ''
      return { kind: 'free', grid, wins: [...wins, ...expanded], total, ...awarded, left, special: name }
    }),
  }
}

const winsOf = ({ books }: Turn, grid: Grid, write: Write): Win[] => [
  ...machine.winsOf(grid).map((win) => lineShown(win, 1, write)),
  ...scatterShown({ grid, scatter: book, units: (scatterPays[books] ?? 0) * unitsPerStake }, write),
]

/** The special symbol fills each reel that shows it, and pays on every line. */
function expandWins({ expanded }: Turn, grid: Grid, special: number, write: Write): Win[] {
  const pay = expandedPay(special, expanded)
  if (pay === 0) return []
  const symbol = specials[special] ?? ''
  const cells = grid.flatMap((column, reel) =>
    column.includes(symbol) ? column.map((_, row): Cell => [reel, row]) : [],
  )
  return [{ kind: 'expand', symbol, count: expanded, times: '1', amount: write(pay * unitsPerStake), cells }]
}
