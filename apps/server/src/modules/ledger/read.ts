/** Reading transfers: a member's statement, a round, and what a key wrote. */
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

export function readOr<T>(row: Row, otherwise: (row: Row) => T): Transfer | T {
  const kind = kindNamed(row.kind)
  if (!kind || !storedStatuses.includes(row.status)) return otherwise(row)
  // Field by field: followers read every transfer, and copies of what is left over cost more than the rest of it.
  return {
    accountId: row.accountId,
    seq: row.seq,
    amount: row.amount,
    balanceAfter: row.balanceAfter,
    at: row.at,
    houseId: row.houseId,
    gameId: row.gameId,
    kind,
    posted: row.status === 1,
    closes: row.closes,
    key: row.key,
    round: row.round,
  }
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

/**
 * Of these rounds those that have other movements than so many, posted or refused: who holds all of a round need not ask
 * for it again.
 */
export async function roundsBeyond<T extends Pick<Transfer, 'accountId' | 'round'> & { movements: number }>(
  db: Db | Tx,
  rounds: readonly T[],
): Promise<T[]> {
  const { rows } = await sql<{ o: number }>`
    select o from ledger.rounds_beyond(${rounds.map(({ accountId }) => accountId)}::bigint[],
        ${rounds.map(({ round }) => round)}::text[],
        ${rounds.map(({ movements }) => movements)}::int[]) o`.execute(db)
  return rows.flatMap(({ o }) => rounds[o - 1] ?? [])
}

/** The transfer that a key wrote on this account, if it did. */
export async function transferByKey(db: Db | Tx, accountId: bigint, key: string): Promise<Transfer | null> {
  const { rows } = await sql<Row>`
    select ${columns} from ledger.by_keys(array[${accountId}::bigint], array[${key}::text])`.execute(db)
  return rows[0] ? read(rows[0]) : null
}
