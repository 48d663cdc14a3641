/**
 * Orders of every kind go from state to state by one rule: a step that its table knows, written only while the order
 * still stands where it is said to stand, in the transaction that moves the money. Each step leaves a row.
 */
import { randomBytes } from 'node:crypto'
import { invariant } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

export type OrderKind = 'deposit' | 'withdrawal' | 'peer'
export type ActorKind = 'member' | 'gateway' | 'clock' | 'staff' | 'system'

/** A kind of order: its table has the columns id, merchant_id and state. */
export interface Machine<State extends string> {
  readonly kind: OrderKind
  readonly table: string
  readonly steps: Readonly<Record<State, readonly State[]>>
}

export interface Step<State extends string> {
  readonly orderId: string
  readonly from: State
  readonly to: State
  readonly actor: ActorKind
  /** A code, shown to the member as a sentence. */
  readonly reason?: string | null
}

export interface Changed {
  readonly from: string | null
  readonly to: string
  readonly at: Date
  readonly actor: ActorKind
  readonly reason: string | null
}

/** Unguessable, and short enough to be told on the telephone. */
export const newOrderId = (prefix: string): string => `${prefix}${randomBytes(9).toString('hex')}`

/** The first row of an order's story, beside the order's own insert. */
export async function begun<State extends string>(
  tx: Tx,
  { kind }: Machine<State>,
  {
    orderId,
    merchantId,
    state,
    actor,
  }: { orderId: string; merchantId: number; state: State; actor: ActorKind },
): Promise<void> {
  await sql`
    insert into cashier.order_changes (merchant_id, order_kind, order_id, from_state, to_state, actor)
    values (${merchantId}, ${kind}, ${orderId}, null, ${state}, ${actor})`.execute(tx)
}

/** False, and nothing written, when the order stands elsewhere by now: of two who step at once, one does. */
export async function step<State extends string>(
  tx: Tx,
  { kind, table, steps }: Machine<State>,
  { orderId, from, to, actor, reason = null }: Step<State>,
): Promise<boolean> {
  invariant(steps[from].includes(to), `a ${kind} does not go from ${from} to ${to}`)
  const { rows } = await sql<{ merchantId: number }>`
    update ${sql.table(table)} set state = ${to} where id = ${orderId} and state = ${from}
    returning merchant_id as "merchantId"`.execute(tx)
  const [row] = rows
  if (!row) return false
  await sql`
    insert into cashier.order_changes (merchant_id, order_kind, order_id, from_state, to_state, actor, reason)
    values (${row.merchantId}, ${kind}, ${orderId}, ${from}, ${to}, ${actor}, ${reason})`.execute(tx)
  return true
}

/** The whole story of an order, oldest first. */
export async function changesOf(tx: Tx, kind: OrderKind, orderId: string): Promise<readonly Changed[]> {
  const { rows } = await sql<Changed>`
    select from_state as "from", to_state as "to", at, actor, reason from cashier.order_changes
     where order_kind = ${kind} and order_id = ${orderId} order by id`.execute(tx)
  return rows
}
