/**
 * How a round of Chinthe Jackpot is dealt. Draws: the stops of the five reels from the left (of 32 each),
 * of the base spin and then of each free spin.
 */
import { lineSpins } from '../../shared/line-spins.ts'
import * as tables from './rules.ts'

export const { machine, turn, deal, show } = lineSpins({
  ...tables,
  awardedFor: (scatters) => (scatters >= 3 ? tables.freeSpins : 0),
})
