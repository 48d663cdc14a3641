/** The gateway says that a payment went back to who sent it: before we heard of it, while it waits, or once credited. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Payment } from '../gateways/port.ts'
import { atBrand, type DepositDesk } from './parts.ts'
import { reverse } from './reverse.ts'
import { lockDeposit } from './rows.ts'
import { doubt, type Taken } from './taken.ts'

const reason = 'chargeback'

interface Known {
  readonly orderId: string | null
  readonly currency: string
  readonly scale: number
  readonly amount: bigint
  readonly state: 'credited' | 'review' | 'unmatched'
  readonly takenBackAt: Date | null
}

export async function takenBack(
  tx: Tx,
  parts: Pick<DepositDesk, 'bonuses'>,
  gateway: string,
  payment: Payment & { readonly takenBackAt: Date },
): Promise<Taken> {
  const { channel, txn, pay, takenBackAt: at } = payment
  const nothing = { order: null, posted: null }
  // Told before the payment itself was: written down, so that nothing that is told later credits it.
  const fresh = await sql`
    insert into cashier.payments (gateway, channel, txn, pay_currency, pay_scale, amount, state, reason, reference,
      memo, paid_at, taken_back_at)
    values (${gateway}, ${channel}, ${txn}, ${pay.currency}, ${pay.scale}, ${pay.amount}, 'unmatched', ${reason},
      ${payment.reference}, ${payment.memo}, ${payment.paidAt}, ${at})
    on conflict do nothing`.execute(tx)
  if (fresh.numAffectedRows === 1n) return { outcome: 'taken_back', ...nothing }
  // The order first, then its payment: as everybody locks them who credits.
  const orderId = await orderOfPayment(tx, payment)
  const row = orderId === null ? null : await lockDeposit(tx, orderId)
  if (row) await atBrand(tx, row.merchantId)
  const known = await knownOf(tx, payment)
  if (!known || known.takenBackAt !== null) return { outcome: 'repeat', ...nothing }
  if (known.amount !== pay.amount || known.currency !== pay.currency || known.scale !== pay.scale) {
    await doubt(tx, payment, row, 'other_amount')
    return { outcome: 'doubt', ...nothing }
  }
  // Between the two looks a person may have credited it: then it is told again, and found where it is.
  if (known.state === 'credited' && row?.id !== known.orderId) throw new Error(`${txn} is being credited`)
  if (known.state !== 'credited' || !row) {
    await sql`update cashier.payments set taken_back_at = ${at}, reason = ${reason}
      where channel = ${channel} and txn = ${txn}`.execute(tx)
    return { outcome: 'taken_back', ...nothing }
  }
  const reversed = await reverse(tx, parts, row, { reason, actor: 'gateway', at, only: { channel, txn } })
  if (!reversed) return { outcome: 'repeat', ...nothing }
  return { outcome: 'taken_back', order: { row, state: reversed.state }, posted: reversed.posted }
}

async function orderOfPayment(tx: Tx, { channel, txn }: Payment): Promise<string | null> {
  const { rows } = await sql<{ orderId: string | null }>`select order_id as "orderId" from cashier.payments
    where channel = ${channel} and txn = ${txn}`.execute(tx)
  return rows[0]?.orderId ?? null
}

async function knownOf(tx: Tx, { channel, txn }: Payment): Promise<Known | null> {
  const { rows } = await sql<Known>`
    select order_id as "orderId", pay_currency as currency, pay_scale as scale, amount, state,
      taken_back_at as "takenBackAt"
      from cashier.payments where channel = ${channel} and txn = ${txn} for update`.execute(tx)
  return rows[0] ?? null
}
