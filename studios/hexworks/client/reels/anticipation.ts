/** When a reel is held back: only where what comes on it truly decides something, and never to stage it. */
import type { Grid } from '../../shared/shown.ts'

export interface Held {
  /** As dealt. */
  readonly grid: Grid
  readonly reel: number
  readonly scatter: string | undefined
  /** One scatter less than what pays. */
  readonly suspenseAt: number | undefined
}

/** On how many reels left of this one a scatter stands. */
export const scattersBefore = (grid: Grid, reel: number, scatter: string | undefined): number =>
  scatter === undefined ? 0 : grid.slice(0, reel).filter((symbols) => symbols.includes(scatter)).length

/** One more scatter would pay, or pay more, on this reel. Without scatters, and on the first reel, nothing is held back. */
export const isHeldBack = ({ grid, reel, scatter, suspenseAt }: Held): boolean =>
  suspenseAt !== undefined && suspenseAt > 0 && scattersBefore(grid, reel, scatter) >= suspenseAt
