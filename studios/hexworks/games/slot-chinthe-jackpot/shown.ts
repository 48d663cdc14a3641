/** What a round of Chinthe Jackpot shows, and what its page is told of the game. */
import type { Minor } from '@jackfruit/kernel'
import type { Json, Table } from '@jackfruit/studio-kit/rules'
import { type DealtRound, paidBySpin } from '../../shared/free-spins.ts'
import { windowAt } from '../../shared/reels.ts'
import { lineShown, scatterShown, writer } from '../../shared/show.ts'
import type { Shown, Spin } from '../../shared/shown.ts'
import { machine, type Turn } from './deal.ts'
import * as tables from './rules.ts'

const { freeSpins, freeTimes, lineTable, most, scatter, scatterPays, unitsPerStake } = tables

/** Line pays are in line bets, for three, four and five; scatter pays in stakes. */
export const facts: Json = {
  symbols: machine.symbols,
  reels: lineTable.reels.length,
  rows: lineTable.rows,
  lines: lineTable.lines,
  wild: lineTable.wild,
  scatter,
  pays: lineTable.pays,
  unitsPerStake,
  scatterPays,
  freeSpins,
  freeTimes,
  pot: tables.pot,
  most: String(most),
}

export function showRound({ spins }: DealtRound<Turn>, stake: Minor, table: Table): Shown {
  const write = writer(stake, unitsPerStake, table)
  const paid = paidBySpin(spins, most * unitsPerStake)
  let left = 0
  return {
    spins: spins.map(({ stops, times, scatters, awarded }, i): Spin => {
      left += awarded - (i === 0 ? 0 : 1)
      const grid = windowAt(lineTable.reels, stops, lineTable.rows)
      const units = (scatterPays[scatters] ?? 0) * unitsPerStake * times
      const wins = [
        ...machine.winsOf(grid).map((win) => lineShown(win, times, write)),
        ...scatterShown({ grid, scatter, units, times }, write),
      ]
      const spin = { grid, wins, total: write(paid[i] ?? 0), ...(awarded > 0 && { awarded }) }
      return i === 0 ? { kind: 'base', ...spin } : { kind: 'free', ...spin, times: String(times), left }
    }),
  }
}
