import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'

/** Of these members, those who paid something in through another since then. */
export async function paidThroughMembers(
  tx: Tx,
  {
    merchantId,
    memberIds,
    since,
  }: { readonly merchantId: number; readonly memberIds: readonly bigint[]; readonly since: Date },
): Promise<ReadonlySet<bigint>> {
  const { rows } = await sql<{ id: bigint }>`
    select m as id from unnest(${memberIds}::bigint[]) as m where exists (
      select 1 from peer.asks a
       where a.merchant_id = ${merchantId} and a.member_id = m and a.asked_at >= ${since} and a.credited > 0)`.execute(
    tx,
  )
  return new Set(rows.map(({ id }) => id))
}
