/** What our orders say of a gateway's money, and whether the ledger says the same. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { movementsOfHouse, transferByKey } from '../../ledger/index.ts'
import type { Difference, OwnRow } from './compare.ts'

export interface Span {
  readonly from: Date
  readonly to: Date
}

/** An own row with the posting that it should have in the ledger; null while it should have none. */
export interface Booked extends OwnRow {
  readonly merchantId: number | null
  readonly posting: { readonly accountId: bigint; readonly key: string; readonly amount: bigint } | null
}

interface PaymentRow {
  merchantId: number | null
  orderId: string | null
  channel: string
  txn: string
  currency: string
  scale: number
  amount: bigint
  at: Date
  credited: bigint
  postingKey: string | null
  accountId: bigint | null
  backAt: Date | null
}

interface SendRow {
  merchantId: number
  key: string
  orderId: string
  channel: string
  currency: string
  scale: number
  /** In the money that it was paid in. */
  sent: bigint
  /** In the purse. */
  amount: bigint
  at: Date
  outcome: 'sending' | 'sent' | 'refused' | 'unknown' | 'paid' | 'failed'
  heldId: bigint
}

/** `gone`: ids of payments that the gateway says went back: they are looked for whenever they came. */
export async function oursOf(
  tx: Tx,
  gateway: string,
  { from, to, gone = [] }: Span & { readonly gone?: readonly string[] },
): Promise<Booked[]> {
  const { rows: payments } = await sql<PaymentRow>`
    select p.merchant_id as "merchantId", p.order_id as "orderId", p.channel, p.txn, p.pay_currency as currency,
      p.pay_scale as scale, p.amount, p.paid_at as at, p.credited, p.posting_key as "postingKey",
      d.account_id as "accountId", p.taken_back_at as "backAt"
      from cashier.payments p left join cashier.deposits d on d.id = p.order_id
     where p.gateway = ${gateway} and ((p.paid_at >= ${from} and p.paid_at < ${to})
       or (p.taken_back_at >= ${from} and p.taken_back_at < ${to}) or p.txn = any(${gone}::text[]))`.execute(
    tx,
  )
  const { rows: sends } = await sql<SendRow>`
    select s.merchant_id as "merchantId", s.key, s.payout_id as "orderId", p.method as channel,
      p.pay_currency as currency, p.pay_scale as scale, p.pay_amount as sent,
      p.amount - p.peer_amount - p.fee as amount, s.begun_at as at, s.outcome, p.held_id as "heldId"
      from cashier.payout_sends s join cashier.payouts p on p.id = s.payout_id
     where s.gateway = ${gateway} and s.begun_at >= ${from} and s.begun_at < ${to}`.execute(tx)
  return [...payments.map(ofPayment), ...sends.map(ofSend)]
}

function ofPayment({ merchantId, orderId, channel, txn, at, ...row }: PaymentRow): Booked {
  const { currency, scale, amount, postingKey, accountId, credited, backAt } = row
  return {
    ...{ kind: 'deposit', id: txn, orderId, channel, at, merchantId, pay: { currency, scale, amount } },
    ...{ backAt, state: backAt ? 'reversed' : 'done' },
    posting:
      postingKey !== null && accountId !== null ? { accountId, key: postingKey, amount: credited } : null,
  }
}

function ofSend({
  merchantId,
  key,
  orderId,
  channel,
  currency,
  scale,
  sent,
  amount,
  at,
  outcome,
  heldId,
}: SendRow): Booked {
  const isBack = outcome === 'refused' || outcome === 'failed'
  return {
    ...{ kind: 'payout', id: key, orderId, channel, at, merchantId },
    pay: { currency, scale, amount: sent },
    state: outcome === 'paid' ? 'done' : isBack ? 'reversed' : 'open',
    posting:
      outcome === 'paid' ? { accountId: heldId, key: `withdrawal:${orderId}:paid`, amount: -amount } : null,
  }
}

/** What should be in the ledger and is not, or says another amount. */
export async function unbooked(tx: Tx, rows: readonly Booked[]): Promise<Difference[]> {
  const found: Difference[] = []
  for (const { posting, kind: movement, id, orderId, channel } of rows) {
    if (!posting) continue
    const transfer = await transferByKey(tx, posting.accountId, posting.key)
    if (transfer?.posted && transfer.amount === posting.amount) continue
    found.push({
      ...{ kind: transfer ? 'other_in_ledger' : 'not_in_ledger', movement, id, orderId, channel },
      ...{ here: `${posting.key} ${posting.amount}`, there: transfer ? String(transfer.amount) : null },
    })
  }
  return found
}

/** What the ledger moved through the gateway on a day, and no order explains. */
export async function unexplained(
  tx: Tx,
  gateway: string,
  { from, to }: Span,
  merchantIds: readonly number[],
): Promise<Difference[]> {
  const found: Difference[] = []
  for (const merchantId of merchantIds) {
    const house = { merchantId, name: `gateway:${gateway}` }
    const moved = await movementsOfHouse(tx, house, { from: from.toISOString(), to: to.toISOString() })
    for (const { kind, key, amount, currency, at } of moved) {
      if (kind !== 'deposit' && kind !== 'payout') continue
      if (await isExplained(tx, kind, key)) continue
      found.push({
        ...{ kind: 'only_in_ledger', movement: kind, id: key, orderId: null, channel: '' },
        ...{ here: `${amount} ${currency} ${at.toISOString()}`, there: null },
      })
    }
  }
  return found
}

async function isExplained(tx: Tx, kind: 'deposit' | 'payout', key: string): Promise<boolean> {
  const { rows } =
    kind === 'deposit'
      ? await sql`select from cashier.payments where order_id = split_part(${key}, ':', 2) and posting_key = ${key}`.execute(
          tx,
        )
      : await sql`
          select from cashier.payout_sends where payout_id = split_part(${key}, ':', 2) and outcome = 'paid'`.execute(
          tx,
        )
  return rows.length > 0
}
