/** Transfers as rows. Every function works inside a transaction that named the brand. */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Verdict } from './door.ts'

export interface TransferRow {
  readonly id: string
  readonly merchantId: number
  readonly memberId: bigint
  readonly vendor: string
  readonly direction: 'in' | 'out'
  readonly amount: Minor
  readonly currency: string
  readonly state: 'sent' | 'done' | 'refused'
  readonly reason: Verdict['reason']
  readonly madeAt: Date
  readonly settledAt: Date | null
}

export type Actor = 'vendor' | 'query'

/** Longer than a call to a vendor may take: until then whoever sent it may still hear the answer. */
const firstAskSeconds = 6
const askEverySeconds = 60

const columns =
  sql.raw(`id, merchant_id as "merchantId", member_id as "memberId", vendor, direction, amount, currency,
  state, reason, made_at as "madeAt", settled_at as "settledAt"`)

export interface NewTransfer extends Omit<TransferRow, 'state' | 'reason' | 'madeAt' | 'settledAt'> {
  readonly requestId: string
}

/** Null when this request has a transfer already. */
export async function insertTransfer(tx: Tx, transfer: NewTransfer): Promise<TransferRow | null> {
  const { id, merchantId, memberId, requestId, vendor, direction, amount, currency } = transfer
  const { rows } = await sql<TransferRow>`
    insert into vendors.vendor_transfers
      (id, merchant_id, member_id, request_id, vendor, direction, amount, currency, ask_at)
    values (${id}, ${merchantId}, ${memberId}, ${requestId}, ${vendor}, ${direction}, ${amount}, ${currency},
      now() + make_interval(secs => ${firstAskSeconds}))
    on conflict (merchant_id, member_id, request_id) do nothing
    returning ${columns}`.execute(tx)
  const [row] = rows
  if (row) await noteChange(tx, row, null, 'member')
  return row ?? null
}

export async function transferOfRequest(
  tx: Tx,
  { merchantId, memberId, requestId }: Pick<NewTransfer, 'merchantId' | 'memberId' | 'requestId'>,
): Promise<TransferRow | null> {
  const { rows } = await sql<TransferRow>`
    select ${columns} from vendors.vendor_transfers
    where merchant_id = ${merchantId} and member_id = ${memberId} and request_id = ${requestId}`.execute(tx)
  return rows[0] ?? null
}

export async function transferById(tx: Tx, id: string): Promise<TransferRow | null> {
  const { rows } = await sql<TransferRow>`
    select ${columns} from vendors.vendor_transfers where id = ${id}`.execute(tx)
  return rows[0] ?? null
}

export async function newestTransfers(tx: Tx, memberId: bigint, limit: number): Promise<TransferRow[]> {
  const { rows } = await sql<TransferRow>`
    select ${columns} from vendors.vendor_transfers where member_id = ${memberId}
    order by made_at desc, id limit ${limit}`.execute(tx)
  return rows
}

/** Of several who learn the outcome one writes it down; the others get null. */
export async function settleRow(
  tx: Tx,
  id: string,
  { state, reason }: Verdict,
  actor: Actor,
): Promise<TransferRow | null> {
  const { rows } = await sql<TransferRow>`
    update vendors.vendor_transfers set state = ${state}, reason = ${reason}, settled_at = now(), ask_at = null
    where id = ${id} and state = 'sent' returning ${columns}`.execute(tx)
  const [row] = rows
  if (row) await noteChange(tx, row, 'sent', actor)
  return row ?? null
}

/** Takes what is due and puts off its next turn, so that no other process asks about it meanwhile. */
export async function takeDue(
  tx: Tx,
  { memberId = null, limit }: { memberId?: bigint | null; limit: number },
): Promise<TransferRow[]> {
  const { rows } = await sql<TransferRow>`
    update vendors.vendor_transfers set asked = asked + 1,
      ask_at = now() + make_interval(secs => least(${askEverySeconds}, ${firstAskSeconds} * (asked + 1)))
    where id in (
      select id from vendors.vendor_transfers
      where ask_at <= now() and (${memberId}::bigint is null or member_id = ${memberId}::bigint)
      order by ask_at limit ${limit} for update skip locked)
    returning ${columns}`.execute(tx)
  return rows
}

async function noteChange(tx: Tx, row: TransferRow, from: string | null, actor: Actor | 'member') {
  await sql`
    insert into vendors.vendor_transfer_changes (transfer_id, merchant_id, from_state, to_state, actor, reason)
    values (${row.id}, ${row.merchantId}, ${from}, ${row.state}, ${actor}, ${row.reason})`.execute(tx)
}

export async function hasOpen(tx: Tx, memberId: bigint, vendor: string): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from vendors.vendor_transfers
      where member_id = ${memberId} and vendor = ${vendor} and state = 'sent') as found`.execute(tx)
  return rows[0]?.found ?? false
}

/** Whether more went to vendors than came back. */
export async function liesAtVendors(tx: Tx, memberId: bigint): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select coalesce(sum(case direction when 'in' then amount else -amount end), 0) > 0 as found
    from vendors.vendor_transfers where member_id = ${memberId} and state = 'done'`.execute(tx)
  return rows[0]?.found ?? false
}
