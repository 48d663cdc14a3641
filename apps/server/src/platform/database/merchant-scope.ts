/**
 * The second fence between brands: row-level security shows a row only inside a transaction that
 * named its brand. The setting is local to the transaction, so a pooled connection forgets it.
 */
import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'

/**
 * The brand that the transaction named, for statements: each names it, or a key that one brand alone has. So they say
 * the same to a role that the fence does not hold, and nothing at all where no brand was named.
 */
export const here = sql<number>`nullif(current_setting('app.merchant', true), '')::int`

export function inMerchant<T>(db: Db, merchantId: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`select set_config('app.merchant', ${String(merchantId)}, true)`.execute(tx)
    return work(tx)
  })
}
