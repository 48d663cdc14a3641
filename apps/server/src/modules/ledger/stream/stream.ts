/**
 * Everything since a watermark, as followers read it. All of a transfer but its two texts comes as one: the driver makes
 * three values of a row instead of thirteen, which was most of what reading it cost.
 */
import { sql } from 'kysely'
import pg from 'pg'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { type Row, readOr, type Transfer, Unreadable } from '../read.ts'

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
  const { rows } = await sql<Packed>`
    select concat_ws('|', xid, created_at, account_id, seq, amount, balance_after, house_id, game_id, kind, status,
        closes) as packed, key, round
      from ledger.stream(${since}, ${limit})`.execute(db)
  const xids: bigint[] = []
  // All of one transaction have its number and its instant.
  let of = { xidText: '', xid: 0n, atText: '', at: new Date(0) }
  const transfers = rows.map((row) => {
    const columns = row.packed.split('|')
    const [xidText = '', atText = ''] = columns
    if (xidText !== of.xidText || atText !== of.atText)
      of = { xidText, xid: BigInt(xidText), atText, at: instantOf(atText) }
    xids.push(of.xid)
    return readOr(unpacked(row, columns, of.at), (unknown) => new Unreadable(unknown))
  })
  return { transfers, xids, next: xids.length === 0 ? since : of.xid + 1n }
}

interface Packed {
  readonly packed: string
  readonly key: string
  readonly round: string
}

const timestamptz = 1184
const instantOf = pg.types.getTypeParser(timestamptz) as (text: string) => Date

const unpacked = ({ key, round }: Packed, columns: readonly string[], at: Date): Row => ({
  accountId: BigInt(columns[2] ?? ''),
  seq: BigInt(columns[3] ?? ''),
  amount: BigInt(columns[4] ?? ''),
  balanceAfter: BigInt(columns[5] ?? ''),
  at,
  houseId: Number(columns[6]),
  gameId: Number(columns[7]),
  kind: Number(columns[8]),
  status: Number(columns[9]),
  closes: columns[10] === 't',
  key,
  round,
})
