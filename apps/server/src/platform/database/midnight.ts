/** Where a day of a brand begins. */
import { type RawBuilder, sql } from 'kysely'

/**
 * The first instant of a day in a zone; `day` is SQL for a local timestamp at midnight. Where clocks are put back over
 * midnight it comes twice, and PostgreSQL takes the second: the hour between would belong to no day.
 */
export const beginOf = (day: RawBuilder<unknown>, timeZone: string): RawBuilder<Date> => sql<Date>`(
  select case when (later - interval '1 hour') at time zone ${timeZone} = local then later - interval '1 hour' else later end
    from (select local, local at time zone ${timeZone} as later from (select ${day} as local) as day) as midnight)`

/** Of the day around an instant. */
export const beginOfDay = (at: RawBuilder<unknown>, timeZone: string): RawBuilder<Date> =>
  beginOf(sql`date_trunc('day', ${at} at time zone ${timeZone})`, timeZone)
