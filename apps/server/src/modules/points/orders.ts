/** Exchanges as they lie in the database. Where something is sent to is sealed. */
import type { points } from '@jackfruit/contracts'
import { invariant, type Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { openField, sealField } from '../../platform/sealed-field.ts'
import type { Person } from './world.ts'

export interface Order {
  readonly id: bigint
  readonly merchantId: number
  readonly memberId: bigint
  readonly key: string
  readonly what: 'goods' | 'cash'
  readonly goodsId: bigint | null
  readonly quantity: number
  readonly points: bigint
  readonly paid: Minor | null
  readonly currency: string | null
  readonly deliverySealed: Buffer | null
  readonly state: points.OrderState
  readonly remark: string
  readonly at: Date
  readonly decidedAt: Date | null
}

/** Where goods are sent to, and how somebody is reached about them. */
export interface Delivery {
  readonly address: string
  readonly zalo: string
  readonly whatsApp: string
}

const columns = sql.raw(`o.id, o.merchant_id as "merchantId", o.member_id as "memberId", o.key, o.what,
  o.goods_id as "goodsId", o.quantity, o.points, o.paid, o.currency, o.delivery_sealed as "deliverySealed", o.state,
  o.remark, o.at, o.decided_at as "decidedAt"`)

type Who = Pick<Person, 'merchantId' | 'memberId'>

export async function orderByKey(tx: Tx, { merchantId, memberId }: Who, key: string): Promise<Order | null> {
  const { rows } = await sql<Order>`
    select ${columns} from points.orders o
     where o.member_id = ${memberId} and o.merchant_id = ${merchantId} and o.key = ${key}`.execute(tx)
  return rows[0] ?? null
}

interface NewOrder extends Who {
  readonly key: string
  readonly what: 'goods' | 'cash'
  readonly goodsId?: bigint
  readonly quantity: number
  readonly points: bigint
  readonly paid?: { readonly amount: Minor; readonly currency: string }
  readonly sealed?: Buffer | null
  readonly state: points.OrderState
  readonly day: string
  readonly at: Date
}

export async function writeOrder(tx: Tx, order: NewOrder): Promise<Order> {
  const {
    merchantId,
    memberId,
    key,
    what,
    goodsId = null,
    quantity,
    points,
    paid,
    sealed = null,
    state,
    day,
    at,
  } = order
  const { rows } = await sql<Order>`
    insert into points.orders as o (merchant_id, member_id, key, what, goods_id, quantity, points, paid, currency,
      delivery_sealed, state, day, at, decided_at)
    values (${merchantId}, ${memberId}, ${key}, ${what}, ${goodsId}, ${quantity}, ${points}, ${paid?.amount ?? null},
      ${paid?.currency ?? null}, ${sealed}, ${state}, ${day}, ${at}, ${state === 'inProcess' ? null : at})
    returning ${columns}`.execute(tx)
  const [row] = rows
  invariant(row, 'an exchange was written and is not there')
  return row
}

/** Of a member, the newest first, from below `before` on. */
export async function ordersOf(
  tx: Tx,
  { merchantId, memberId }: Who,
  { before, limit }: { readonly before: bigint | null; readonly limit: number },
): Promise<Order[]> {
  const { rows } = await sql<Order>`
    select ${columns} from points.orders o
     where o.member_id = ${memberId} and o.merchant_id = ${merchantId} and o.id < ${before ?? 9223372036854775807n}
     order by o.id desc limit ${limit}`.execute(tx)
  return rows
}

/** What waits for people: asked for, or on its way. */
export async function openOrders(tx: Tx, merchantId: number, limit: number): Promise<Order[]> {
  const { rows } = await sql<Order>`
    select ${columns} from points.orders o
     where o.merchant_id = ${merchantId} and o.state in ('inProcess', 'approved') order by o.id limit ${limit}`.execute(
    tx,
  )
  return rows
}

/** Held until the transaction ends. */
export async function holdOrder(tx: Tx, merchantId: number, id: bigint): Promise<Order | null> {
  const { rows } = await sql<Order>`
    select ${columns} from points.orders o where o.merchant_id = ${merchantId} and o.id = ${id} for update`.execute(
    tx,
  )
  return rows[0] ?? null
}

/** How many points became money on this day of the brand. */
export async function cashedOn(tx: Tx, { merchantId, memberId }: Who, day: string): Promise<bigint> {
  const { rows } = await sql<{ sum: bigint }>`
    select coalesce(sum(points), 0)::bigint as sum from points.orders
     where member_id = ${memberId} and merchant_id = ${merchantId} and what = 'cash' and day = ${day}`.execute(
    tx,
  )
  return rows[0]?.sum ?? 0n
}

const placeOf = ({ merchantId, memberId, key }: Who & { readonly key: string }) =>
  `points.orders|delivery|${memberId}.${key}|${merchantId}`

export const sealDelivery = (
  fields: Buffer,
  of: Who & { readonly key: string },
  delivery: Delivery,
): Buffer => sealField(fields, placeOf(of), JSON.stringify(delivery))

export const openDelivery = (fields: Buffer, order: Order): Delivery | null =>
  order.deliverySealed &&
  (JSON.parse(openField(fields, placeOf(order), order.deliverySealed).toString('utf8')) as Delivery)
