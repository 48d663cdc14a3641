/**
 * The time by which everything ends, expires, pays and counts: the database's, in every process. Each compares its
 * own clock with it at its start and every minute, and does nothing by the clock while they are apart.
 */
import { type Apart, type KeptTime, keepTime, sentenceOf, type Telling, watchTime } from '@jackfruit/kernel'
import { bounds, connectClient } from '@jackfruit/postgres'
import type pg from 'pg'
import { Gauge } from 'prom-client'

export interface Clock {
  /** The database's time. */
  now(): Date
  /** Null while the clocks are together. */
  apart(): Apart | null
  /** Compares again. Throws where the database does not answer: what was kept goes on. */
  look(): Promise<void>
  /** Why nothing is done by the clock, for everybody to read; null while the clocks are together. */
  why(): string | null
  readonly figure: Gauge
  close(): Promise<void>
}

export interface ClockOptions {
  readonly url: string
  readonly log: Telling
  /** The clock of this process, in milliseconds. */
  readonly own?: (() => number) | undefined
}

const watchEveryMs = 1_000
/** Longer than that an answer says nothing about the time. */
const quickly = { statementMs: 2_000, answerMs: 2_500 }

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
    line = await connectClient(url, { bounds: { ...bounds.answering, ...quickly } })
    try {
      return await work()
    } finally {
      const left = line
      line = null
      await left.end().catch(() => {})
    }
  }
  const kept = await asking(() => keepTime({ ask, own }))
  let looking: Promise<void> | null = null
  const look = () => {
    looking ??= asking(kept.look).finally(() => {
      looking = null
    })
    return looking
  }
  const watch = watchTime(kept, { look, log })
  const timer = setInterval(() => void watch(), watchEveryMs)
  timer.unref()
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
      clearInterval(timer)
      await looking?.catch(() => {})
    },
  }
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
