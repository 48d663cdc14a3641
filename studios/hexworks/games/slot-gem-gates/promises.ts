/** What the reels of Mogok Gems may promise while they turn: the multiplier of a win that stands. */
import type { Promises } from '../../client/reels/anticipation.ts'
import { comingFrom, lineWorth } from '../../client/reels/promises.ts'
import { lineTable, multipliers, unitsPerStake } from './rules.ts'

const lines = comingFrom(lineTable.reels, lineTable.rows)
const worth = lineWorth(lineTable, unitsPerStake)
const timesReel = lineTable.reels.length
const times = multipliers.map(({ times: each, weight }) => ({ symbols: [`x${each}`], weight }))

export const promises: Promises = {
  coming: (reel) => (reel === timesReel ? times : lines(reel)),
  worth: (grid) => worth(grid) * Number(grid[timesReel]?.[0]?.slice(1) ?? 1),
}
