/** What the reels of Golden Chinthe may promise while they turn: a scatter more, or a large line. */
import { linePromises } from '../../client/reels/promises.ts'
import { freeTimes, lineTable, scatter, scatterPays, unitsPerStake } from './rules.ts'

export const promises = linePromises({ lineTable, unitsPerStake, scatter, scatterPays, freeTimes })
