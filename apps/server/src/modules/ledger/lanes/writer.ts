/** The connection that a lane writes over: made at the start, and anew when it was lost. */
import { bounds, confirm, connectClient, pauseMs } from '@jackfruit/postgres'
import type pg from 'pg'
import type { Movement, Outcome } from '../movement.ts'
import { type Answer, outcomesOf, statementOf } from './lane-sql.ts'

export interface Writer {
  connect(): Promise<void>
  /** One round trip and one commit for all of them. */
  write(movements: readonly Movement[]): Promise<Outcome[]>
  /** Room for what is written this month and next. */
  ensurePartitions(): Promise<void>
  /** Leaves a connection of which nobody knows what it did. */
  drop(): void
  /** Why nothing can be written; null while it can. */
  why(): string | null
  close(): Promise<void>
}

interface WriterOptions {
  readonly url: string
  readonly now: (() => Date) | undefined
  readonly onError: (error: Error) => void
}

/** Its number dies with the connection: no standby has to have it, and a lane is there though none answers. */
const newWriter = `select ledger.new_writer() as writer, set_config('synchronous_commit', 'local', true)`

/** A repeat is not acknowledged before the standby has what it repeats. */
const wroteNothing = (outcomes: readonly Outcome[]) =>
  outcomes.some(({ replayed }) => replayed) &&
  !outcomes.some(({ status, replayed }) => status === 'posted' && !replayed)

/** A lane at rest notices, too, that its database fell silent, before the next stake does. */
const heartbeatMs = 3_000

interface Held {
  readonly client: pg.Client
  readonly number: number
}

export function openWriter({ url, now, onError }: WriterOptions): Writer {
  let held: Held | null = null
  let connecting: Promise<Held> | null = null
  let failures = 0
  let lostAt = 0
  let closed = false

  async function connect(): Promise<Held> {
    let number = 0
    const client = await connectClient(url, { bounds: bounds.answering, heartbeatMs }, async (made) => {
      const { rows } = await made.query<{ writer: number }>(newWriter)
      number = rows[0]?.writer ?? 0
    })
    const fresh = { client, number }
    client.on('error', onError)
    client.once('end', () => {
      if (held === fresh) left()
    })
    held = fresh
    failures = 0
    return fresh
  }

  /** Once, however many ask for it. */
  async function connected(): Promise<Held> {
    if (held) return held
    connecting ??= connect().finally(() => {
      connecting = null
    })
    return connecting
  }

  function left() {
    held = null
    lostAt = performance.now()
    connectSoon()
  }

  /** Though nobody writes: who is not ready is asked nothing, and would stay so. */
  function connectSoon() {
    const again = (error: Error) => {
      failures++
      onError(error)
      connectSoon()
    }
    const connectAgain = async () => {
      if (!closed) await connected()
    }
    setTimeout(() => void connectAgain().catch(again), pauseMs(failures)).unref()
  }

  return {
    connect: async () => void (await connected()),
    async write(movements) {
      const { client, number } = await connected()
      const { rows } = await client.query<Answer>(statementOf(number, movements, now?.() ?? null))
      const [answer] = rows
      if (!answer) throw new Error('the ledger gave no answer')
      const outcomes = outcomesOf(answer)
      if (wroteNothing(outcomes)) await confirm(client)
      return outcomes
    },
    async ensurePartitions() {
      await held?.client.query('select ledger.ensure_partitions(now()::date, 2)').catch(onError)
    },
    drop() {
      if (!held) return
      void held.client.end().catch(() => {})
      left()
    },
    why: () => (held ? null : `no connection for ${Math.round((performance.now() - lostAt) / 1_000)} s`),
    async close() {
      closed = true
      await held?.client.end()
    },
  }
}
