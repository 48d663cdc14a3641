import { invariant, type Minor, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { lockAccounts } from './accounts.ts'
import { type Kind, kinds, readStatus } from './kinds.ts'
import type { Outcome } from './movement.ts'

/** Kinds of one transfer that joins a larger transaction. */
export type PostedKind = Extract<
  Kind,
  | 'grant'
  | 'promo'
  | 'adjust'
  | 'move'
  | 'deposit'
  | 'depositReversal'
  | 'payout'
  | 'fee'
  | 'fund'
  | 'earn'
  | 'redeem'
  | 'redeemBack'
  | 'pointsCash'
  | 'rebate'
  | 'salary'
  | 'dividend'
  | MovedKind
>
/** Kinds that pass from one account to another, both legs or none. */
export type MovedKind = Extract<
  Kind,
  | 'move'
  | 'hold'
  | 'release'
  | 'toVendor'
  | 'fromVendor'
  | 'upline'
  | 'downline'
  | 'peer'
  | 'check'
  | 'checked'
  | 'reward'
  | 'forfeit'
  | 'bill'
>

export interface Posting {
  /** Unique per account. A second call with the same content writes nothing and answers as the first did. */
  readonly key: string
  readonly kind: PostedKind
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

/**
 * Postings of one kind to many accounts, each account once, in one statement: what `post` does for each. Either all of
 * them stand, or one refuses, and its refusal rolls all of it back.
 */
export async function postAll(
  tx: Tx,
  kind: PostedKind,
  postings: readonly Omit<Posting, 'kind'>[],
): Promise<void> {
  if (postings.length === 0) return
  for (const { key, amount } of postings) invariant(amount !== 0n, `posting ${key} moves nothing`)
  const column = <T>(pick: (posting: Omit<Posting, 'kind'>) => T) => postings.map(pick)
  const { rows } = await sql<{ status: number; balance: bigint }>`
    select o_status as status, o_balance as balance from ledger.post_all(${kinds[kind]}::smallint,
      ${column(({ accountId }) => accountId)}::bigint[], ${column(({ amount }) => amount)}::bigint[],
      ${column(({ houseId }) => houseId)}::int[], ${column(({ key }) => key)}::text[])`.execute(tx)
  invariant(rows.length === postings.length, 'postings got no answer')
  for (const { status: code, balance } of rows) {
    const { status } = readStatus(code)
    if (status === 'insufficient') throw new Refusal('insufficient_funds', { balance })
    if (status !== 'posted') throw new Refusal('key_conflict')
  }
}

export interface Move {
  readonly key: string
  /** Usually `move`: between two members. */
  readonly kind?: MovedKind
  readonly from: bigint
  readonly to: bigint
  /** The house through which members' money passes; its balance stays zero. */
  readonly clearingId: number
  readonly amount: Minor
}

/** Moves money between two accounts of members: both locked in id order, both legs or none. */
export async function move(
  tx: Tx,
  { key, kind = 'move', from, to, clearingId, amount }: Move,
): Promise<{ from: Outcome; to: Outcome }> {
  invariant(amount > 0n, `move ${key} must move something`)
  invariant(from !== to, `move ${key} goes from an account to itself`)
  await lockAccounts(tx, [from, to])
  const given = await post(tx, { key, kind, accountId: from, houseId: clearingId, amount: -amount })
  const taken = await post(tx, { key, kind, accountId: to, houseId: clearingId, amount })
  return { from: given, to: taken }
}
