/**
 * Which job is due, by the database's clock alone. What each was last begun for stands in the queue's own table, so
 * that of many processes one begins it, and that no minute is begun twice.
 */
import { type CronItem, type ParsedCronItem, parseCronItems } from 'graphile-worker'
import type pg from 'pg'

export interface Mark {
  readonly name: string
  /** For which minute it was begun last, or since when it is known. */
  readonly at: Date
}

export interface Moment {
  /** By the database's clock. */
  readonly now: Date
}

const minuteMs = 60_000
/** What would have begun while nothing could is begun once, if no longer ago than this. */
const lookBackMs = 24 * 60 * minuteMs
/** A mark so little ahead is one of this minute, written before the clock was put back by a breath. */
const futureMs = 5_000
const lock = 7_251_111

export type Timetable = readonly ParsedCronItem[]

export const timetableOf = (jobs: readonly { readonly name: string; readonly cron: string }[]): Timetable =>
  parseCronItems(jobs.map(({ name, cron }): CronItem => ({ task: name, match: cron, identifier: name })))

/**
 * The minute for which a job is to begin now: the newest since its mark. Null for none. A mark of the future stands
 * for this minute: the next one is begun again, and this one not twice.
 */
export function dueFor({ match }: Pick<ParsedCronItem, 'match'>, mark: Date, { now }: Moment): Date | null {
  if (isFuture(mark, now)) return null
  const last = minuteOf(now).getTime()
  const after = Math.max(mark.getTime(), last - lookBackMs)
  for (let at = last; at > after; at -= minuteMs) {
    const each = new Date(at)
    const fits = match({
      min: each.getUTCMinutes(),
      hour: each.getUTCHours(),
      date: each.getUTCDate(),
      month: each.getUTCMonth() + 1,
      dow: each.getUTCDay(),
    })
    if (fits) return each
  }
  return null
}

const isFuture = (mark: Date, now: Date): boolean => mark.getTime() > now.getTime() + futureMs
export const minuteOf = (at: Date): Date => new Date(at.getTime() - (at.getTime() % minuteMs))

export interface Begun {
  readonly begun: readonly string[]
  /** Those that remembered the future: a clock was ahead. */
  readonly pulledBack: readonly string[]
  /** The one that it is, by the database's clock. */
  readonly minute: Date
}

/** In one transaction with what it remembers. Several processes may: one after the other, each finds what is left. */
export async function beginDue(pool: pg.Pool, timetable: Timetable): Promise<Begun> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [lock])
    const names = timetable.map(({ identifier }) => identifier)
    const { rows } = await client.query<Mark & { now: Date }>(
      `with fresh as (
         insert into graphile_worker._private_known_crontabs as known (identifier, known_since)
         select name, date_trunc('minute', clock_timestamp()) from unnest($1::text[]) as name
         on conflict do nothing returning identifier, known_since)
       select identifier as name, coalesce(last_execution, known_since) as at, clock_timestamp() as now
         from graphile_worker._private_known_crontabs where identifier = any ($1)
       union all select identifier, known_since, clock_timestamp() from fresh`,
      [names],
    )
    const marks = new Map(rows.map(({ name, at }) => [name, at]))
    const now = rows[0]?.now ?? new Date(0)
    const pulledBack = names.filter((name) => isFuture(marks.get(name) ?? now, now))
    const due = timetable.flatMap((item) => {
      const at = dueFor(item, marks.get(item.identifier) ?? now, { now })
      return at ? [{ name: item.identifier, at }] : []
    })
    await remember(client, [...due, ...pulledBack.map((name) => ({ name, at: minuteOf(now) }))])
    await addJobs(client, due)
    await client.query('commit')
    return { begun: due.map(({ name }) => name), pulledBack, minute: minuteOf(now) }
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

const remember = (client: pg.PoolClient, marks: readonly Mark[]) =>
  client.query(
    `update graphile_worker._private_known_crontabs known
        set last_execution = mark.at, known_since = least(known.known_since, mark.at)
       from unnest($1::text[], $2::timestamptz[]) as mark (name, at) where known.identifier = mark.name`,
    columns(marks),
  )

/** Under its name as key: one that still waits, or waits for its next attempt, begins now instead of beside this one. */
const addJobs = (client: pg.PoolClient, due: readonly Mark[]) =>
  client.query(
    `select graphile_worker.add_job(due.name, json_build_object('minute', due.at), run_at => now(),
              job_key => due.name, job_key_mode => 'replace')
       from unnest($1::text[], $2::timestamptz[]) as due (name, at)`,
    columns(due),
  )

const columns = (marks: readonly Mark[]) => [marks.map(({ name }) => name), marks.map(({ at }) => at)]
