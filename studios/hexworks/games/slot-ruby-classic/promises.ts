/** What the last reel of Ruby Classic 3 may promise while it turns: a large win of its one line. */
import type { Promises } from '../../client/reels/anticipation.ts'
import { comingFrom } from '../../client/reels/promises.ts'
import { readLine } from './line.ts'
import { lineRow, reels, rows } from './rules.ts'

export const promises: Promises = {
  coming: comingFrom(reels, rows),
  worth: (grid) => {
    const result = readLine(grid.map((symbols) => symbols[lineRow] ?? ''))
    return result ? result.pay * result.times : 0
  },
}
