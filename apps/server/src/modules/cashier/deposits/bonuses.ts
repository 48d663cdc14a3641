/** What is asked of whoever gives bonuses on deposits, above: plugged in, so that money comes in without knowing offers. */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Posted } from '../../ledger/index.ts'
import { paidThroughMembers } from '../../peer/index.ts'
import type { DepositState } from './states.ts'

interface Owner {
  readonly merchantId: number
  readonly memberId: bigint
}

/** An order that a bonus was chosen with. */
export interface OrderOfBonus extends Owner {
  readonly type: number
  readonly promotionId: string
  readonly orderId: string
  readonly amount: Minor
  /** Of the terms that were shown; null where nobody says. */
  readonly version: number | null
  readonly expiresAt: Date
}

export interface ChosenBonus {
  /** Its requirement asks for the deposit as well: none is opened for that alone. */
  readonly asksForDeposit: boolean
  /** Answers where the purse stands; null where it did not move. */
  give(): Promise<Posted | null>
}

/** Money of such an order that is about to be credited. */
export interface ChosenMoney extends Owner {
  readonly promotionId: string
  readonly orderId: string
  readonly accountId: bigint
  /** All that is credited with the order, this part of it among them. */
  readonly total: Minor
  readonly part: Minor
  readonly postingKey: string
}

export interface DepositBonuses {
  /** In the transaction that makes the order: sets its bonus aside. Throws a Refusal where it cannot be chosen. */
  choose(tx: Tx, order: OrderOfBonus): Promise<void>
  /** Before the purse is held: holds all that the bonus needs. Null where this money brings none. */
  hold(tx: Tx, money: ChosenMoney): Promise<ChosenBonus | null>
  /** Before the purse is held, where money of the order goes back: what the bonus needs, and how it goes back as well. */
  holdReversed(
    tx: Tx,
    order: Pick<OrderOfBonus, 'merchantId' | 'memberId' | 'orderId' | 'promotionId'>,
  ): Promise<{ readonly accounts: readonly bigint[]; takeBack(): Promise<void> } | null>
}

/** How many deposits a member has had, up to `most`; of those through other members one is counted. */
export async function depositsBefore(tx: Tx, { merchantId, memberId }: Owner, most: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from (select from cashier.deposits
     where merchant_id = ${merchantId} and member_id = ${memberId} and credited > reversed limit ${most}) d`.execute(
    tx,
  )
  const own = rows[0]?.n ?? 0
  if (own > 0) return own
  const through = await paidThroughMembers(tx, { merchantId, memberIds: [memberId], since: new Date(0) })
  return through.size > 0 ? 1 : 0
}

const over: readonly DepositState[] = ['EXPIRED', 'REJECTED', 'REVERSED']

/** Whether money may still come for an order; one that is not there is over. */
export async function orderStanding(tx: Tx, merchantId: number, orderId: string): Promise<'open' | 'over'> {
  const { rows } = await sql<{ state: DepositState }>`
    select state from cashier.deposits where merchant_id = ${merchantId} and id = ${orderId}`.execute(tx)
  const [row] = rows
  return row && !over.includes(row.state) ? 'open' : 'over'
}
