/** A figure beside the one of as many days before. */
import type { Minor } from '@jackfruit/kernel'

export interface Change {
  readonly isUp: boolean
  /** Per cent with one decimal, as 12.8. */
  readonly percent: string
}

/** Null where nothing was before, or it is the same: no per cent says that. */
export function changeOf(now: Minor, before: Minor): Change | null {
  if (before === 0n || now === before) return null
  const size = before < 0n ? -before : before
  const tenths = ((now - before) * 1_000n) / size
  const isUp = now > before
  const bare = isUp ? tenths : -tenths
  return { isUp, percent: `${bare / 10n}.${bare % 10n}` }
}
