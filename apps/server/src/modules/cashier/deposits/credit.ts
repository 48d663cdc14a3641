/** One part of an order, credited: the ledger's posting, the order's sums and its step, all or nothing. */
import { invariant } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { openHouse, type Posted, post } from '../../ledger/index.ts'
import { tell } from '../../messages/index.ts'
import type { Payment } from '../gateways/port.ts'
import { type ActorKind, step } from '../orders.ts'
import { collectDebts } from './debts.ts'
import type { DepositDesk } from './parts.ts'
import type { DepositRow } from './rows.ts'
import { type DepositState, depositMachine } from './states.ts'
import { worthOf } from './worth.ts'

export const gatewayHouse = (gateway: string): string => `gateway:${gateway}`

export async function credit(
  tx: Tx,
  parts: DepositDesk,
  row: DepositRow,
  { channel, txn, pay }: Pick<Payment, 'channel' | 'txn' | 'pay'>,
  actor: ActorKind,
): Promise<{ state: DepositState; posted: Posted }> {
  const { id, merchantId, memberId, accountId, promotionId, currency } = row
  const paid = row.paid + pay.amount
  // Of the sum so far, so that parts together are worth exactly what the whole is.
  const amount = worthOf(paid, { num: row.rateNum, den: row.rateDen }) - row.credited
  invariant(amount > 0n, `a part of ${id} is worth nothing`)
  const part = row.parts + 1
  const postingKey = part === 1 ? `deposit:${id}` : `deposit:${id}:${part}`
  // Offers are held before purses, here as everywhere.
  const bonus =
    promotionId === null
      ? null
      : await parts.bonuses().hold(tx, {
          ...{ merchantId, memberId, accountId, promotionId, orderId: id, postingKey },
          ...{ total: row.credited + amount, part: amount },
        })
  const houseId = await openHouse(tx, merchantId, gatewayHouse(row.gateway), currency)
  const { balance, seq } = await post(tx, { key: postingKey, kind: 'deposit', accountId, houseId, amount })
  const { numAffectedRows } = await sql`
    update cashier.deposits set paid = ${paid}, credited = credited + ${amount}, parts = ${part}, review_due_at = null
     where id = ${id} and parts = ${row.parts}`.execute(tx)
  invariant(numAffectedRows === 1n, `two credit ${id} at once`)
  await sql`
    update cashier.payments set state = 'credited', reason = null, merchant_id = ${merchantId}, order_id = ${id},
      credited = ${amount}, posting_key = ${postingKey}
     where channel = ${channel} and txn = ${txn}`.execute(tx)
  const state = await moveOn(tx, row, paid, actor)
  await parts.onCredited(tx, {
    merchantId,
    memberId,
    accountId,
    orderId: id,
    postingKey,
    amount,
    promotionId,
    isAskedFor: bonus?.asksForDeposit ?? false,
  })
  const given = (await bonus?.give()) ?? { accountId, balance, seq }
  await tell(tx, {
    ...{ merchantId, memberId, kind: 'deposit_credited', key: postingKey },
    ...{ money: { amount, currency }, link: { page: 'depositv2', item: id } },
  })
  const after = await collectDebts(tx, { merchantId, accountId, currency, balance: given.balance })
  return { state, posted: after ?? given }
}

async function moveOn(tx: Tx, row: DepositRow, paid: bigint, actor: ActorKind): Promise<DepositState> {
  const move = async (from: DepositState, to: DepositState) => {
    const isMoved = await step(tx, depositMachine, { orderId: row.id, from, to, actor })
    invariant(isMoved, `${row.id} is locked at ${from}`)
    return to
  }
  let at = row.state
  if (at === 'EXPIRED' || at === 'REJECTED' || at === 'LATE_CREDITED') return move(at, 'LATE_CREDITED')
  if (at === 'CREATED') at = await move(at, 'AWAITING_PAYMENT')
  if (at === 'AWAITING_PAYMENT' || at === 'SUBMITTED') at = await move(at, 'MATCHING')
  return move(at, paid < row.payDue ? 'PARTIAL' : paid === row.payDue ? 'CREDITED' : 'OVERPAID')
}
