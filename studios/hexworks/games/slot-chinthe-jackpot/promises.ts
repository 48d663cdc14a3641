/** What the reels of Chinthe Jackpot may promise while they turn: a scatter more, or a large line. The pot falls by no draw of the reels. */
import { linePromises } from '../../client/reels/promises.ts'
import { freeTimes, lineTable, scatter, scatterPays, unitsPerStake } from './rules.ts'

export const promises = linePromises({ lineTable, unitsPerStake, scatter, scatterPays, freeTimes })
