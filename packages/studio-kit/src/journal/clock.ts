/** The time of the studios' database, by which rounds are dated and signatures judged; and whether this process agrees. */
import { type Apart, keepTime, sentenceOf, type Telling, watchTime } from '@jackfruit/kernel'
import type pg from 'pg'

export interface StudioClock {
  /** The database's time, in whole milliseconds. */
  now(): number
  /** Null while the clock of this process agrees. */
  apart(): Apart | null
  /** Why nothing is done by the clock; null while the clocks are together. */
  why(): string | null
  close(): Promise<void>
}

export interface StudioClockOptions {
  readonly pool: pg.Pool
  readonly log: Telling
  /** The clock of this process, in milliseconds. */
  readonly own?: () => number
}

const watchEveryMs = 1_000

/** Throws where the database does not answer. Compared at once, each minute, and noticed when somebody sets a clock. */
export async function openStudioClock({ pool, log, own }: StudioClockOptions): Promise<StudioClock> {
  const ask = async () => {
    const { rows } = await pool.query<{ ms: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
    )
    const [row] = rows
    if (!row) throw new Error('the database tells no time')
    return row.ms
  }
  const kept = await keepTime({ ask, ...(own && { own }) })
  const watch = watchTime(kept, { look: kept.look, log })
  let watching: Promise<void> | null = null
  const timer = setInterval(() => {
    watching ??= watch().finally(() => {
      watching = null
    })
  }, watchEveryMs)
  timer.unref()
  return {
    // Signatures are dated with whole milliseconds.
    now: () => Math.floor(kept.now()),
    apart: kept.apart,
    why() {
      const apart = kept.apart()
      return apart && sentenceOf(apart)
    },
    async close() {
      clearInterval(timer)
      await watching
    },
  }
}
