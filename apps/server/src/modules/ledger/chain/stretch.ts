/** A stretch of one account's chain, between two points that were kept apart when they were sealed. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { genesis, linkColumns } from './chain.ts'
import { markEvery, printBytes } from './marks.ts'

export interface Point {
  readonly seq: bigint
  readonly head: Buffer
}

/**
 * The nearest points around these entries: the last mark before the first of them, and the first mark
 * after the last, or the head where that lies nearer. The beginning of all chains needs no mark.
 */
export async function chainAround(
  db: Db | Tx,
  accountId: bigint,
  { first, last }: { first: bigint; last: bigint },
): Promise<{ start: Point; end: Point }> {
  const { rows } = await sql<Point & { side: 'start' | 'end' }>`
    (select 'start' as side, seq, head from ledger.chain_marks
      where account_id = ${accountId} and seq < ${first} order by seq desc limit 1)
    union all
    (select 'end', seq, head from (
      (select seq, head from ledger.chain_marks where account_id = ${accountId} and seq >= ${last} order by seq limit 1)
      union all select seq, head from ledger.chain_heads where account_id = ${accountId}) points
      order by seq >= ${last} desc, case when seq >= ${last} then seq else -seq end limit 1)`.execute(db)
  const zero: Point = { seq: 0n, head: genesis }
  const start = rows.find(({ side }) => side === 'start') ?? zero
  const end = rows.find(({ side }) => side === 'end') ?? zero
  return { start, end: end.seq < start.seq ? start : end }
}

export interface SealedLine {
  readonly seq: bigint
  readonly line: string
  /** In hex; empty where none was kept. */
  readonly print: string
}

/** Entries after one and up to another, as the chain sees them, each with what its sealing left behind. */
export async function sealedLines(
  db: Db | Tx,
  accountId: bigint,
  { after, upTo, limit }: { after: bigint; upTo: bigint; limit: number },
): Promise<SealedLine[]> {
  const { rows } = await sql<{ seq: bigint; line: string }>`
    select ${sql.raw(linkColumns)} from ledger.transfers
     where account_id = ${accountId} and seq > ${after} and seq <= ${upTo} order by seq limit ${limit}`.execute(
    db,
  )
  const to = rows.at(-1)?.seq ?? after
  const { rows: kept } = await sql<{ seq: bigint; prints: Buffer }>`
    select seq, prints from ledger.chain_marks where account_id = ${accountId}
       and seq > ${after} and seq < ${to + markEvery}
    union all select seq, prints from ledger.chain_heads where account_id = ${accountId} and prints <> ''`.execute(
    db,
  )
  const prints = new Map<bigint, string>()
  for (const { seq, prints: bytes } of kept) {
    const count = BigInt(bytes.length / printBytes)
    for (let n = 0n; n < count; n++) {
      const from = Number(n) * printBytes
      prints.set(seq - count + 1n + n, bytes.subarray(from, from + printBytes).toString('hex'))
    }
  }
  return rows.map(({ seq, line }) => ({ seq, line, print: prints.get(seq) ?? '' }))
}
