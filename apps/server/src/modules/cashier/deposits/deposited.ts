/** Who of some members paid something in since a day, by themselves or through another member. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { paidThroughMembers } from '../../peer/index.ts'

interface Asked {
  readonly merchantId: number
  readonly memberIds: readonly bigint[]
  readonly since: Date
}

/** In a transaction of the brand: one look for each member, however many deposits there are. */
export async function depositedAmong(tx: Tx, asked: Asked): Promise<ReadonlySet<bigint>> {
  const { merchantId, memberIds, since } = asked
  const { rows } = await sql<{ id: bigint }>`
    select m as id from unnest(${memberIds}::bigint[]) as m where exists (
      select 1 from cashier.deposits d
       where d.merchant_id = ${merchantId} and d.member_id = m and d.created_at >= ${since} and d.credited > d.reversed)`.execute(
    tx,
  )
  return new Set([...rows.map(({ id }) => id), ...(await paidThroughMembers(tx, asked))])
}
