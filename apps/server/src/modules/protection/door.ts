/**
 * What the vendors' door must know of every account, in memory: a stake asks no database. Accounts
 * without a guard are not in it. Kept fresh by the events of whoever changes something, and by one
 * small query every second, so that a lost event is made good; a judged stake is decided by the ledger
 * itself, under the account's lock.
 */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { EventBus } from '../../platform/pushes/events.ts'
import { loop } from '../../platform/work/loop.ts'

export interface StakeVerdict {
  /** The ledger has to judge this stake. */
  readonly guarded: boolean
  /** The member has closed the account: it takes no stake now. */
  readonly isClosed: boolean
}

export interface Door {
  /** Asks nobody: answers from memory. */
  mayStake(accountId: bigint): StakeVerdict
  /** Reads what changed since the last time. */
  refresh(): Promise<void>
  /** Told after the commit that changed a member's protection: every process reads it at once. */
  tell(): void
  close(): Promise<void>
}

export interface DoorOptions {
  readonly db: Db
  readonly bus: EventBus
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

const channel = 'protection'
const free: StakeVerdict = { guarded: false, isClosed: false }

interface Row {
  readonly accountId: bigint
  readonly isGuarded: boolean
  readonly closedUntil: Date | null
}

/** Opens with everything read: no stake is admitted before the door knows whom it may admit. */
export async function openDoor({ db, bus, now, onError }: DoorOptions): Promise<Door> {
  const guarded = new Map<bigint, Date | null>()
  let since = 0n
  let reading: Promise<void> = Promise.resolve()

  const read = () =>
    db.transaction().execute(async (tx) => {
      await sql`select set_config('app.reader', 'protection', true)`.execute(tx)
      const { rows: horizon } = await sql<{ next: bigint }>`
        select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as next`.execute(tx)
      const { rows } = await sql<Row>`
        select account_id as "accountId", is_guarded as "isGuarded", closed_until as "closedUntil"
          from protection.members where changed_xid >= ${since}`.execute(tx)
      for (const row of rows) {
        if (row.isGuarded) guarded.set(row.accountId, row.closedUntil)
        else guarded.delete(row.accountId)
      }
      // Rows of transactions above the horizon are read again: what committed late is not missed.
      since = horizon[0]?.next ?? since
    })
  const refresh = () => {
    reading = reading.catch(() => {}).then(read)
    return reading
  }
  await refresh()
  const poll = loop({
    ...{ name: 'protection', everyMs: 1_000, work: refresh, onError },
    // What the door does not hear of it lets through: it asks every second, whatever went wrong.
    afterError: { firstMs: 1_000, mostMs: 1_000 },
  })
  const forget = bus.subscribe(channel, poll.wake)

  return {
    mayStake(accountId) {
      const until = guarded.get(accountId)
      if (until === undefined) return free
      return { guarded: true, isClosed: until !== null && until > now() }
    },
    refresh,
    tell: () => bus.publish(channel, ''),
    async close() {
      forget()
      await poll.stop()
      await reading.catch(() => {})
    },
  }
}
