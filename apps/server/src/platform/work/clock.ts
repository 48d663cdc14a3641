/**
 * The time by which everything ends, expires, pays and counts: the database's, in every process. Each compares its
 * own clock with it at its start and every minute, and does nothing by the clock while they are apart.
 */
import { type Apart, type KeptTime, keepTime } from '@jackfruit/kernel'
import type { FastifyBaseLogger } from 'fastify'
import pg from 'pg'
import { Gauge } from 'prom-client'

export interface Clock {
  /** The database's time. */
  now(): Date
  /** Null while the clocks are together. */
  apart(): Apart | null
  /** Compares again. Never fails: without an answer of the database, what was kept goes on. */
  look(): Promise<void>
  /** Why nothing is done by the clock, for everybody to read; null while the clocks are together. */
  why(): string | null
  readonly figure: Gauge
  close(): Promise<void>
}

export interface ClockOptions {
  readonly url: string
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'info'>
  /** The clock of this process, in milliseconds. */
  readonly own?: (() => number) | undefined
}

const everyMs = 60_000
/** While they are apart: whoever puts a clock right need not wait a minute. */
const apartEveryMs = 5_000
const watchEveryMs = 1_000
const answerWithinMs = 2_000

/** Throws where the database does not answer: what nobody has told the time does not begin. */
export async function openClock({ url, log, own = () => Date.now() }: ClockOptions): Promise<Clock> {
  let line: pg.Client | null = null
  const ask = async () => {
    const told = await line?.query<{ ms: number }>(
      'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
    )
    const ms = told?.rows[0]?.ms
    if (ms === undefined) throw new Error('the database tells no time')
    return ms
  }
  /** A connection for each look: it goes to whoever is the database now. */
  const asking = async <T>(work: () => Promise<T>): Promise<T> => {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: answerWithinMs,
      query_timeout: answerWithinMs,
    })
    client.on('error', () => {})
    try {
      await client.connect()
      line = client
      return await work()
    } finally {
      line = null
      await client.end().catch(() => {})
    }
  }
  const kept = await asking(() => keepTime({ ask, own }))
  let looking: Promise<void> | null = null
  const look = () => {
    looking ??= asking(kept.look)
      .catch((error: unknown) => log.warn({ err: error }, 'the database was not asked what time it is'))
      .finally(() => {
        looking = null
      })
    return looking
  }
  const stop = watch({ kept, look, log })
  return {
    now: () => new Date(kept.now()),
    apart: kept.apart,
    look,
    why() {
      const apart = kept.apart()
      return apart && sentenceOf(apart)
    },
    figure: figureOf(kept, own),
    async close() {
      stop()
      await looking
    },
  }
}

/** Tells the change at once, and each minute again while they are apart. */
function watch({
  kept,
  look,
  log,
}: Pick<ClockOptions, 'log'> & { readonly kept: KeptTime; readonly look: () => Promise<void> }): () => void {
  let lookedAt = performance.now()
  let toldAt: number | null = null
  const tell = () => {
    const apart = kept.apart()
    if (!apart && toldAt !== null) {
      log.info(
        { errorMs: kept.errorMs() },
        'the clocks are together again: what is done by the clock goes on',
      )
      toldAt = null
    }
    if (!apart || (toldAt !== null && performance.now() - toldAt < everyMs)) return
    log.error({ ...apart }, sentenceOf(apart))
    toldAt = performance.now()
  }
  const turn = async () => {
    const pauseMs = kept.apart() ? apartEveryMs : everyMs
    if (performance.now() - lookedAt >= pauseMs) {
      lookedAt = performance.now()
      await look()
    }
    tell()
  }
  tell()
  const timer = setInterval(() => void turn(), watchEveryMs)
  timer.unref()
  return () => clearInterval(timer)
}

const sentenceOf = ({ whose, aheadMs }: Apart): string => {
  const seconds = `${Math.abs(aheadMs / 1000).toFixed(1)} s ${aheadMs > 0 ? 'ahead' : 'behind'}`
  const moved =
    whose === 'process'
      ? `the clock of this process is ${seconds} of the database's`
      : `the database's clock has gone ${seconds} of the time that was kept`
  return `${moved}: nothing is done by the clock`
}

const figureOf = (kept: KeptTime, own: () => number): Gauge =>
  new Gauge({
    name: 'jackfruit_clock_ahead_seconds',
    help: 'How far the clock of this process is ahead of the database time that it keeps.',
    registers: [],
    collect() {
      this.set((own() - kept.now()) / 1000)
    },
  })
