/**
 * What the door of stakes must know of purses with bonuses, in memory: a stake asks no database. Purses without one are
 * not in it. The bound itself is judged by the ledger, under the account's lock.
 */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/db.ts'
import type { EventBus } from '../../../platform/pushes/events.ts'
import { type KeptRows, keepRows } from '../../../platform/work/kept-rows.ts'

export interface PurseMarks {
  /** Bonus money waits beside it until cash is out. */
  readonly waits: boolean
  readonly stakeMost: Minor | null
}

export interface BonusDoor extends KeptRows {
  /** Asks nobody: answers from memory; null where no bonus runs. */
  marksOf(accountId: bigint): PurseMarks | null
}

interface Row extends PurseMarks {
  readonly accountId: bigint
}

export async function openBonusDoor(parts: {
  readonly db: Db
  readonly bus: EventBus
  readonly onError: (error: unknown) => void
}): Promise<BonusDoor> {
  const marks = new Map<bigint, PurseMarks>()
  const kept = await keepRows<Row>({
    ...{ ...parts, name: 'bonuses' },
    changedSince: async (tx, xid) => {
      const { rows } = await sql<Row>`
        select account_id as "accountId", waits, stake_most as "stakeMost" from promotions.purse_marks
         where changed_xid >= ${xid}`.execute(tx)
      return rows
    },
    keep({ accountId, waits, stakeMost }) {
      if (waits || stakeMost !== null) marks.set(accountId, { waits, stakeMost })
      else marks.delete(accountId)
    },
  })
  return { ...kept, marksOf: (accountId) => marks.get(accountId) ?? null }
}
