import { invariant, type Minor, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import { lockAccounts } from './accounts.ts'
import { type Kind, kinds, readStatus } from './kinds.ts'
import type { Outcome } from './movement.ts'

export interface Posting {
  /** Unique per account. A second call with the same content writes nothing and answers as the first did. */
  readonly key: string
  readonly kind: Extract<Kind, 'grant' | 'promo' | 'adjust' | 'move'>
  readonly accountId: bigint
  readonly houseId: number
  /** Signed: what the member's account gains. */
  readonly amount: Minor
}

/**
 * The second door: writes one transfer inside the caller's transaction. Throws
 * Refusal('insufficient_funds', {balance}) or Refusal('key_conflict'); either rolls all of it back.
 */
export async function post(tx: Tx, posting: Posting): Promise<Outcome> {
  const { key, kind, accountId, houseId, amount } = posting
  invariant(amount !== 0n, `posting ${key} moves nothing`)
  const { rows } = await sql<{ o_status: number; o_balance: bigint; o_seq: bigint }>`
    select * from ledger.post(${accountId}, ${kinds[kind]}::smallint, ${amount}, ${houseId}, ${key}, '')`.execute(
    tx,
  )
  const [row] = rows
  invariant(row, `posting ${key} got no answer`)
  const outcome = { ...readStatus(row.o_status), balance: row.o_balance, seq: row.o_seq }
  if (outcome.status === 'insufficient') throw new Refusal('insufficient_funds', { balance: outcome.balance })
  if (outcome.status !== 'posted') throw new Refusal('key_conflict')
  return outcome
}

export interface Move {
  readonly key: string
  readonly from: bigint
  readonly to: bigint
  /** The house through which members' money passes; its balance stays zero. */
  readonly clearingId: number
  readonly amount: Minor
}

/** Moves money between two members: both accounts locked in id order, both legs or none. */
export async function move(
  tx: Tx,
  { key, from, to, clearingId, amount }: Move,
): Promise<{ from: Outcome; to: Outcome }> {
  invariant(amount > 0n, `move ${key} must move something`)
  invariant(from !== to, `move ${key} goes from an account to itself`)
  await lockAccounts(tx, [from, to])
  const given = await post(tx, { key, kind: 'move', accountId: from, houseId: clearingId, amount: -amount })
  const taken = await post(tx, { key, kind: 'move', accountId: to, houseId: clearingId, amount })
  return { from: given, to: taken }
}
