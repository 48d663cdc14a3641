/** Withdrawals as rows. */
import type { PayoutState } from '@jackfruit/contracts/cashier-payouts'
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Owner } from './owner.ts'
import type { Tender } from './tender.ts'

export interface Payout {
  readonly id: string
  readonly merchantId: number
  readonly memberId: bigint
  readonly purseId: bigint
  readonly heldId: bigint
  readonly parentId: string | null
  readonly accountId: string
  readonly method: string
  readonly currency: string
  readonly amount: Minor
  readonly fee: Minor
  /** The member chose to be paid by other members. */
  readonly byPeer: boolean
  /** What it is paid in, at the rate of the request. */
  readonly tender: Tender
  /** What is sent of that money, while other members have paid nothing of it. */
  readonly sent: bigint
  /** What other members have paid of it already. */
  readonly peerAmount: Minor
  readonly state: PayoutState
  readonly requestKey: string
  readonly attempts: number
  readonly note: string | null
  readonly createdAt: Date
  readonly stateAt: Date
  readonly queuedAt: Date | null
}

interface Row extends Omit<Payout, 'tender'> {
  readonly network: string | null
  readonly payCurrency: string
  readonly payScale: number
  readonly rateNum: bigint
  readonly rateDen: bigint
}

function ofRow({ payCurrency: currency, payScale: scale, rateNum: num, rateDen: den, ...rest }: Row): Payout {
  const { network } = rest
  return { ...rest, tender: { currency, scale, num, den, network } }
}

const columns = sql`id, merchant_id as "merchantId", member_id as "memberId", purse_id as "purseId",
  held_id as "heldId", parent_id as "parentId", account_id as "accountId", method, currency, amount, fee,
  by_peer as "byPeer", peer_amount as "peerAmount", state, request_key as "requestKey", attempts, note,
  created_at as "createdAt", state_at as "stateAt", queued_at as "queuedAt", pay_currency as "payCurrency",
  pay_scale as "payScale", pay_amount as sent, rate_num as "rateNum", rate_den as "rateDen", network`

export async function payoutById(tx: Tx, id: string): Promise<Payout | null> {
  const { rows } = await sql<Row>`select ${columns} from cashier.payouts where id = ${id}`.execute(tx)
  return rows[0] ? ofRow(rows[0]) : null
}

/** Held until the transaction ends. */
export async function lockedPayout(tx: Tx, id: string): Promise<Payout | null> {
  const { rows } = await sql<Row>`select ${columns} from cashier.payouts where id = ${id} for update`.execute(
    tx,
  )
  return rows[0] ? ofRow(rows[0]) : null
}

export async function payoutByRequest(
  tx: Tx,
  { memberId }: Owner,
  requestKey: string,
): Promise<Payout | null> {
  const { rows } = await sql<Row>`select ${columns} from cashier.payouts
    where member_id = ${memberId} and request_key = ${requestKey}`.execute(tx)
  return rows[0] ? ofRow(rows[0]) : null
}

export async function partsOf(tx: Tx, id: string): Promise<Payout[]> {
  const { rows } = await sql<Row>`select ${columns} from cashier.payouts
    where parent_id = ${id} order by request_key`.execute(tx)
  return rows.map(ofRow)
}

/** Those in one of these states whose time has come, oldest first. */
export async function duePayouts(
  tx: Tx,
  merchantId: number,
  { states, now, limit = 50 }: { states: readonly PayoutState[]; now: Date; limit?: number },
): Promise<Payout[]> {
  const { rows } = await sql<Row>`select ${columns} from cashier.payouts
    where merchant_id = ${merchantId} and due_at <= ${now} and state = any(${states}::text[])
    order by created_at, id limit ${limit}`.execute(tx)
  return rows.map(ofRow)
}

/** Whether the time of any has come that is in one of these states. */
export async function isAnyDue(
  tx: Tx,
  merchantId: number,
  { states, now }: { states: readonly PayoutState[]; now: Date },
): Promise<boolean> {
  const { rows } = await sql<{ isAny: boolean }>`select exists (select from cashier.payouts
    where merchant_id = ${merchantId} and due_at <= ${now} and state = any(${states}::text[])) as "isAny"`.execute(
    tx,
  )
  return rows[0]?.isAny ?? false
}

export type NewPayout = Omit<Payout, 'peerAmount' | 'attempts' | 'note' | 'stateAt' | 'queuedAt'>

export async function insertPayout(tx: Tx, payout: NewPayout): Promise<void> {
  const { id, merchantId, memberId, purseId, heldId, parentId, accountId, method, currency, ...rest } = payout
  const { amount, fee, state, requestKey, createdAt, tender, sent } = rest
  await sql`
    insert into cashier.payouts (id, merchant_id, member_id, purse_id, held_id, parent_id, account_id, method,
      currency, amount, fee, by_peer, state, request_key, due_at, created_at, state_at, queued_at, pay_currency,
      pay_scale, pay_amount, rate_num, rate_den, network)
    values (${id}, ${merchantId}, ${memberId}, ${purseId}, ${heldId}, ${parentId}, ${accountId}, ${method},
      ${currency}, ${amount}, ${fee}, ${rest.byPeer}, ${state}, ${requestKey}, ${createdAt}, ${createdAt}, ${createdAt},
      ${state === 'QUEUED' ? createdAt : null}, ${tender.currency}, ${tender.scale}, ${sent}, ${tender.num},
      ${tender.den}, ${tender.network})`.execute(tx)
}
