/** Requirements that were done, in the order in which that was committed: published for modules above. */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

export interface Done {
  readonly id: bigint
  readonly xid: bigint
  readonly publicId: string
  readonly merchantId: number
  readonly accountId: bigint
  readonly target: Minor
}

/** Over all brands, in a transaction that reads what is published. One that opens again is told again once it is done. */
export async function requirementsDone(
  tx: Tx,
  { nextXid, afterId, most }: { nextXid: bigint; afterId: bigint; most: number },
): Promise<Done[]> {
  const { rows } = await sql<Done>`
    select id, done_xid as xid, public_id as "publicId", merchant_id as "merchantId", account_id as "accountId", target
      from turnover.requirements
     where done_xid is not null and (done_xid, id) > (${nextXid}::bigint, ${afterId}::bigint)
       and done_xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint and state = 'completed'
     order by done_xid, id limit ${most}`.execute(tx)
  return rows
}

export interface Changed extends Done {
  readonly state: 'open' | 'completed' | 'cancelled'
  readonly counted: Minor
}

/** Of requirements of bonuses: those that were done, ended, or opened again, in the same order. */
export async function bonusRequirementsChanged(
  tx: Tx,
  { nextXid, afterId, most }: { nextXid: bigint; afterId: bigint; most: number },
): Promise<Changed[]> {
  const { rows } = await sql<Changed>`
    select id, done_xid as xid, public_id as "publicId", merchant_id as "merchantId", account_id as "accountId", target,
        counted, state
      from turnover.requirements
     where source_kind = 'bonus' and done_xid is not null and (done_xid, id) > (${nextXid}::bigint, ${afterId}::bigint)
       and done_xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
     order by done_xid, id limit ${most}`.execute(tx)
  return rows
}
