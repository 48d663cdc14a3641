/** What the reels of Book of Bagan may promise while they turn: a book more, a large line, or a reel more that the special symbol fills. */
import type { Promises } from '../../client/reels/anticipation.ts'
import { linePromises } from '../../client/reels/promises.ts'
import { book, lineTable, scatterPays, unitsPerStake } from './rules.ts'

const lines = linePromises({ lineTable, unitsPerStake, scatter: book, scatterPays })

/** In stakes: a filled reel pays on each line. */
const filled = (special: string, reels: number) => lineTable.pays[special]?.[reels - 2] ?? 0

export const promises: Promises = {
  ...lines,
  worth: (grid, spin) => {
    const { special } = spin
    const reels = special === undefined ? 0 : grid.filter((symbols) => symbols.includes(special)).length
    return (lines.worth?.(grid, spin) ?? 0) + (special === undefined ? 0 : filled(special, reels))
  },
}
