/** Whether the last ball of Keno decides about something large: one hit more would bring it, and a pick is still out. */
import { isStepOpen } from '../house/suspense.ts'

interface Drawing {
  /** By hits, for this many picks: hundredths of the stake. */
  readonly pays: readonly number[]
  readonly picks: readonly number[]
  readonly size: number
}

/** The last of `drawn` is not looked at. */
export function isLastOpen({ pays, picks, size }: Drawing, drawn: readonly number[]): boolean {
  const before = new Set(drawn.slice(0, -1))
  const hits = picks.filter((pick) => before.has(pick)).length
  const [now = 0, next = 0] = [pays[hits], pays[hits + 1]]
  return next > now && isStepOpen(next, (picks.length - hits) / (size - before.size))
}
