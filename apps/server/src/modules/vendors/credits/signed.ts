/** Who decided about credits, and why: kept for ever. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/database/db.ts'
import { atCreditsDesk } from './rows.ts'

export interface Signed {
  readonly by: string
  readonly why: string
}

export interface Decision extends Signed {
  readonly merchantId: number
  readonly what: 'budget' | 'released' | 'taken' | 'looked_at'
  readonly target: string
  readonly after: unknown
}

export async function note(tx: Tx, { merchantId, what, target, after, by, why }: Decision): Promise<void> {
  await sql`
    insert into vendors.decisions (merchant_id, what, target, after, decided_by, why)
    values (${merchantId}, ${what}, ${target}, ${JSON.stringify(after)}, ${by}, ${why})`.execute(tx)
}

const shownMax = 200

/** Newest first, over all brands. */
export const creditDecisions = (db: Db): Promise<readonly (Decision & { readonly at: Date })[]> =>
  atCreditsDesk(db, async (tx) => {
    const { rows } = await sql<Decision & { at: Date }>`
      select merchant_id as "merchantId", what, target, after, decided_by as by, why, at
        from vendors.decisions order by id desc limit ${shownMax}`.execute(tx)
    return rows
  })
