/** Months of the brand's calendar. Pure. */

/** The first day of the month after. `day` is as 2026-11-27. */
export function nextFirst(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10)
}

export const firstOf = (day: string): string => `${day.slice(0, 7)}-01`

/** The first day of the month before. */
export function firstBefore(day: string): string {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 2, 1)).toISOString().slice(0, 10)
}

/** A month as one number. */
export function monthNumber(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number)
  return year * 12 + month - 1
}
