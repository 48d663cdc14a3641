import { addDays, calendarDay, type Period } from '../../../../shared/period/period.ts'

/** Days of the brand's calendar; both are in it. */
export interface Stretch {
  readonly from: string
  readonly to: string
}

const lengths: Readonly<Record<Period, readonly [first: number, last: number]>> = {
  ...{ today: [0, 0], yesterday: [-1, -1], days_7: [-6, 0], days_30: [-29, 0] },
}

/** As many days, right before. */
export function daysBefore({ from, to }: Stretch): Stretch {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000 + 1
  return { from: addDays(from, -days), to: addDays(from, -1) }
}

export function stretchOf(chosen: { period: Period; day: string }, now: Date, timeZone: string): Stretch {
  if (chosen.day) return { from: chosen.day, to: chosen.day }
  const today = calendarDay(now, timeZone)
  const [first, last] = lengths[chosen.period]
  return { from: addDays(today, first), to: addDays(today, last) }
}
