/** Reading the stream of transfers: a member's statement, a round, and everything since a watermark. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { type Kind, kindNamed, storedStatuses } from './kinds.ts'

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

/** A transfer that this version of the program does not know: a later one wrote it, or it is corrupt. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
  readonly accountId: bigint
  readonly seq: bigint
  /** As they are stored. */
  readonly codes: { readonly kind: number; readonly status: number }
  constructor({ accountId, seq, kind, status }: Row) {
    super(`transfer ${seq} of account ${accountId} is of an unknown kind ${kind} or status ${status}`)
    this.accountId = accountId
    this.seq = seq
    this.codes = { kind, status }
  }
}

export function readOr<T>({ kind: number, status, ...rest }: Row, otherwise: (row: Row) => T): Transfer | T {
  const kind = kindNamed(number)
  if (!kind || !storedStatuses.includes(status)) return otherwise({ ...rest, kind: number, status })
  return { ...rest, kind, posted: status === 1 }
}

/** Never a guess: what is not known is not read. */
export const read = (row: Row): Transfer =>
  readOr(row, (unknown) => {
    throw new Unreadable(unknown)
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
  /** Each by itself, so that one that is not known takes no other with it. */
  readonly transfers: readonly (Transfer | Unreadable)[]
  /** The transaction that wrote each. */
  readonly xids: readonly bigint[]
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
  const { rows } = await sql<Row & { xid: bigint }>`
    select ${columns}, xid from ledger.stream(${since}, ${limit})`.execute(db)
  const xids: bigint[] = []
  const transfers = rows.map(({ xid, ...row }) => {
    xids.push(xid)
    return readOr(row, (unknown) => new Unreadable(unknown))
  })
  const last = xids.at(-1)
  return { transfers, xids, next: last === undefined ? since : last + 1n }
}
