/** What the reels of Lucky Kyat Hold may promise while they turn: the coins that are missing, or a large line. */
import type { Promises } from '../../client/reels/anticipation.ts'
import { comingFrom, lineWorth } from '../../client/reels/promises.ts'
import { coin, coinsToHold, lineTable, unitsPerStake } from './rules.ts'

export const promises: Promises = {
  // A reel can show three coins at once: two that are missing are not far.
  counted: { symbol: coin, steps: [coinsToHold], near: 2 },
  coming: comingFrom(lineTable.reels, lineTable.rows),
  worth: lineWorth(lineTable, unitsPerStake),
}
