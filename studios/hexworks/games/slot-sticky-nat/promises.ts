/** What the reels of Nat Sticky Wilds may promise while they turn. Those of free spins have no scatters. */
import { linePromises } from '../../client/reels/promises.ts'
import { baseTable, freeTable, scatter, scatterPays, unitsPerStake } from './rules.ts'

export const promises = linePromises({ lineTable: baseTable, freeTable, unitsPerStake, scatter, scatterPays })
