import { points } from '@jackfruit/contracts'
import { formatMinor, parseMinor, Refusal } from '@jackfruit/kernel'
import type { Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { type Brand, type Mount, serve } from '../../platform/http/http.ts'
import { caughtUp } from './earn.ts'
import { goodsById, shownGoods } from './goods.ts'
import { balanceOf, findMember } from './members.ts'
import { cashedOn, type Order, openDelivery, ordersOf } from './orders.ts'
import { earnedOf, earnedOn, spentOf } from './record.ts'
import { convert, demandPassword, redeem } from './redeem.ts'
import { termsNow } from './terms.ts'
import { entryView, goodsView, orderView, termsView } from './views.ts'
import { brandOf, type Person, todayOf, unit, type World } from './world.ts'

const pageSize = 20

export function mountPoints(mount: Mount, world: World): void {
  mountMall(mount, world)
  mountRecord(mount, world)
  mountSpending(mount, world)
}

function mountMall(mount: Mount, world: World): void {
  const { db } = world
  const languagesOf = languagesIn(world)

  serve(mount, points.mall, async ({ brand, query }) => {
    const languages = await languagesOf(brand, query.language)
    return inMerchant(db, brand.id, async (tx) => ({
      lists: (await shownGoods(tx, brand.id)).map((goods) => goodsView(goods, languages)),
      terms: termsView(await termsNow(tx, brand.id)),
    }))
  })

  serve(mount, points.rewards, async ({ brand, principal, query }) => {
    const languages = await languagesOf(brand, query.language)
    return inMerchant(db, brand.id, async (tx) => {
      const { balance } = await holding(tx, principal)
      const missing = (price: bigint) => formatMinor(price > balance ? price - balance : 0n)
      const goods = await shownGoods(tx, brand.id)
      return { lists: goods.map((each) => ({ ...goodsView(each, languages), missing: missing(each.price) })) }
    })
  })

  serve(mount, points.config, ({ brand }) =>
    inMerchant(db, brand.id, async (tx) => termsView(await termsNow(tx, brand.id))),
  )
}

/** What a member has, and what became of it. */
function mountRecord(mount: Mount, world: World): void {
  const { db, fields } = world
  const languagesOf = languagesIn(world)

  serve(mount, points.balance, async ({ brand, principal }) => {
    await caughtUp(world)
    const day = todayOf(await brandOf(world, brand.id), world.now())
    const hasPaymentPassword = await world.paymentPasswords.isSet(principal)
    return inMerchant(db, brand.id, async (tx) => {
      const { balance, owed } = await holding(tx, principal)
      const { convert: terms } = await termsNow(tx, brand.id)
      const left = terms ? terms.perDay - (await cashedOn(tx, principal, day)) : 0n
      return {
        ...{ balance: formatMinor(balance), unit, owed: formatMinor(owed), hasPaymentPassword },
        earnedToday: formatMinor(positive(await earnedOn(tx, principal, day))),
        convertLeft: formatMinor(positive(left)),
      }
    })
  })

  serve(mount, points.redemptions, async ({ brand, principal, query }) => {
    const languages = await languagesOf(brand, query.language)
    const before = query.cursor === undefined ? null : BigInt(query.cursor)
    return inMerchant(db, brand.id, async (tx) => {
      const found = await ordersOf(tx, principal, { before, limit: pageSize + 1 })
      const page = found.slice(0, pageSize)
      return {
        lists: await named(tx, fields, brand.id, page, languages),
        nextCursor: found.length > pageSize ? String(page.at(-1)?.id) : null,
      }
    })
  })

  serve(mount, points.transactions, async ({ brand, principal, query: { show = 'earned', cursor } }) => {
    await caughtUp(world)
    // A place in the one list is none in the other.
    const isOther = cursor !== undefined && cursor.includes('-') !== (show === 'earned')
    const page = { cursor: isOther ? undefined : cursor, limit: pageSize }
    const { entries, next } = await inMerchant(db, brand.id, (tx) =>
      show === 'earned' ? earnedOf(tx, principal, page) : spentOf(tx, principal, page),
    )
    return { lists: entries.map(entryView), nextCursor: next }
  })
}

function mountSpending(mount: Mount, world: World): void {
  const { db, fields } = world
  const languagesOf = languagesIn(world)

  serve(
    mount,
    points.redeem,
    async ({ brand, principal, body }) => {
      await demandPassword(world, principal, body.password)
      const order = await redeem(world, principal, {
        ...{ key: body.key, goods: body.goodsId, quantity: body.quantity, price: amountOf(body.price) },
        delivery: { address: body.receivingAddress, zalo: body.zaloId, whatsApp: body.whatsappId },
      })
      const languages = await languagesOf(brand, body.language)
      const [view] = await inMerchant(db, brand.id, (tx) => named(tx, fields, brand.id, [order], languages))
      if (!view) throw new Error(`exchange ${order.id} is gone`)
      return view
    },
    { money: 'begins' },
  )

  serve(
    mount,
    points.convert,
    async ({ principal, body }) => {
      await demandPassword(world, principal, body.password)
      const given = { key: body.key, points: amountOf(body.points), money: amountOf(body.money) }
      const { balance, sumBalance, paid } = await convert(world, principal, given)
      return { balance: formatMinor(balance), sumBalance: formatMinor(sumBalance), paid: formatMinor(paid) }
    },
    { money: 'begins' },
  )
}

const languagesIn =
  (world: World) =>
  async ({ id }: Pick<Brand, 'id'>, asked: string | undefined) => {
    const { defaultLanguage, fallbackLanguage } = await brandOf(world, id)
    return [asked ?? defaultLanguage, fallbackLanguage, 'EN']
  }

function amountOf(text: string): bigint {
  const amount = parseMinor(text)
  if (amount === null) throw new Refusal('amount_invalid')
  return amount
}

async function holding(tx: Tx, person: Pick<Person, 'merchantId' | 'memberId'>) {
  const member = await findMember(tx, person)
  return member ? { balance: await balanceOf(tx, member), owed: member.owed } : { balance: 0n, owed: 0n }
}

async function named(
  tx: Tx,
  fields: World['fields'],
  merchantId: number,
  orders: readonly Order[],
  languages: readonly string[],
) {
  const ids = orders.flatMap(({ goodsId }) => (goodsId === null ? [] : [goodsId]))
  const goods = await goodsById(tx, merchantId, [...new Set(ids)])
  return orders.map((order) =>
    orderView(order, {
      goods: order.goodsId === null ? null : (goods.get(order.goodsId) ?? null),
      ...{ delivery: openDelivery(fields, order), languages },
    }),
  )
}

const positive = (amount: bigint): bigint => (amount > 0n ? amount : 0n)
