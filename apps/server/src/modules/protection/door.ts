/**
 * What the vendors' door must know of every account, in memory: a stake asks no database. Accounts without a guard are
 * not in it. A judged stake is decided by the ledger itself, under the account's lock.
 */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { EventBus } from '../../platform/pushes/events.ts'
import { type KeptRows, keepRows } from '../../platform/work/kept-rows.ts'

export interface StakeVerdict {
  /** The ledger has to judge this stake. */
  readonly guarded: boolean
  /** The member has closed the account: it takes no stake now. */
  readonly isClosed: boolean
}

export interface Door extends KeptRows {
  /** Asks nobody: answers from memory. */
  mayStake(accountId: bigint): StakeVerdict
}

export interface DoorOptions {
  readonly db: Db
  readonly bus: EventBus
  readonly now: () => Date
  readonly onError: (error: unknown) => void
}

const free: StakeVerdict = { guarded: false, isClosed: false }

interface Row {
  readonly accountId: bigint
  readonly isGuarded: boolean
  readonly closedUntil: Date | null
}

export async function openDoor({ db, bus, now, onError }: DoorOptions): Promise<Door> {
  const guarded = new Map<bigint, Date | null>()
  const kept = await keepRows<Row>({
    ...{ db, bus, onError, name: 'protection' },
    changedSince: async (tx, xid) => {
      const { rows } = await sql<Row>`
        select account_id as "accountId", is_guarded as "isGuarded", closed_until as "closedUntil"
          from protection.members where changed_xid >= ${xid}`.execute(tx)
      return rows
    },
    keep({ accountId, isGuarded, closedUntil }) {
      if (isGuarded) guarded.set(accountId, closedUntil)
      else guarded.delete(accountId)
    },
  })
  return {
    ...kept,
    mayStake(accountId) {
      const until = guarded.get(accountId)
      if (until === undefined) return free
      return { guarded: true, isClosed: until !== null && until > now() }
    },
  }
}
