/** When the next reality check is due. Pure. */
export interface Seen {
  /** The stretch of play it was shown in. */
  readonly since: string
  readonly minutes: number
}

/** Every `interval` minutes of one stretch of play, once each; a new stretch begins anew. */
export function isDue(
  sitting: { readonly since: string; readonly minutes: number } | null,
  interval: number | null,
  seen: Seen | null,
): boolean {
  if (!sitting || !interval) return false
  const shownAt = seen?.since === sitting.since ? seen.minutes : 0
  return Math.floor(sitting.minutes / interval) > Math.floor(shownAt / interval)
}

/** Minutes as hours and minutes of a clock: 0:07, 2:30. */
export const clockOf = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(Math.floor(minutes % 60)).padStart(2, '0')}`
