/** Buckets of a brand: windows of five minutes, its hours and its days, and the periods in which members are active. Pure. */
import { dayIn } from '../../../platform/work/brand-day.ts'

export type Size = 'window' | 'hour' | 'day'

/** Periods that active members are counted in, as contracts name them. */
export const periodSizes = ['daily', 'weekly', 'semimonthly', 'monthly'] as const
export type PeriodSize = (typeof periodSizes)[number]

/** `begins` is its first day, as 2026-11-01. */
export interface Period {
  readonly size: PeriodSize
  readonly begins: string
}

export interface Calendar {
  /** As 2026-11-26. */
  readonly dayOf: (at: Date) => string
  /** The hour as clocks there show it: zones lie apart by quarters. */
  readonly hourOf: (at: Date) => Date
}

const minuteMs = 60_000
const quarterMs = 15 * minuteMs
export const windowMs = 5 * minuteMs
const dayMs = 86_400_000

export const windowOf = (at: Date): Date => new Date(Math.floor(at.getTime() / windowMs) * windowMs)

/** Clocks change at a quarter of an hour: one look at the calendar for each. */
export function openCalendar(timeZone: string): Calendar {
  const days = new Map<number, string>()
  const hours = new Map<number, Date>()
  const minutes = new Intl.DateTimeFormat('en-GB', { timeZone, minute: '2-digit' })
  const known = <T>(kept: Map<number, T>, at: Date, look: (quarter: Date) => T): T => {
    const quarter = Math.floor(at.getTime() / quarterMs)
    const found = kept.get(quarter)
    if (found !== undefined) return found
    const looked = look(new Date(quarter * quarterMs))
    kept.set(quarter, looked)
    return looked
  }
  return {
    dayOf: (at) => known(days, at, (quarter) => dayIn(timeZone, quarter)),
    hourOf: (at) =>
      known(hours, at, (quarter) => new Date(quarter.getTime() - Number(minutes.format(quarter)) * minuteMs)),
  }
}

const utc = (day: string): Date => new Date(`${day}T00:00:00Z`)
const dayText = (at: Date): string => at.toISOString().slice(0, 10)
export const addDays = (day: string, by: number): string => dayText(new Date(utc(day).getTime() + by * dayMs))

/** Both included. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / dayMs) + 1

const halfBegins = 16

/** Weeks begin on Monday; halves of a month on the first and the sixteenth. */
export function beginOf(size: PeriodSize, day: string): string {
  if (size === 'daily') return day
  if (size === 'weekly') return addDays(day, -((utc(day).getUTCDay() + 6) % 7))
  if (size === 'monthly') return `${day.slice(0, 8)}01`
  return `${day.slice(0, 8)}${Number(day.slice(8)) < halfBegins ? '01' : String(halfBegins)}`
}

/** The last day of the period that begins on a day. */
export function lastDayOf({ size, begins }: Period): string {
  if (size === 'daily') return begins
  if (size === 'weekly') return addDays(begins, 6)
  if (size === 'semimonthly' && begins.endsWith('-01')) return `${begins.slice(0, 8)}15`
  const begin = utc(begins)
  return dayText(new Date(Date.UTC(begin.getUTCFullYear(), begin.getUTCMonth() + 1, 0)))
}

/** All that a day lies in. */
export const periodsOf = (day: string): Period[] =>
  periodSizes.map((size) => ({ size, begins: beginOf(size, day) }))

/** Which period these days are, if they are one; of the one that lasts, as far as it has come. */
export function periodOfDays(from: string, to: string, today: string): Period | null {
  for (const size of periodSizes) {
    const last = lastDayOf({ size, begins: from })
    if (beginOf(size, from) === from && (last === to || (to === today && today < last)))
      return { size, begins: from }
  }
  return null
}
