/**
 * What is asked at every stake, in memory: rows of a table whose `changed_xid` says which transaction changed them last.
 * Kept fresh by the events of whoever changes one, and by one small query every second, so that a lost event is made
 * good.
 */
import { sql } from 'kysely'
import type { Db, Tx } from '../database/db.ts'
import type { EventBus } from '../pushes/events.ts'
import { loop } from './loop.ts'

export interface KeptRows {
  /** Reads what changed since the last time. */
  refresh(): Promise<void>
  /** Told after the commit that changed a row: every process reads it at once. */
  tell(): void
  close(): Promise<void>
}

export interface KeptRowsOptions<Row> {
  readonly db: Db
  readonly bus: EventBus
  readonly onError: (error: unknown) => void
  /** Of the loop, of its events, and the reader to whom policies show the rows of all brands. */
  readonly name: string
  /** Rows that this transaction or a later one changed. */
  readonly changedSince: (tx: Tx, xid: bigint) => Promise<readonly Row[]>
  readonly keep: (row: Row) => void
}

const everyMs = 1_000

/** Opens with everything read: nobody is admitted before it is known whom to admit. */
export async function keepRows<Row>({
  db,
  bus,
  onError,
  name,
  changedSince,
  keep,
}: KeptRowsOptions<Row>): Promise<KeptRows> {
  let since = 0n
  let reading: Promise<void> = Promise.resolve()
  const read = () =>
    db.transaction().execute(async (tx) => {
      await sql`select set_config('app.reader', ${name}, true)`.execute(tx)
      const { rows: horizon } = await sql<{ next: bigint }>`
        select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as next`.execute(tx)
      for (const row of await changedSince(tx, since)) keep(row)
      // Rows of transactions above the horizon are read again: what committed late is not missed.
      since = horizon[0]?.next ?? since
    })
  const refresh = () => {
    reading = reading.catch(() => {}).then(read)
    return reading
  }
  await refresh()
  const poll = loop({
    ...{ name, everyMs, work: refresh, onError },
    // What is not heard of here is let through: it is asked every second, whatever went wrong.
    afterError: { firstMs: everyMs, mostMs: everyMs },
  })
  const forget = bus.subscribe(name, poll.wake)
  return {
    refresh,
    tell: () => bus.publish(name, ''),
    async close() {
      forget()
      await poll.stop()
      await reading.catch(() => {})
    },
  }
}
