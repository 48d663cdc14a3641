import { invariant, type Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { kinds, readStatus } from './kinds.ts'
import type { Outcome } from './movement.ts'

export interface Correction {
  readonly kind: 'winRollback' | 'adjust'
  readonly accountId: bigint
  readonly houseId: number
  readonly gameId: number
  readonly key: string
  /** The key of the transfer that is corrected. */
  readonly target: string
  readonly round: string
  /** Signed; of an adjustment only: a win is taken back whole. */
  readonly amount: Minor
}

/** What could not be taken because it was spent is owed: `shortfall` was written to the member's debts. */
export interface Corrected extends Outcome {
  readonly shortfall: Minor
}

/** Takes a win back, or settles anew. Rare, so it goes by itself and not through the lanes. */
export async function correct(tx: Db | Tx, correction: Correction): Promise<Corrected> {
  const { kind, accountId, houseId, gameId, key, target, round, amount } = correction
  const { rows } = await sql<{
    o_status: number
    o_balance: bigint
    o_seq: bigint
    o_shortfall: bigint
  }>`select * from ledger.correct(0, ${accountId}, ${kinds[kind]}::smallint, ${amount}, ${houseId}, ${gameId}, ${key},
       ${round}, ${target})`.execute(tx)
  const [row] = rows
  invariant(row, `correction ${key} got no answer`)
  return { ...readStatus(row.o_status), balance: row.o_balance, seq: row.o_seq, shortfall: row.o_shortfall }
}
