/** Hours, days and weeks of a brand's calendar, counted from the beginning of an offer. Pure. */
import { dayIn } from '../../../platform/work/brand-day.ts'
import type { Promotion } from '../rows.ts'

export type Unit = 'hour' | 'day' | 'week' | 'whole'

export interface Window {
  readonly slot: number
  readonly from: Date
  /** Not in it any more. */
  readonly to: Date
}

interface Measured {
  readonly unit: Unit
  readonly times: number
  readonly timeZone: string
  readonly promotion: Pick<Promotion, 'startsAt' | 'endsAt'>
}

const [minute, hour, day] = [60_000, 3_600_000, 86_400_000]
/** Midnights lie between quarters of an hour, everywhere. */
const quarter = 15 * minute

const dayNumber = (text: string): number => Math.floor(Date.parse(`${text}T00:00:00Z`) / day)
const textOf = (number: number): string => new Date(number * day).toISOString().slice(0, 10)
/** Weeks begin on Mondays: the first of 1970 was a Thursday. */
const weekOf = (number: number): number => Math.floor((number + 3) / 7)
const weekBegin = (week: number): number => week * 7 - 3

const begins = new Map<string, Date>()
/** The first instant of a day of the brand, also where clocks are put forward or back. */
export function dayBegin(timeZone: string, text: string): Date {
  const name = `${timeZone}|${text}`
  const known = begins.get(name)
  if (known) return known
  // Between the earliest and the latest midnight of the world lies one quarter in which the day begins.
  let [low, high] = [Date.parse(`${text}T00:00:00Z`) - 15 * hour, Date.parse(`${text}T00:00:00Z`) + 15 * hour]
  while (high - low > quarter) {
    const middle = low + Math.floor((high - low) / quarter / 2) * quarter
    if (dayIn(timeZone, new Date(middle)) < text) low = middle
    else high = middle
  }
  const found = new Date(high)
  if (begins.size > 4_000) begins.clear()
  begins.set(name, found)
  return found
}

/** The window that holds this instant; null outside of all of them. */
export function windowAt(measured: Measured, at: Date): Window | null {
  const slot = slotIn(measured, at)
  return slot === null ? null : windowOf(measured, slot)
}

/** Its number alone. */
export function slotIn({ unit, times, timeZone, promotion }: Measured, at: Date): number | null {
  const { startsAt, endsAt } = promotion
  if (at < startsAt || (endsAt && at >= endsAt)) return null
  const slot = slotAt(unit, timeZone, at, startsAt) - slotAt(unit, timeZone, startsAt, startsAt)
  return slot < times ? slot : null
}

/** Hours are counted as they lie when the offer begins, also where clocks are moved by half an hour later. */
function slotAt(unit: Unit, timeZone: string, at: Date, startsAt: Date): number {
  if (unit === 'whole') return 0
  if (unit === 'hour') return Math.floor((at.getTime() - offHour(timeZone, startsAt)) / hour)
  const number = dayNumber(dayIn(timeZone, at))
  return unit === 'day' ? number : weekOf(number)
}

/** Where hours of the zone begin within hours of the world. */
const offHour = (timeZone: string, at: Date): number =>
  dayBegin(timeZone, dayIn(timeZone, at)).getTime() % hour

const never = new Date(Date.UTC(9999, 0, 1))

/** One of its windows by its number: cut where the offer begins and ends. */
export function windowOf({ unit, timeZone, promotion }: Measured, slot: number): Window {
  const { startsAt, endsAt } = promotion
  const first = slotAt(unit, timeZone, startsAt, startsAt)
  const end = endsAt ?? never
  const [from, to] = spanOf(unit, timeZone, first + slot, startsAt, end)
  return { slot, from: from < startsAt ? startsAt : from, to: to > end ? end : to }
}

function spanOf(unit: Unit, timeZone: string, number: number, startsAt: Date, end: Date): [Date, Date] {
  if (unit === 'whole') return [startsAt, end]
  if (unit === 'hour') {
    const from = number * hour + offHour(timeZone, startsAt)
    return [new Date(from), new Date(from + hour)]
  }
  const [one, next] = unit === 'day' ? [number, number + 1] : [weekBegin(number), weekBegin(number + 1)]
  return [dayBegin(timeZone, textOf(one)), dayBegin(timeZone, textOf(next))]
}
