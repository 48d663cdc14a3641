/** Orders as the database has them. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { MethodKind, Payee } from '../gateways/port.ts'
import type { Owner } from './parts.ts'
import type { DepositState } from './states.ts'

export interface StoredInstructions {
  readonly methodName?: string
  readonly payUrl?: string | null
  readonly payee?: Payee | null
  readonly qr?: string | null
}

export interface DepositRow extends Owner {
  readonly id: string
  readonly accountId: bigint
  readonly currency: string
  readonly state: DepositState
  readonly method: string
  readonly kind: MethodKind
  readonly gateway: string
  readonly channel: string
  readonly wanted: bigint
  readonly payCurrency: string
  readonly payScale: number
  readonly payDue: bigint
  readonly rateNum: bigint
  readonly rateDen: bigint
  readonly due: bigint
  readonly paid: bigint
  readonly credited: bigint
  readonly reversed: bigint
  readonly parts: number
  readonly matchBy: 'order' | 'amount' | 'memo' | 'reference'
  readonly memo: string | null
  readonly instructions: StoredInstructions
  readonly promotionId: string | null
  readonly wishHash: Buffer
  readonly reference: string | null
  readonly network: string | null
  readonly confirmations: number | null
  readonly reviewDueAt: Date | null
  readonly submittedAt: Date | null
  readonly createdAt: Date
  readonly expiresAt: Date
  readonly reason: string | null
  readonly hasSlip: boolean
}

const columns = sql`
  d.id, d.merchant_id as "merchantId", d.member_id as "memberId", d.account_id as "accountId", d.currency, d.state,
  d.method, d.kind, d.gateway, d.channel, d.wanted, d.pay_currency as "payCurrency", d.pay_scale as "payScale",
  d.pay_due as "payDue", d.rate_num as "rateNum", d.rate_den as "rateDen", d.due, d.paid, d.credited, d.reversed,
  d.parts, d.match_by as "matchBy", d.memo, d.instructions, d.promotion_id as "promotionId",
  d.wish_hash as "wishHash", d.reference, d.network, d.confirmations, d.review_due_at as "reviewDueAt",
  d.submitted_at as "submittedAt", d.created_at as "createdAt", d.expires_at as "expiresAt",
  (select c.reason from cashier.order_changes c
    where c.merchant_id = d.merchant_id and c.order_kind = 'deposit' and c.order_id = d.id order by c.id desc limit 1) as reason,
  (select s.order_id from cashier.deposit_slips s
    where s.merchant_id = d.merchant_id and s.order_id = d.id) is not null as "hasSlip"`

/** Held until the transaction ends: of a click, a timer and a webhook, one is first. */
export async function lockDeposit(tx: Tx, id: string): Promise<DepositRow | null> {
  const { rows } = await sql<DepositRow>`
    select ${columns} from cashier.deposits d where d.id = ${id} for update of d`.execute(tx)
  return rows[0] ?? null
}

export async function lockOwn(tx: Tx, id: string, { memberId }: Owner): Promise<DepositRow | null> {
  const row = await lockDeposit(tx, id)
  return row?.memberId === memberId ? row : null
}

export async function ownDeposit(tx: Tx, id: string, { memberId }: Owner): Promise<DepositRow | null> {
  const { rows } = await sql<DepositRow>`
    select ${columns} from cashier.deposits d where d.id = ${id} and d.member_id = ${memberId}`.execute(tx)
  return rows[0] ?? null
}

export async function depositByKey(tx: Tx, key: string, { memberId }: Owner): Promise<DepositRow | null> {
  const { rows } = await sql<DepositRow>`
    select ${columns} from cashier.deposits d
     where d.member_id = ${memberId} and d.idempotency_key = ${key}`.execute(tx)
  return rows[0] ?? null
}

/** Newest first, after the order named. */
export async function depositsOf(
  tx: Tx,
  { merchantId, memberId }: Owner,
  { after, limit }: { after: string | undefined; limit: number },
): Promise<readonly DepositRow[]> {
  const { rows } = await sql<DepositRow>`
    select ${columns} from cashier.deposits d
     where d.merchant_id = ${merchantId} and d.member_id = ${memberId} and (${after ?? null}::text is null or
       (d.created_at, d.id) < (select a.created_at, a.id from cashier.deposits a where a.id = ${after ?? null}))
     order by d.created_at desc, d.id desc limit ${limit}`.execute(tx)
  return rows
}
