/** One brand's point mall in an operator's hands. */
import {
  allGoods,
  decideOrder,
  type Goods,
  givePoints,
  goodsById,
  openDelivery,
  openOrders,
  readTerms,
  type Signature,
  type Terms,
  type Verdict,
  writeGoods,
  writeTerms,
} from '../../apps/server/src/modules/points/index.ts'
import { inMerchant } from '../../apps/server/src/platform/database/merchant-scope.ts'
import { openHands, type Running } from '../operate/hands.ts'

/** An exchange that waits, as whoever packs it reads it. */
export interface Waiting {
  readonly id: bigint
  readonly username: string
  readonly goods: string
  readonly quantity: number
  readonly points: bigint
  readonly state: string
  readonly at: Date
  readonly to: string
}

export interface Desk {
  goods(): Promise<readonly Goods[]>
  writeGoods(written: unknown, signature: Signature): Promise<'made' | 'changed'>
  orders(): Promise<readonly Waiting[]>
  decide(id: bigint, verdict: Verdict, remark: string, signature: Signature): Promise<void>
  terms(): Promise<Terms>
  writeTerms(written: unknown, signature: Signature): Promise<number>
  /** Answers whether they are new: the same key gives once. */
  give(username: string, key: string, points: bigint, signature: Signature): Promise<boolean>
  close(): Promise<void>
}

const shownMost = 500

export async function openDesk(running: Running, merchant: string): Promise<Desk> {
  const hands = await openHands(['points'], running)
  const { world, brandOfCode } = hands.faces.points
  const brand = await brandOfCode(merchant)
  if (!brand) {
    await hands.close()
    throw new Error(`There is no merchant ${merchant}.`)
  }
  const { db, fields, now } = world
  return {
    goods: () => allGoods(db, brand.id),
    writeGoods: (written, signature) => writeGoods(db, brand.id, written, signature, now()),
    async orders() {
      const { orders, goods } = await inMerchant(db, brand.id, async (tx) => {
        const found = await openOrders(tx, brand.id, shownMost)
        const ids = found.flatMap(({ goodsId }) => (goodsId === null ? [] : [goodsId]))
        return { orders: found, goods: await goodsById(tx, brand.id, [...new Set(ids)]) }
      })
      return Promise.all(
        orders.map(async (order) => {
          const delivery = openDelivery(fields, order)
          return {
            ...{
              id: order.id,
              quantity: order.quantity,
              points: order.points,
              state: order.state,
              at: order.at,
            },
            username: (await world.memberOf(brand.id, order.memberId))?.username ?? String(order.memberId),
            goods: goods.get(order.goodsId ?? 0n)?.code ?? '',
            to: [delivery?.address, delivery?.zalo && `Zalo ${delivery.zalo}`, delivery?.whatsApp]
              .filter(Boolean)
              .join(', '),
          }
        }),
      )
    },
    decide: (id, verdict, remark, signature) =>
      decideOrder(world, brand.id, id, { verdict, remark }, signature),
    terms: () => readTerms(db, brand.id),
    writeTerms: (written, signature) => writeTerms(db, brand.id, written, signature, now()),
    async give(username, key, points, signature) {
      const member = await hands.faces.identity.memberByName(brand.id, username)
      if (!member) throw new Error(`There is no member ${username}.`)
      return givePoints(world, { merchantId: brand.id, memberId: member.id }, { key, points }, signature)
    },
    close: hands.close,
  }
}
