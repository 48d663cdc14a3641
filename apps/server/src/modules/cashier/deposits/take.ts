/**
 * Money that came, taken up once: by channel, the gateway's id of it and its amount. What clearly belongs to an order
 * is credited, whatever it comes to and however late; what does not goes to a person, and is never credited silently.
 */
import { invariant } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { tell } from '../../messages/index.ts'
import type { Payment } from '../gateways/port.ts'
import { type ActorKind, step } from '../orders.ts'
import { credit } from './credit.ts'
import { normalReference, orderOf } from './match.ts'
import { namesDiffer } from './names.ts'
import { atBrand, type DepositDesk } from './parts.ts'
import type { DepositRow } from './rows.ts'
import { type DepositState, depositMachine } from './states.ts'
import { doubt, type Taken } from './taken.ts'
import { takenBack } from './taken-back.ts'

/** A person looks at what a machine cannot decide within this time. */
const reviewWithinMs = 15 * 60_000

interface Known {
  readonly currency: string
  readonly scale: number
  readonly amount: bigint
  readonly state: 'credited' | 'review' | 'unmatched'
  readonly isTakenBack: boolean
}

const nothing = { order: null, posted: null }

export async function takePayment(
  tx: Tx,
  parts: DepositDesk,
  gateway: string,
  payment: Payment,
  actor: ActorKind = 'gateway',
): Promise<Taken> {
  const { channel, txn, pay, takenBackAt } = payment
  if (takenBackAt) return takenBack(tx, parts, gateway, { ...payment, takenBackAt })
  const row = await orderOf(tx, gateway, payment)
  if (row) await atBrand(tx, row.merchantId)
  if (row?.confirmations != null && (payment.confirmations ?? 0) < row.confirmations) {
    return { outcome: 'waiting', order: { row, state: await noticed(tx, row, actor) }, posted: null }
  }
  const fresh = await sql`
    insert into cashier.payments (gateway, channel, txn, merchant_id, order_id, pay_currency, pay_scale, amount, state,
      reference, memo, paid_at)
    values (${gateway}, ${channel}, ${txn}, ${row?.merchantId ?? null}, ${row?.id ?? null}, ${pay.currency},
      ${pay.scale}, ${pay.amount}, 'unmatched', ${payment.reference}, ${payment.memo}, ${payment.paidAt})
    on conflict do nothing`.execute(tx)
  if (fresh.numAffectedRows !== 1n) {
    const known = await lockPayment(tx, channel, txn)
    if (known.amount !== pay.amount || known.currency !== pay.currency || known.scale !== pay.scale) {
      await doubt(tx, payment, row, 'other_amount')
      return { outcome: 'doubt', ...nothing }
    }
    if (known.state !== 'unmatched' || known.isTakenBack || !row) return { outcome: 'repeat', ...nothing }
  }
  if (!row) {
    await setReason(tx, payment, 'no_order')
    return { outcome: 'unmatched', ...nothing }
  }
  const objection = await objectionTo(tx, parts, row, payment)
  if (objection) {
    await sql`update cashier.payments set state = 'review', merchant_id = ${row.merchantId}, order_id = ${row.id},
      reason = ${objection} where channel = ${channel} and txn = ${txn}`.execute(tx)
    return { outcome: 'review', order: { row, state: await review(tx, parts, row, objection) }, posted: null }
  }
  const { state, posted } = await credit(tx, parts, row, payment, actor)
  return { outcome: 'credited', order: { row, state }, posted }
}

/** Why a person must look first; null when nothing speaks against it. */
async function objectionTo(
  tx: Tx,
  parts: DepositDesk,
  row: DepositRow,
  { channel, pay, network, payerName, reference }: Payment,
): Promise<string | null> {
  if (row.state === 'REVERSED') return 'order_reversed'
  if (pay.currency !== row.payCurrency || pay.scale !== row.payScale) return 'other_currency'
  if (network !== null && row.network !== null && network !== row.network) return 'wrong_network'
  if ((pay.amount * row.rateNum) / row.rateDen <= 0n) return 'dust'
  if (reference !== null && !(await claim(tx, row, channel, reference))) return 'reference_of_another'
  if (namesDiffer(await parts.payeeNameOf(tx, row), payerName)) return 'name_mismatch'
  return null
}

/** A reference is one order's for ever: false when it is another's. */
export async function claim(
  tx: Tx,
  { id, merchantId }: Pick<DepositRow, 'id' | 'merchantId'>,
  channel: string,
  reference: string,
): Promise<boolean> {
  const name = normalReference(reference)
  if (name.length < 4) return true
  await sql`insert into cashier.deposit_references (channel, reference, merchant_id, order_id)
    values (${channel}, ${name}, ${merchantId}, ${id}) on conflict do nothing`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    select order_id as id from cashier.deposit_references
     where channel = ${channel} and reference = ${name} and merchant_id = ${merchantId}`.execute(tx)
  // No row is another brand's claim: then it is not ours.
  return rows[0]?.id === id
}

/** Money is on its way: the order shows that, and is not told to have run out. */
async function noticed(tx: Tx, row: DepositRow, actor: ActorKind): Promise<DepositState> {
  if (row.state !== 'AWAITING_PAYMENT' && row.state !== 'SUBMITTED') return row.state
  await step(tx, depositMachine, {
    ...{ orderId: row.id, from: row.state, to: 'MATCHING', actor, reason: 'confirmations' },
  })
  return 'MATCHING'
}

/** To a person's desk, from wherever that is a step. Money that was credited before stays credited. */
export async function review(
  tx: Tx,
  { now }: Pick<DepositDesk, 'now'>,
  row: DepositRow,
  reason: string,
): Promise<DepositState> {
  const move = async (from: DepositState, to: DepositState, why: string | null = null) => {
    await step(tx, depositMachine, { orderId: row.id, from, to, actor: 'system', reason: why })
    return to
  }
  let at = row.state
  if (at === 'CREATED') at = await move(at, 'AWAITING_PAYMENT')
  if (at === 'AWAITING_PAYMENT' || at === 'SUBMITTED') at = await move(at, 'MATCHING')
  if (!depositMachine.steps[at].includes('UNMATCHED')) return at
  await move(at, 'UNMATCHED', reason)
  await sql`update cashier.deposits set review_due_at = ${new Date(now().getTime() + reviewWithinMs)}
    where id = ${row.id}`.execute(tx)
  const { id, merchantId, memberId, wanted: amount, currency } = row
  await tell(tx, {
    ...{ merchantId, memberId, kind: 'deposit_checked', key: `deposit:${id}:checked`, facts: { reason } },
    ...{ money: { amount, currency }, link: { page: 'depositv2', item: id } },
  })
  return 'UNMATCHED'
}

async function lockPayment(tx: Tx, channel: string, txn: string): Promise<Known> {
  const { rows } = await sql<Known>`
    select pay_currency as currency, pay_scale as scale, amount, state,
      taken_back_at is not null as "isTakenBack"
      from cashier.payments where channel = ${channel} and txn = ${txn} for update`.execute(tx)
  const [known] = rows
  invariant(known, 'a payment that could not be written again is there')
  return known
}

const setReason = (tx: Tx, { channel, txn }: Payment, reason: string) =>
  sql`update cashier.payments set reason = ${reason} where channel = ${channel} and txn = ${txn}`.execute(tx)
