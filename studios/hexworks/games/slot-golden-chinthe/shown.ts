/** What the page of Golden Chinthe is told of its tables. */
import type { Json } from '@jackfruit/studio-kit/rules'
import { machine } from './deal.ts'
import { freeSpins, freeTimes, lineTable, most, scatter, scatterPays, unitsPerStake } from './rules.ts'

/** Line pays are in line bets, scatter pays in stakes. */
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
  most: String(most),
}
