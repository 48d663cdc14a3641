/** The journal of what people decided about money: written with the decision or not at all, and never changed. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { NotDecided } from './not-decided.ts'
import type { OrderKind } from './orders.ts'

/** Whoever decides says their name, and what they saw. */
export interface Signature {
  readonly by: string
  readonly why: string
}

/** A name under it, and a reason that somebody else can follow: without the spaces around. */
export function signed(given: Signature): Signature {
  const [by, why] = [given.by.trim(), given.why.trim()]
  if (!by) throw new NotDecided('by_missing')
  if (by.length > 100) throw new NotDecided('by_long', ['100'])
  if (why.length < 3) throw new NotDecided('why_missing')
  if (why.length > 500) throw new NotDecided('why_long', ['500'])
  return { by, why }
}

export interface Decided extends Signature {
  readonly merchantId: number
  readonly kind: OrderKind
  readonly orderId: string
  readonly decision: string
  readonly at: Date
}

export async function journal(
  tx: Tx,
  { merchantId, kind, orderId, decision }: Omit<Decided, 'by' | 'why' | 'at'>,
  { by, why }: Signature,
): Promise<void> {
  await sql`
    insert into cashier.decisions (merchant_id, order_kind, order_id, decision, operator, why)
    values (${merchantId}, ${kind}, ${orderId}, ${decision}, ${by}, ${why})`.execute(tx)
}

/** Newest first; of one order where one is named. The transaction says whose it reads. */
export async function decisionsOf(
  tx: Tx,
  { orderId = null, limit }: { orderId?: string | null; limit: number },
): Promise<readonly Decided[]> {
  const { rows } = await sql<Decided>`
    select merchant_id as "merchantId", order_kind as kind, order_id as "orderId", decision, operator as by, why, at
      from cashier.decisions where ${orderId}::text is null or order_id = ${orderId}
     order by id desc limit ${limit}`.execute(tx)
  return rows
}

/** No call of members: told to the operator as it is. */
export const alreadyDecided = (orderId: string, state: string) =>
  new Error(`already_decided: ${orderId} stands at ${state} by now, and nothing was changed`)
