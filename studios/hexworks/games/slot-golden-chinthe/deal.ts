/**
 * How a round of Golden Chinthe is dealt. Draws: the five stops of the base spin from left to right (of 32
 * each), then in the same way those of each free spin, in order.
 */
import { lineSpins } from '../../shared/line-spins.ts'
import * as tables from './rules.ts'

export const { machine, turn, deal, show } = lineSpins({
  ...tables,
  awardedFor: (scatters) => tables.freeSpins[scatters] ?? 0,
})
