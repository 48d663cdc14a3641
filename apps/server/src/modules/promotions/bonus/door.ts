/**
 * What the door of stakes must know of purses with bonuses, in memory: a stake asks no database. Purses without one are
 * not in it. Kept fresh by whoever changes one, and by one small query every second; the bound itself is judged by the
 * ledger, under the account's lock.
 */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import type { EventBus } from '../../../platform/pushes/events.ts'
import { loop } from '../../../platform/work/loop.ts'

export interface PurseMarks {
  /** Bonus money waits beside it until cash is out. */
  readonly waits: boolean
  readonly stakeMost: Minor | null
}

export interface BonusDoor {
  /** Asks nobody: answers from memory; null where no bonus runs. */
  marksOf(accountId: bigint): PurseMarks | null
  refresh(): Promise<void>
  /** Told after the commit that changed a purse's bonuses: every process reads it at once. */
  tell(): void
  close(): Promise<void>
}

const channel = 'bonuses'

interface Row extends PurseMarks {
  readonly accountId: bigint
}

export async function openBonusDoor({
  db,
  bus,
  onError,
}: {
  readonly db: Db
  readonly bus: EventBus
  readonly onError: (error: unknown) => void
}): Promise<BonusDoor> {
  const marks = new Map<bigint, PurseMarks>()
  let since = 0n
  let reading: Promise<void> = Promise.resolve()
  const read = () =>
    db.transaction().execute(async (tx) => {
      await sql`select set_config('app.reader', 'bonuses', true)`.execute(tx)
      const { rows: horizon } = await sql<{ next: bigint }>`
        select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as next`.execute(tx)
      const { rows } = await sql<Row>`
        select account_id as "accountId", waits, stake_most as "stakeMost" from promotions.purse_marks
         where changed_xid >= ${since}`.execute(tx)
      for (const { accountId, waits, stakeMost } of rows)
        if (waits || stakeMost !== null) marks.set(accountId, { waits, stakeMost })
        else marks.delete(accountId)
      // Rows of transactions above the horizon are read again: what committed late is not missed.
      since = horizon[0]?.next ?? since
    })
  const refresh = () => {
    reading = reading.catch(() => {}).then(read)
    return reading
  }
  await refresh()
  const poll = loop({
    ...{ name: 'bonuses of purses', everyMs: 1_000, work: refresh, onError },
    // What the door does not hear of it lets through: it asks every second, whatever went wrong.
    afterError: { firstMs: 1_000, mostMs: 1_000 },
  })
  const forget = bus.subscribe(channel, poll.wake)
  return {
    marksOf: (accountId) => marks.get(accountId) ?? null,
    refresh,
    tell: () => bus.publish(channel, ''),
    async close() {
      forget()
      await poll.stop()
      await reading.catch(() => {})
    },
  }
}
