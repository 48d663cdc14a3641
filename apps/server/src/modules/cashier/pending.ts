/** What a member has begun to pay in and what has not come yet: it counts against the limit of deposits. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { pendingAsks } from '../peer/index.ts'

/** To gateways and to members alike, in minor units of the purse. */
export async function pendingOf(tx: Tx, { memberId }: { readonly memberId: bigint }): Promise<bigint> {
  const { rows } = await sql<{ pending: bigint }>`
    select coalesce(sum(greatest(due - credited, 0)), 0)::bigint as pending from cashier.deposits
     where member_id = ${memberId}
       and state in ('CREATED', 'AWAITING_PAYMENT', 'SUBMITTED', 'MATCHING', 'UNMATCHED')`.execute(tx)
  return (rows[0]?.pending ?? 0n) + (await pendingAsks(tx, memberId))
}
