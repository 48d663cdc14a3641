/** A person's desk: money whose order a machine could not tell, and orders whose money never came. */
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import { tell as tellMember } from '../../messages/index.ts'
import { alreadyDecided, journal, type Signature } from '../decisions.ts'
import type { PayMoney } from '../gateways/port.ts'
import { step } from '../orders.ts'
import { credit } from './credit.ts'
import { tell } from './hear.ts'
import { atBrand, atDesk, type DepositDesk } from './parts.ts'
import { lockDeposit } from './rows.ts'
import { depositMachine } from './states.ts'

interface Waiting extends PayMoney {
  readonly state: 'credited' | 'review' | 'unmatched'
  readonly gateway: string
  readonly isTakenBack: boolean
}

/** Credits this money to this order. Throws when it was credited before, to whichever order. */
export async function assignPayment(
  parts: DepositDesk,
  { channel, txn, orderId, ...signature }: Signature & { channel: string; txn: string; orderId: string },
): Promise<void> {
  const taken = await atDesk(parts.db, async (tx) => {
    const row = await lockDeposit(tx, orderId)
    if (!row) throw new Refusal('deposit_not_found')
    if (row.channel !== channel) throw new Error(`${orderId} is paid through ${row.channel}, not ${channel}`)
    await atBrand(tx, row.merchantId)
    const { rows } = await sql<Waiting>`
      select state, gateway, pay_currency as currency, pay_scale as scale, amount,
        taken_back_at is not null as "isTakenBack" from cashier.payments
       where channel = ${channel} and txn = ${txn} for update`.execute(tx)
    const [payment] = rows
    if (payment?.gateway !== row.gateway) throw new Error(`no payment ${txn} came through ${channel}`)
    if (payment.state === 'credited') throw new Error(`${txn} was credited before, and nothing was changed`)
    if (payment.isTakenBack) throw new Error(`${txn} went back to its sender, and nothing was changed`)
    if (row.state === 'REVERSED') throw alreadyDecided(orderId, row.state)
    if (payment.currency !== row.payCurrency || payment.scale !== row.payScale)
      throw new Error(
        `${txn} is in ${payment.currency}: it cannot be credited to an order in ${row.payCurrency}`,
      )
    const { currency, scale, amount } = payment
    const pay = { currency, scale, amount }
    const { state, posted } = await credit(tx, parts, row, { channel, txn, pay }, 'staff')
    const { merchantId } = row
    await journal(tx, { merchantId, kind: 'deposit', orderId, decision: 'assigned' }, signature)
    return { outcome: 'credited', order: { row, state }, posted } as const
  })
  tell(parts, taken)
}

/** Codes that a rejection may have; each has its sentence for the member. */
export const depositRejections = [
  'no_such_payment',
  'name_mismatch',
  'wrong_network',
  'other_currency',
  'dust',
  'reference_of_another',
] as const
export type DepositRejection = (typeof depositRejections)[number]

/** Closes an order in review. Money that comes all the same is credited. Throws when it stands elsewhere. */
export async function rejectDeposit(
  parts: DepositDesk,
  { orderId, reason, ...signature }: Signature & { orderId: string; reason: DepositRejection },
): Promise<void> {
  const memberId = await atDesk(parts.db, async (tx) => {
    const row = await lockDeposit(tx, orderId)
    if (!row) throw new Refusal('deposit_not_found')
    const change = { orderId, from: 'UNMATCHED', to: 'REJECTED', actor: 'staff', reason } as const
    if (!(await step(tx, depositMachine, change))) throw alreadyDecided(orderId, row.state)
    const { merchantId, memberId } = row
    await journal(tx, { merchantId, kind: 'deposit', orderId, decision: 'rejected' }, signature)
    await tellMember(tx, {
      ...{
        merchantId,
        memberId,
        kind: 'deposit_rejected',
        key: `deposit:${orderId}:rejected`,
        facts: { reason },
      },
      ...{
        money: { amount: row.wanted, currency: row.currency },
        link: { page: 'depositv2', item: orderId },
      },
    })
    return memberId
  })
  parts.news.tell({ memberId, kind: 'deposit', orderId, state: 'REJECTED' })
}
