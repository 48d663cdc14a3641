/** What the reels of Irrawaddy 243 may promise while they turn: a scatter more, or large ways. */
import type { Promises } from '../../client/reels/anticipation.ts'
import { comingFrom, stepsOf, waysWorth } from '../../client/reels/promises.ts'
import { freeWildTimes, scatter, scatterPays, unitsPerStake, ways } from './rules.ts'

export const promises: Promises = {
  counted: { symbol: scatter, steps: stepsOf(scatterPays), near: 1 },
  coming: comingFrom(ways.reels, ways.rows),
  worth: waysWorth(ways, unitsPerStake, freeWildTimes),
}
