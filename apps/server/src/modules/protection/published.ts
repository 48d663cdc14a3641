/** What members changed about their protection, published for modules above, and who must not be written to. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

export interface ProtectionChange {
  readonly id: bigint
  readonly xid: bigint
  readonly memberId: bigint
  readonly merchantId: number
  readonly what: string
  readonly detail: Readonly<Record<string, unknown>>
}

/** Over all brands, in the order of their commits, in a transaction that reads what is published. */
export async function protectionChanges(
  tx: Tx,
  { nextXid, afterId, most }: { nextXid: bigint; afterId: bigint; most: number },
): Promise<ProtectionChange[]> {
  const { rows } = await sql<ProtectionChange>`
    select id, written_xid as xid, member_id as "memberId", merchant_id as "merchantId", what, detail
      from protection.changes
     where (written_xid, id) > (${nextXid}::bigint, ${afterId}::bigint)
       and written_xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
     order by written_xid, id limit ${most}`.execute(tx)
  return rows
}

/** Of these members of a brand, those in a break or excluded now. In a transaction of the brand. */
export async function closedNow(
  tx: Tx,
  merchantId: number,
  memberIds: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const { rows } = await sql<{ memberId: bigint }>`
    select member_id as "memberId" from protection.members
     where merchant_id = ${merchantId} and member_id = any(${memberIds}::bigint[]) and closed_until > now()`.execute(
    tx,
  )
  return new Set(rows.map(({ memberId }) => memberId))
}
