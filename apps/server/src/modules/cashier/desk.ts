/** What lies on a person's desk, over all brands: orders that wait, money that belongs to none, and an order's papers. */
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { type Decided, decisionsOf } from './decisions.ts'
import { atDesk } from './deposits/parts.ts'
import { type Changed, changesOf, type OrderKind } from './orders.ts'

export interface DeskOrder {
  readonly kind: Extract<OrderKind, 'deposit' | 'withdrawal'>
  readonly id: string
  readonly merchantId: number
  readonly memberId: bigint
  /** Of a withdrawal: where its money was. */
  readonly purseId: bigint | null
  readonly state: string
  readonly method: string
  readonly currency: string
  readonly amount: bigint
  readonly createdAt: Date
  /** Why it stands there. */
  readonly reason: string | null
}

/** Money that came and was credited to nobody, with the order that it may be for. */
export interface DeskPayment {
  readonly channel: string
  readonly txn: string
  readonly currency: string
  readonly scale: number
  readonly amount: bigint
  readonly reason: string
  readonly orderId: string | null
  readonly at: Date
}

export interface Desk {
  readonly orders: readonly DeskOrder[]
  readonly payments: readonly DeskPayment[]
  /** The same money told of again, otherwise: nothing was credited for it. */
  readonly doubts: readonly Omit<DeskPayment, 'scale'>[]
}

export interface Papers {
  readonly order: DeskOrder
  readonly changes: readonly Changed[]
  readonly payments: readonly DeskPayment[]
  readonly decisions: readonly Decided[]
}

const rowsMax = 200
const doubtsDays = 30

const orderColumns = sql`
  select 'deposit' as kind, id, merchant_id as "merchantId", member_id as "memberId", null::bigint as "purseId",
      state, method, currency, due as amount, created_at as "createdAt", state = 'UNMATCHED' as waits
    from cashier.deposits
  union all
  select 'withdrawal', id, merchant_id, member_id, purse_id, state, method, currency, amount, created_at,
      state in ('RISK_REVIEW', 'KYC_WAIT', 'SENDING_UNKNOWN')
    from cashier.payouts`

const lastReason = sql`(select c.reason from cashier.order_changes c
  where c.merchant_id = o."merchantId" and c.order_kind = o.kind and c.order_id = o.id order by c.id desc limit 1) as reason`

const paymentColumns = sql`
  channel, txn, pay_currency as currency, pay_scale as scale, amount, reason, order_id as "orderId", heard_at as at`

export const readDesk = (db: Db): Promise<Desk> =>
  atDesk(db, async (tx) => {
    const { rows: orders } = await sql<DeskOrder>`
      select o.*, ${lastReason} from (${orderColumns}) o where o.waits
       order by o."createdAt", o.id limit ${rowsMax}`.execute(tx)
    const { rows: payments } = await sql<DeskPayment>`
      select ${paymentColumns} from cashier.payments where state <> 'credited'
       order by heard_at, txn limit ${rowsMax}`.execute(tx)
    const { rows: doubts } = await sql<Desk['doubts'][number]>`
      select channel, txn, pay_currency as currency, amount, reason, order_id as "orderId", at
        from cashier.payment_doubts where at > now() - make_interval(days => ${doubtsDays})
       order by id desc limit ${rowsMax}`.execute(tx)
    return { orders, payments, doubts }
  })

/** Everything that is known of one order; null where there is none of this name. */
export const readPapers = (db: Db, id: string): Promise<Papers | null> =>
  atDesk(db, async (tx) => {
    const order = await orderNamed(tx, id)
    if (!order) return null
    const { rows: payments } = await sql<DeskPayment>`
      select ${paymentColumns} from cashier.payments where order_id = ${id} order by heard_at, txn`.execute(
      tx,
    )
    return {
      ...{ order, payments, changes: await changesOf(tx, order.kind, id) },
      decisions: await decisionsOf(tx, { orderId: id, limit: rowsMax }),
    }
  })

/** Newest first, over all brands. */
export const readJournal = (db: Db): Promise<readonly Decided[]> =>
  atDesk(db, (tx) => decisionsOf(tx, { limit: rowsMax }))

async function orderNamed(tx: Tx, id: string): Promise<DeskOrder | null> {
  const { rows } = await sql<DeskOrder>`
    select o.*, ${lastReason} from (${orderColumns}) o where o.id = ${id}`.execute(tx)
  return rows[0] ?? null
}
