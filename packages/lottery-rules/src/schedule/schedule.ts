/** Issues of a game, from its schedule and calendar alone: the same days give the same issues. */

/** Minutes ahead of UTC. None of these turns its clocks; a test holds them against the tables of zones. */
export const zones = {
  'Asia/Yangon': 390,
  'Asia/Ho_Chi_Minh': 420,
  'Asia/Bangkok': 420,
  'Asia/Vientiane': 420,
  'Asia/Kuala_Lumpur': 480,
  'Asia/Hong_Kong': 480,
} as const

export type Zone = keyof typeof zones

/** Moments are milliseconds since 1970 in UTC; minutes are those of the zone's day. */
export type Rhythm =
  | {
      readonly at: 'times'
      /** Minutes after midnight at which is drawn. */
      readonly minutes: readonly number[]
      /** 0 is Sunday. Without them, every day. */
      readonly weekdays?: readonly number[]
      /** Days of the month. Without them, every day. */
      readonly monthDays?: readonly number[]
    }
  /** Every so many seconds, from this minute of the day; the last one is at or before `to`, which may lie behind midnight. */
  | { readonly at: 'every'; readonly seconds: number; readonly from: number; readonly to: number }

export interface Schedule {
  readonly game: string
  readonly zone: Zone
  readonly rhythm: Rhythm
  readonly closesBeforeSeconds: number
  /** How long before its draw an issue of a schedule of times opens. One that comes round opens as the last one is drawn. */
  readonly opensBeforeSeconds: number
}

/** Days are written 2026-11-27. A draw that is moved keeps its time and is numbered by its new day. */
export interface Calendar {
  readonly without: readonly string[]
  readonly moved: Readonly<Record<string, string>>
}

export interface Issue {
  /** game-YYYYMMDD-nnnn, counted from 1 on each day of the zone. */
  readonly id: string
  readonly opensAt: number
  readonly closesAt: number
  readonly drawsAt: number
}

const dayMs = 86_400_000
const written = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10)
const dayOf = (text: string) => Date.parse(`${text}T00:00:00Z`) / dayMs

function drawsOn(rhythm: Rhythm, day: number, calendar: Calendar): boolean {
  const text = written(day)
  if (Object.values(calendar.moved).includes(text)) return true
  if (calendar.without.includes(text) || text in calendar.moved) return false
  if (rhythm.at === 'every') return true
  const date = new Date(day * dayMs)
  const { weekdays, monthDays } = rhythm
  return (
    (weekdays === undefined || weekdays.includes(date.getUTCDay())) &&
    (monthDays === undefined || monthDays.includes(date.getUTCDate()))
  )
}

/** Seconds after the day's midnight. */
const secondsOf = (rhythm: Rhythm): readonly number[] =>
  rhythm.at === 'times'
    ? rhythm.minutes.map((minute) => minute * 60)
    : Array.from(
        { length: Math.floor(((rhythm.to - rhythm.from) * 60) / rhythm.seconds) + 1 },
        (_, i) => rhythm.from * 60 + i * rhythm.seconds,
      )

/** Every issue that is drawn from `from` to before `to`, in the order of drawing. */
export function issuesBetween(schedule: Schedule, calendar: Calendar, from: number, to: number): Issue[] {
  const { game, zone, rhythm, closesBeforeSeconds, opensBeforeSeconds } = schedule
  const offset = zones[zone] * 60_000
  const openMs = (rhythm.at === 'every' ? rhythm.seconds : opensBeforeSeconds) * 1000
  // A day's last draws may lie behind its midnight.
  const first = Math.floor((from + offset) / dayMs) - 1
  const last = Math.floor((to + offset) / dayMs)
  const issues: Issue[] = []
  for (let day = first; day <= last; day++) {
    if (!drawsOn(rhythm, day, calendar)) continue
    for (const [n, seconds] of secondsOf(rhythm).entries()) {
      const drawsAt = day * dayMs - offset + seconds * 1000
      if (drawsAt < from || drawsAt >= to) continue
      const number = `${written(day).replaceAll('-', '')}-${String(n + 1).padStart(4, '0')}`
      issues.push({
        id: `${game}-${number}`,
        opensAt: drawsAt - openMs,
        closesAt: drawsAt - closesBeforeSeconds * 1000,
        drawsAt,
      })
    }
  }
  return issues
}

/** Whether a day of the calendar is one: operators enter them. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(dayOf(text)) && written(dayOf(text)) === text
