/** Which order a payment is for. Never a guess: where two would fit, none does. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Payment } from '../gateways/port.ts'
import { type DepositRow, lockDeposit } from './rows.ts'

/** A reference as it is kept: how it was spaced or cased says nothing. */
export const normalReference = (text: string): string =>
  text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')

/** The order, locked, or null. */
export async function orderOf(tx: Tx, gateway: string, payment: Payment): Promise<DepositRow | null> {
  for (const find of [byOrder, byMemo, byReference, byAmount]) {
    const id = await find(tx, payment)
    const row = id === null ? null : await lockDeposit(tx, id)
    if (row && row.gateway === gateway && row.channel === payment.channel) return row
  }
  return null
}

const byOrder = async (_tx: Tx, { orderId }: Payment): Promise<string | null> => orderId

/** Payers write more around it, and banks cut it up with spaces. */
async function byMemo(tx: Tx, { channel, memo }: Payment): Promise<string | null> {
  const own = memo === null ? null : /JF[2-9A-HJ-NP-Z]{8}/.exec(normalReference(memo))
  if (!own) return null
  const { rows } = await sql<{ id: string }>`
    select id from cashier.deposits where channel = ${channel} and memo = ${own[0]}`.execute(tx)
  return rows[0]?.id ?? null
}

/** What a payer said their payment is called, or what the gateway calls it. */
async function byReference(tx: Tx, { channel, reference, txn }: Payment): Promise<string | null> {
  const names = [reference, txn].flatMap((name) => (name === null ? [] : [normalReference(name)]))
  const { rows } = await sql<{ id: string }>`
    select distinct order_id as id from cashier.deposit_references
     where channel = ${channel} and reference = any(${names}::text[])`.execute(tx)
  return rows.length === 1 ? (rows[0]?.id ?? null) : null
}

/** Of orders with an amount of their own: the one that is open, or one that ran out within a day. */
async function byAmount(tx: Tx, { channel, pay, orderId, memo }: Payment): Promise<string | null> {
  if (orderId !== null || memo !== null) return null
  const { rows } = await sql<{ id: string; isOpen: boolean }>`
    select id, state in ('CREATED', 'AWAITING_PAYMENT', 'SUBMITTED', 'MATCHING', 'UNMATCHED') as "isOpen"
      from cashier.deposits
     where channel = ${channel} and match_by = 'amount' and pay_currency = ${pay.currency}
       and pay_scale = ${pay.scale} and pay_due = ${pay.amount} and paid = 0
       and (state in ('CREATED', 'AWAITING_PAYMENT', 'SUBMITTED', 'MATCHING', 'UNMATCHED')
         or (state = 'EXPIRED' and expires_at > now() - interval '1 day'))`.execute(tx)
  const open = rows.filter(({ isOpen }) => isOpen)
  const [only, second] = open.length > 0 ? open : rows
  return only && !second ? only.id : null
}
