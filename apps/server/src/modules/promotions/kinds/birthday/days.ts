/** When a birthday is, and until when its gift may be taken. Pure. */
const dayMs = 86_400_000

export interface Celebrated {
  /** As 2026-11-27, both included. */
  readonly from: string
  readonly until: string
  readonly year: number
}

const numberOf = (day: string): number => Math.floor(Date.parse(`${day}T00:00:00Z`) / dayMs)
const dayOf = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10)
const isLeap = (year: number): boolean => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0

/** Who was born on the 29th of February has a birthday in every year: the 28th in the others. */
function inYear(date: string, year: number): string {
  const monthDay = date.slice(5)
  return `${year}-${monthDay === '02-29' && !isLeap(year) ? '02-28' : monthDay}`
}

/** The birthday whose days hold this one, else the next: a gift of the end of a year may be taken in the next. */
export function celebrated(date: string, days: number, today: string): Celebrated {
  const year = Number(today.slice(0, 4))
  const found = [year - 1, year, year + 1]
    .map((each) => ({ year: each, from: inYear(date, each) }))
    .map((each) => ({ ...each, until: dayOf(numberOf(each.from) + days - 1) }))
    .find(({ until }) => until >= today)
  return found ?? { year: year + 1, from: inYear(date, year + 1), until: inYear(date, year + 1) }
}

export const isOn = ({ from, until }: Celebrated, today: string): boolean => from <= today && today <= until

/** So many days before: what is known by then counts. */
export const daysBefore = (day: string, days: number): string => dayOf(numberOf(day) - days)
