export const periods = ['today', 'yesterday', 'days_7', 'days_30'] as const
export type Period = (typeof periods)[number]

export interface Range {
  /** Included. */
  readonly from: string
  /** Not included. */
  readonly to: string
}

const dayInMs = 86_400_000

/** The instants between which a period lies, by the calendar of the brand's time zone. */
export function rangeOf(period: Period, now: Date, timeZone: string): Range {
  const today = calendarDay(now, timeZone)
  const [first, last] = { today: [0, 1], yesterday: [-1, 0], days_7: [-6, 1], days_30: [-29, 1] }[period] as [
    number,
    number,
  ]
  return { from: midnight(addDays(today, first), timeZone), to: midnight(addDays(today, last), timeZone) }
}

/** One calendar day, given as 2026-11-21. */
export function rangeOfDay(day: string, timeZone: string): Range {
  return { from: midnight(day, timeZone), to: midnight(addDays(day, 1), timeZone) }
}

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** Made once for a time zone: long lists ask for the day of each of their rows. */
function dayFormatOf(timeZone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(timeZone)
  if (known) return known
  const parts = { year: 'numeric', month: '2-digit', day: '2-digit' } as const
  const made = new Intl.DateTimeFormat('en-CA-u-nu-latn', { timeZone, ...parts })
  dayFormats.set(timeZone, made)
  return made
}

/** The date that it is somewhere, as 2026-11-21. */
export function calendarDay(instant: Date, timeZone: string): string {
  const parts = dayFormatOf(timeZone).formatToParts(instant)
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('year')}-${part('month')}-${part('day')}`
}

export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * dayInMs).toISOString().slice(0, 10)
}

/** The instant at which a day begins in a time zone: guessed as UTC, then moved by the zone's offset there. */
function midnight(day: string, timeZone: string): string {
  const guess = Date.parse(`${day}T00:00:00Z`)
  const first = guess - offsetAt(guess, timeZone)
  return new Date(guess - offsetAt(first, timeZone)).toISOString()
}

function offsetAt(instant: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat('en-u-nu-latn', {
    ...{ timeZone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
  }).formatToParts(instant)
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  const wall = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
    part('second'),
  )
  return wall - Math.floor(instant / 1000) * 1000
}
