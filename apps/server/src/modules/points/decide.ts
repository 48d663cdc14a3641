/** What people decide of exchanges: on its way, arrived, or refused with the points given back. Once each. */
import type { points } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { tell } from '../messages/index.ts'
import { goodsById, putBack } from './goods.ts'
import { addSpent, book, holdMember } from './members.ts'
import { holdOrder, type Order } from './orders.ts'
import { NotDone, type Signature, type World } from './world.ts'

export const verdicts = ['approve', 'confirm', 'reject'] as const
export type Verdict = (typeof verdicts)[number]

const becomes: Readonly<Record<Verdict, points.OrderState>> = {
  approve: 'approved',
  confirm: 'confirmed',
  reject: 'rejected',
}
/** A parcel that was lost on its way is refused too; what has arrived or was refused stays so. */
const from: Readonly<Record<Verdict, readonly points.OrderState[]>> = {
  approve: ['inProcess'],
  confirm: ['inProcess', 'approved'],
  reject: ['inProcess', 'approved'],
}

/** Whether a person may decide so of what stands so. Pure. */
const mayDecide = (state: points.OrderState, verdict: Verdict): boolean => from[verdict].includes(state)

const told = { approve: 'mall_approved', confirm: 'mall_confirmed', reject: 'mall_rejected' } as const

/** Who comes second is told so, and nothing changes. Throws NotDone with what is wrong. */
export async function decideOrder(
  world: Pick<World, 'db' | 'now' | 'directory'>,
  merchantId: number,
  id: bigint,
  { verdict, remark }: { readonly verdict: Verdict; readonly remark: string },
  { by, why }: Signature,
): Promise<void> {
  if (verdict === 'reject' && remark.trim().length < 3)
    throw new NotDone('Say to the member why it is refused: --remark.')
  if (remark.length > 500) throw new NotDone('A remark has at most 500 characters.')
  const now = world.now()
  await inMerchant(world.db, merchantId, async (tx) => {
    const order = await holdOrder(tx, merchantId, id)
    if (!order) throw new NotDone(`There is no exchange ${id}.`)
    if (order.what !== 'goods')
      throw new NotDone(`Exchange ${id} was paid in money: there is nothing to decide.`)
    if (!mayDecide(order.state, verdict)) throw new NotDone(`Exchange ${id} is ${order.state} already.`)
    if (verdict === 'reject') await giveBack(tx, order)
    await sql`
      update points.orders set state = ${becomes[verdict]}, remark = ${remark.trim()}, decided_at = ${now}
       where merchant_id = ${merchantId} and id = ${id}`.execute(tx)
    await sql`
      insert into points.decisions (merchant_id, order_id, verdict, remark, by, why, at)
      values (${merchantId}, ${id}, ${verdict}, ${remark.trim()}, ${by}, ${why}, ${now})`.execute(tx)
    await tellOf(tx, order, { verdict, remark: remark.trim() })
  })
}

/** Points and pieces, in the order in which everything is held: the member, the goods, the account. */
async function giveBack(
  tx: Tx,
  { id, merchantId, memberId, goodsId, quantity, points }: Order,
): Promise<void> {
  const member = await holdMember(tx, { merchantId, memberId })
  if (goodsId !== null) await putBack(tx, merchantId, goodsId, quantity)
  await addSpent(tx, { merchantId, memberId }, -points)
  await book(tx, [{ member, gained: points, kind: 'redeemBack', key: `back:${id}` }])
}

async function tellOf(
  tx: Tx,
  { id, merchantId, memberId, goodsId, points }: Order,
  { verdict, remark }: { readonly verdict: Verdict; readonly remark: string },
): Promise<void> {
  const goods = goodsId === null ? undefined : (await goodsById(tx, merchantId, [goodsId])).get(goodsId)
  await tell(tx, {
    ...{ merchantId, memberId, kind: told[verdict], key: `mall:${id}:${verdict}` },
    facts: {
      order: String(id),
      points: formatMinor(points),
      remark: remark === '' ? '–' : remark,
      // What it is called in every language that it has: words are made where they are read.
      ...Object.fromEntries(Object.entries(goods?.name ?? {}).map(([code, name]) => [`goods_${code}`, name])),
    },
    link: { page: 'pointRecord', item: String(id) },
  })
}
