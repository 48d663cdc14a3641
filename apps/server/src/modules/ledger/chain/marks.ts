/** Points of an account's chain that are kept beside it: where a check may start, and what each entry left. */
import type pg from 'pg'
import { genesis, nextHead } from './chain.ts'

export const markEvery = 64n
export const printBytes = 4

/** Where an account's chain stands. `prints` are of the entries since the last mark. */
export interface Standing {
  readonly seq: bigint
  readonly head: Buffer
  readonly prints: Buffer
}

export interface Mark extends Standing {
  readonly accountId: bigint
}

export const beginning: Standing = { seq: 0n, head: genesis, prints: Buffer.alloc(0) }

/** The standing after one more entry, and the mark that is due there. */
export function oneMore(
  before: Standing,
  { accountId, seq, line }: { accountId: bigint; seq: bigint; line: Uint8Array | string },
): { after: Standing; mark: Mark | null } {
  const head = nextHead(before.head, line)
  const prints = Buffer.concat([before.prints, head.subarray(0, printBytes)])
  if (seq % markEvery !== 0n) return { after: { seq, head, prints }, mark: null }
  return { after: { seq, head, prints: Buffer.alloc(0) }, mark: { accountId, seq, head, prints } }
}

export async function keepMarks(client: pg.Client, marks: readonly Mark[]): Promise<void> {
  if (marks.length === 0) return
  await client.query(
    `insert into ledger.chain_marks (account_id, seq, head, prints)
     select * from unnest($1::bigint[], $2::bigint[], $3::bytea[], $4::bytea[])`,
    [
      marks.map(({ accountId }) => accountId),
      marks.map(({ seq }) => seq),
      marks.map(({ head }) => head),
      marks.map(({ prints }) => prints),
    ],
  )
}
