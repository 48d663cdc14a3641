/** When periods begin and end, by the calendar of the brand. */
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { beginOf } from '../../../platform/database/midnight.ts'
import type { Period } from '../contracts/policy.ts'
import type { PayKind } from '../contracts/terms.ts'
import type { Size } from '../contracts/world.ts'

export interface Bounds {
  readonly from: Date
  readonly to: Date
  /** The day on which it begins, as 2026-11-27. */
  readonly day: string
}

type Unit = 'window' | 'hour' | Period

/** What one run of a kind pays for. */
export const unitOf = (kind: PayKind, period: Period): Unit =>
  kind === 'realtime' ? 'window' : kind === 'hourly' ? 'hour' : period

export const sizeOf = (kind: PayKind): Size =>
  kind === 'realtime' ? 'window' : kind === 'hourly' ? 'hour' : 'day'

const minuteMs = 60_000
/** After its end a window waits for what is settled late; a day for the night's. */
const graceMs: Readonly<Record<PayKind, number>> = {
  ...{ realtime: minuteMs, hourly: 5 * minuteMs },
  ...{ daily: 10 * minuteMs, dividend: 10 * minuteMs },
}
const payMs: Readonly<Record<PayKind, number>> = {
  ...{ realtime: minuteMs, hourly: 5 * minuteMs },
  ...{ daily: 120 * minuteMs, dividend: 120 * minuteMs },
}

export const reckonedAt = (kind: PayKind, to: Date): Date => new Date(to.getTime() + graceMs[kind])
export const paidAt = (kind: PayKind, to: Date): Date => new Date(to.getTime() + payMs[kind])

/** Begin and end of the day, week or half month around a local date. */
const localBounds = (unit: Period, day: RawBuilder<unknown>): [RawBuilder<unknown>, RawBuilder<unknown>] => {
  switch (unit) {
    case 'daily':
      return [sql`${day}`, sql`${day} + 1`]
    case 'weekly':
      return [sql`date_trunc('week', ${day})::date`, sql`date_trunc('week', ${day})::date + 7`]
    case 'monthly':
      return [
        sql`date_trunc('month', ${day})::date`,
        sql`(date_trunc('month', ${day}) + interval '1 month')::date`,
      ]
    case 'semimonthly':
      return [
        sql`date_trunc('month', ${day})::date + case when extract(day from ${day}) < 16 then 0 else 15 end`,
        sql`case when extract(day from ${day}) < 16 then date_trunc('month', ${day})::date + 15
          else (date_trunc('month', ${day}) + interval '1 month')::date end`,
      ]
  }
}

export async function boundsAround(db: Db | Tx, unit: Unit, at: Date, timeZone: string): Promise<Bounds> {
  const { rows } = await boundsQuery(unit, at, timeZone).execute(db)
  const [row] = rows
  if (!row) throw new Error('the database tells no period')
  return row
}

function boundsQuery(unit: Unit, at: Date, timeZone: string) {
  const local = sql`(${at}::timestamptz at time zone ${timeZone})`
  const day = sql`${local}::date`
  if (unit === 'window' || unit === 'hour') {
    const from =
      unit === 'window'
        ? sql`date_bin('5 minutes', ${at}::timestamptz, timestamptz '2000-01-01 00:00:00Z')`
        : sql`date_trunc('hour', ${at}::timestamptz, ${timeZone})`
    const length = unit === 'window' ? sql`interval '5 minutes'` : sql`interval '1 hour'`
    return sql<Bounds>`
      select ${from} as "from", ${from} + ${length} as "to", (${from} at time zone ${timeZone})::date::text as day`
  }
  const [from, to] = localBounds(unit, day)
  return sql<Bounds>`
    select ${beginOf(sql`(${from})::timestamp`, timeZone)} as "from",
        ${beginOf(sql`(${to})::timestamp`, timeZone)} as "to",
        (${from})::text as day`
}
