/** Payments that their sender took back: out of the purse as far as the money is there, the rest is owed. */
import { invariant, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { lockAccounts, openHouse, type Posted, post, standingOf } from '../../ledger/index.ts'
import { tell } from '../../messages/index.ts'
import { alreadyDecided, journal, type Signature } from '../decisions.ts'
import { type ActorKind, step } from '../orders.ts'
import { gatewayHouse } from './credit.ts'
import { atBrand, atDesk, type DepositDesk } from './parts.ts'
import { type DepositRow, lockDeposit } from './rows.ts'
import { type DepositState, depositMachine } from './states.ts'

interface TakingBack {
  readonly reason: Reversal
  readonly actor: Extract<ActorKind, 'gateway' | 'staff'>
  readonly at: Date
  /** This payment alone; without one, all of the order that is still there. */
  readonly only?: { readonly channel: string; readonly txn: string }
}

export interface Reversed {
  readonly state: DepositState
  readonly posted: Posted | null
}

/** Codes that a reversal may have; each has its sentence for the member. */
export const reversals = ['chargeback'] as const
export type Reversal = (typeof reversals)[number]

/** Throws when it was reversed before, or nothing was ever credited. */
export async function reverseDeposit(
  parts: Pick<DepositDesk, 'db' | 'now' | 'tellBalance' | 'news' | 'bonuses'>,
  { orderId, reason, ...signature }: Signature & { orderId: string; reason: Reversal },
): Promise<void> {
  const done = await atDesk(parts.db, async (tx) => {
    const row = await lockDeposit(tx, orderId)
    if (!row) throw new Refusal('deposit_not_found')
    const isOpen = depositMachine.steps[row.state].includes('REVERSED')
    await atBrand(tx, row.merchantId)
    const reversed = isOpen
      ? await reverse(tx, parts, row, { reason, actor: 'staff', at: parts.now() })
      : null
    if (!reversed) throw alreadyDecided(orderId, row.state)
    const { merchantId, memberId } = row
    await journal(tx, { merchantId, kind: 'deposit', orderId, decision: 'reversed' }, signature)
    return { memberId, ...reversed }
  })
  if (done.posted) parts.tellBalance(done.posted)
  parts.news.tell({ memberId: done.memberId, kind: 'deposit', orderId, state: done.state })
}

/** The order is locked. Null when nothing of what is meant is there any more: each payment goes once. */
export async function reverse(
  tx: Tx,
  { bonuses }: Pick<DepositDesk, 'bonuses'>,
  row: DepositRow,
  { reason, actor, at, only }: TakingBack,
): Promise<Reversed | null> {
  const { id, merchantId, memberId, accountId, currency } = row
  const { rows } = await sql<{ credited: bigint; key: string }>`
    update cashier.payments set taken_back_at = ${at}
     where order_id = ${id} and state = 'credited' and taken_back_at is null
       and (${only === undefined} or (channel = ${only?.channel ?? ''} and txn = ${only?.txn ?? ''}))
    returning credited, posting_key as key`.execute(tx)
  const amount = only ? (rows[0]?.credited ?? 0n) : row.credited - row.reversed
  if (amount === 0n) return null
  // Withdrawals are locked before accounts, here as everywhere.
  await lookAgain(tx, accountId, at)
  const { promotionId } = row
  const bonus =
    promotionId === null
      ? null
      : await bonuses().holdReversed(tx, { merchantId, memberId, orderId: id, promotionId })
  await lockAccounts(tx, [...new Set([accountId, ...(bonus?.accounts ?? [])])])
  const balance = (await standingOf(tx, accountId))?.balance ?? 0n
  const taken = balance < amount ? balance : amount
  let posted: Posted | null = null
  if (taken > 0n) {
    const houseId = await openHouse(tx, merchantId, gatewayHouse(row.gateway), currency)
    const key = only ? `${rows[0]?.key}:back` : `deposit:${id}:reversed`
    const outcome = await post(tx, { key, kind: 'depositReversal', accountId, houseId, amount: -taken })
    posted = { accountId, balance: outcome.balance, seq: outcome.seq }
  }
  await bonus?.takeBack()
  if (bonus) {
    const after = await standingOf(tx, accountId)
    if (after) posted = { accountId, balance: after.balance, seq: after.seq }
  }
  if (amount > taken)
    await sql`insert into cashier.debts (order_id, merchant_id, account_id, amount)
      values (${id}, ${merchantId}, ${accountId}, ${amount - taken})
      on conflict (order_id) do update set amount = debts.amount + excluded.amount`.execute(tx)
  await sql`update cashier.deposits set reversed = reversed + ${amount} where id = ${id}`.execute(tx)
  await tell(tx, {
    ...{
      merchantId,
      memberId,
      kind: 'deposit_reversed',
      key: `deposit:${id}:reversed:${only?.txn ?? 'all'}`,
    },
    ...{ money: { amount, currency }, link: { page: 'depositv2', item: id } },
  })
  const { state } = row
  if (row.reversed + amount < row.credited) {
    // Other payments of the order stay: it stands where it stood, and its story says what went.
    await sql`insert into cashier.order_changes
        (merchant_id, order_kind, order_id, from_state, to_state, actor, reason)
      values (${merchantId}, 'deposit', ${id}, ${state}, ${state}, ${actor}, ${reason})`.execute(tx)
    return { state, posted }
  }
  const isMoved = await step(tx, depositMachine, { orderId: id, from: state, to: 'REVERSED', actor, reason })
  invariant(isMoved, `${id} is locked at ${state}`)
  return { state: 'REVERSED', posted }
}

/** At withdrawals that wait for a person: they do not leave while something is owed. */
const lookAgain = (tx: Tx, purseId: bigint, at: Date) =>
  sql`update cashier.payouts set due_at = ${at}
    where purse_id = ${purseId} and state in ('REQUESTED', 'RISK_REVIEW', 'KYC_WAIT')`.execute(tx)
