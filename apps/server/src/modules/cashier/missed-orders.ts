/** What an open page missed while its socket was away: read from the orders' own stories, which are never cut. */
import type { realtime } from '@jackfruit/contracts'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import type { OrderKind } from './orders.ts'

interface Missed {
  readonly pushes: readonly realtime.Push[]
  /** What to come back with. */
  readonly mark: string
}

/** More orders than this are not looked through, nor more changes told one by one: whoever shows them asks again. */
const ordersMost = 500
const changesMost = 50

interface Change {
  readonly kind: Exclude<OrderKind, 'peer'>
  readonly orderId: string
  readonly state: string
}

/**
 * The mark is the oldest transaction that was still running: everything below it had been told or could be read, so
 * no change is missed, whichever ends late; some are told twice, which changes nothing. A mark of another database,
 * or from ahead, is answered by asking again.
 */
export const missedOrders = (
  db: Db,
  { merchantId, memberId }: { readonly merchantId: number; readonly memberId: bigint },
  seen?: string,
): Promise<Missed> =>
  inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql<{ mark: bigint }>`
      select pg_snapshot_xmin(pg_current_snapshot())::text::bigint as mark`.execute(tx)
    const mark = rows[0]?.mark ?? 0n
    const answer = (pushes: realtime.Push[]) => ({ pushes, mark: String(mark) })
    if (seen === undefined) return answer([])
    if (BigInt(seen) > mark) return answer([everything])
    const { rows: known } = await sql<{ orders: number }>`
      select count(*)::int as orders from (${ordersOf(merchantId, memberId)} limit ${ordersMost + 1}) own`.execute(
      tx,
    )
    if ((known[0]?.orders ?? 0) > ordersMost) return answer([everything])
    const { rows: changes } = await sql<Change>`
      select c.order_kind as kind, c.order_id as "orderId", c.to_state as state
        from (${ordersOf(merchantId, memberId)}) own
        join cashier.order_changes c on c.order_kind = own.kind and c.order_id = own.id
       where c.merchant_id = ${merchantId} and c.xid >= ${BigInt(seen)} order by c.id limit ${changesMost + 1}`.execute(
      tx,
    )
    if (changes.length > changesMost) return answer([everything])
    return answer([...changes.map((change) => ({ type: 'order' as const, ...change })), betweenMembers])
  })

const ordersOf = (merchantId: number, memberId: bigint) => sql`
  select 'deposit' as kind, id from cashier.deposits where merchant_id = ${merchantId} and member_id = ${memberId}
  union all
  select 'withdrawal', id from cashier.payouts where merchant_id = ${merchantId} and member_id = ${memberId}`

const everything: realtime.Push = { type: 'reset', kinds: ['deposit', 'withdrawal', 'peer'] }
/** Payments between members have stories of their own, which are not looked through. */
const betweenMembers: realtime.Push = { type: 'reset', kinds: ['peer'] }
