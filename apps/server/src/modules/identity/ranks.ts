/** Where members stand, as whoever counts it says: shown with the member, and asked wherever a rank decides. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

export interface Rank {
  readonly memberId: bigint
  readonly rank: number
  /** The name of the customer service that comes with it. */
  readonly service: string | null
}

/** Of members of the brand that the transaction is in: all in one statement. */
export async function writeRanks(tx: Tx, merchantId: number, ranks: readonly Rank[]): Promise<void> {
  if (ranks.length === 0) return
  await sql`
    update identity.members m set vip_rank = r.rank, service_label = r.service
      from unnest(${ranks.map(({ memberId }) => memberId)}::bigint[], ${ranks.map(({ rank }) => rank)}::smallint[],
        ${ranks.map(({ service }) => service)}::text[]) as r (id, rank, service)
     where m.merchant_id = ${merchantId} and m.id = r.id`.execute(tx)
}
