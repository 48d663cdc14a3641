/** What the page of Chinthe Jackpot is told of the game. */
import type { Json } from '@jackfruit/studio-kit/rules'
import { machine } from './deal.ts'
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
