/** One-time codes as rows. Every function works inside a transaction that named the brand. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'

export interface NewCode {
  readonly merchantId: number
  readonly key: Buffer
  readonly codeHash: Buffer
  readonly at: Date
  readonly expiresAt: Date
}

/** A fresh code in place of the last one. */
export async function putCode(tx: Tx, code: NewCode): Promise<void> {
  await sql`
    insert into identity.codes (merchant_id, key, code_hash, created_at, expires_at)
    values (${code.merchantId}, ${code.key}, ${code.codeHash}, ${code.at}, ${code.expiresAt})
    on conflict (merchant_id, key) do update set code_hash = excluded.code_hash, tries = 0, used_at = null,
      created_at = excluded.created_at, expires_at = excluded.expires_at`.execute(tx)
}

export interface CodeTry {
  readonly merchantId: number
  readonly key: Buffer
  readonly codeHash: Buffer
  readonly at: Date
}

/** What became of one try; `none`: there is no code, or it was used. */
export type Verdict = 'right' | 'wrong' | 'spent' | 'expired' | 'none'

/**
 * One statement counts, compares and uses up: under a thousand tries at once the row's lock lets
 * `triesMax` of them be compared and no more.
 */
export async function tryCode(tx: Tx, code: CodeTry, triesMax: number): Promise<Verdict> {
  const { merchantId, key, codeHash, at } = code
  const { rows } = await sql<{ isRight: boolean }>`
    update identity.codes set
      tries = case when code_hash = ${codeHash} then tries else tries + 1 end,
      used_at = case when code_hash = ${codeHash} then ${at}::timestamptz end
    where merchant_id = ${merchantId} and key = ${key}
      and used_at is null and expires_at > ${at} and tries < ${triesMax}
    returning used_at is not null as "isRight"`.execute(tx)
  const [tried] = rows
  if (tried) return tried.isRight ? 'right' : 'wrong'
  return whyNot(tx, code, triesMax)
}

async function whyNot(tx: Tx, { merchantId, key, at }: CodeTry, triesMax: number): Promise<Verdict> {
  const { rows } = await sql<{ tries: number; usedAt: Date | null; expiresAt: Date }>`
    select tries, used_at as "usedAt", expires_at as "expiresAt" from identity.codes
    where merchant_id = ${merchantId} and key = ${key}`.execute(tx)
  const [row] = rows
  if (!row || row.usedAt) return 'none'
  if (row.tries >= triesMax) return 'spent'
  return row.expiresAt <= at ? 'expired' : 'none'
}

/** The code was not sent: a new one may be asked for at once. */
export async function dropCode(tx: Tx, merchantId: number, key: Buffer, codeHash: Buffer): Promise<void> {
  await sql`delete from identity.codes
    where merchant_id = ${merchantId} and key = ${key} and code_hash = ${codeHash}`.execute(tx)
}
