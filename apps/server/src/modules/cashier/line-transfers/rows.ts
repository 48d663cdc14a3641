/** Every function works inside a transaction that named the brand. */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { beginOfDay } from '../../../platform/database/midnight.ts'

export type Direction = 'upline' | 'downline'

export interface LineTransfer {
  readonly id: string
  readonly merchantId: number
  readonly fromMember: bigint
  readonly toMember: bigint
  readonly direction: Direction
  readonly amount: Minor
  readonly currency: string
  readonly requestId: string
}

export type KeptTransfer = LineTransfer & { readonly at: Date }

const columns =
  sql.raw(`id, merchant_id as "merchantId", from_member as "fromMember", to_member as "toMember",
  direction, amount, currency, request_id as "requestId", at`)

export async function transferOfRequest(
  tx: Tx,
  merchantId: number,
  fromMember: bigint,
  requestId: string,
): Promise<KeptTransfer | null> {
  const { rows } = await sql<KeptTransfer>`
    select ${columns} from cashier.line_transfers
    where merchant_id = ${merchantId} and from_member = ${fromMember} and request_id = ${requestId}`.execute(
    tx,
  )
  return rows[0] ?? null
}

export async function insertTransfer(tx: Tx, transfer: LineTransfer): Promise<void> {
  const { id, merchantId, fromMember, toMember, direction, amount, currency, requestId } = transfer
  await sql`
    insert into cashier.line_transfers
      (id, merchant_id, from_member, to_member, direction, amount, currency, request_id)
    values (${id}, ${merchantId}, ${fromMember}, ${toMember}, ${direction}, ${amount}, ${currency}, ${requestId})`.execute(
    tx,
  )
}

/** What somebody has sent since their brand's midnight. */
export async function sentToday(
  tx: Tx,
  merchantId: number,
  fromMember: bigint,
  timeZone: string,
): Promise<Minor> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(amount), 0)::bigint as sum from cashier.line_transfers
    where merchant_id = ${merchantId} and from_member = ${fromMember}
      and at >= ${beginOfDay(sql`now()`, timeZone)}`.execute(tx)
  return rows[0]?.sum ?? 0n
}

/** Sent and received, the newest first. */
export async function newestOf(
  tx: Tx,
  merchantId: number,
  memberId: bigint,
  limit: number,
): Promise<KeptTransfer[]> {
  const { rows } = await sql<KeptTransfer>`
    select ${columns} from cashier.line_transfers
    where merchant_id = ${merchantId} and (from_member = ${memberId} or to_member = ${memberId})
    order by at desc, id limit ${limit}`.execute(tx)
  return rows
}
