/** Reading the stream of transfers: a member's statement, a round, and everything since a watermark. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { type Kind, kindName } from './kinds.ts'

export interface Transfer {
  readonly accountId: bigint
  readonly seq: bigint
  readonly amount: bigint
  readonly balanceAfter: bigint
  readonly at: Date
  readonly houseId: number
  readonly gameId: number
  readonly kind: Kind
  /** False for what was asked and refused, and for tombstones: nothing moved. */
  readonly posted: boolean
  readonly closes: boolean
  readonly key: string
  readonly round: string
}

export interface Row extends Omit<Transfer, 'kind' | 'posted'> {
  kind: number
  status: number
}

export const columns =
  sql.raw(`account_id as "accountId", seq, amount, balance_after as "balanceAfter", created_at as at,
  house_id as "houseId", game_id as "gameId", kind, status, closes, key, round`)

export const read = ({ kind, status, ...rest }: Row): Transfer => ({
  ...rest,
  kind: kindName(kind),
  posted: status === 1,
})

/** An account's transfers, newest first, from below `before` on. Flat however deep the page lies. */
export async function statement(
  db: Db | Tx,
  accountId: bigint,
  { before, limit }: { before?: bigint; limit: number },
): Promise<Transfer[]> {
  const { rows } = await sql<Row>`
    select ${columns} from ledger.transfers
     where account_id = ${accountId} and seq < ${before ?? 9223372036854775807n}
     order by seq desc limit ${limit}`.execute(db)
  return rows.map(read)
}

export async function movementsOfRound(db: Db | Tx, accountId: bigint, round: string): Promise<Transfer[]> {
  const { rows } = await sql<Row>`
    select ${columns} from ledger.by_rounds(array[${accountId}::bigint], array[${round}::text]) order by seq`.execute(
    db,
  )
  return rows.map(read)
}

/** The same of many rounds at once, each in the order of its account's statement. */
export async function movementsOfRounds(
  db: Db | Tx,
  rounds: readonly { readonly accountId: bigint; readonly round: string }[],
): Promise<Transfer[]> {
  const { rows } = await sql<Row>`
    select ${columns} from ledger.by_rounds(
        ${rounds.map(({ accountId }) => accountId)}::bigint[], ${rounds.map(({ round }) => round)}::text[])
     order by account_id, seq`.execute(db)
  return rows.map(read)
}

/** The transfer that a key wrote on this account, if it did. */
export async function transferByKey(db: Db | Tx, accountId: bigint, key: string): Promise<Transfer | null> {
  const { rows } = await sql<Row>`
    select ${columns} from ledger.by_keys(array[${accountId}::bigint], array[${key}::text])`.execute(db)
  return rows[0] ? read(rows[0]) : null
}

export interface Window {
  readonly transfers: Transfer[]
  /** Where the next reading starts. Keep it in the transaction that uses the transfers. */
  readonly next: bigint
}

/**
 * Transfers of every transaction from `since` on that has ended for good.
 *
 * Transactions commit out of order, so a time or a sequence would skip the late ones. The
 * snapshot's xmin is the oldest transaction still running: everything below it is final, and a
 * window [since, xmin) can never gain a row after it was read.
 */
export async function transfersSince(db: Db | Tx, since: bigint, limit = 5_000): Promise<Window> {
  const { rows: bounds } = await sql<{ horizon: bigint; last: bigint | null }>`
    with h as (select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as horizon),
         page as (select t.xid from ledger.transfers t, h where t.xid >= ${since} and t.xid < h.horizon order by t.xid limit ${limit})
    select h.horizon, (select max(xid) from page) as last from h`.execute(db)
  const { horizon = since, last = null } = bounds[0] ?? {}
  if (last === null) return { transfers: [], next: horizon > since ? horizon : since }
  const { rows } = await sql<Row>`
    select ${columns} from ledger.transfers where xid >= ${since} and xid <= ${last} order by xid, account_id, seq`.execute(
    db,
  )
  return { transfers: rows.map(read), next: last + 1n }
}
