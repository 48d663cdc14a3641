/** Points for goods and points for money: what the mall gives. Repeated or raced, each press happens once. */
import { type Minor, Refusal } from '@jackfruit/kernel'
import type { Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { lockAccounts, openHouse, type Posted, post, standingOf } from '../ledger/index.ts'
import { type Goods, goodsById, takePieces } from './goods.ts'
import { balanceOf, holdMember, type PointsMember, spend } from './members.ts'
import {
  cashedOn,
  type Delivery,
  type Order,
  openDelivery,
  orderByKey,
  sealDelivery,
  writeOrder,
} from './orders.ts'
import { moneyFor, point } from './ratio.ts'
import { termsNow } from './terms.ts'
import { brandOf, house, type Person, todayOf, type World } from './world.ts'

/** The payment password must be right; wrong ones are counted where it is kept, and the count is told. */
export async function demandPassword(
  { paymentPasswords }: Pick<World, 'paymentPasswords'>,
  person: Person,
  password: string,
): Promise<void> {
  const problem = await paymentPasswords.check(person, password)
  if (!problem) return
  const { code, ...details } = problem
  throw new Refusal(code, details)
}

export interface Redeeming {
  readonly key: string
  readonly goods: string
  readonly quantity: number
  readonly price: bigint
  readonly delivery: Delivery
}

const contactLooks = /^\+?[\d\s().-]{7,24}$|^@?[a-z0-9][a-z0-9._-]{2,39}$/i

/** What the goods ask for, and no more: what nobody needs is not kept. */
function demandDelivery({ delivery: asks }: Pick<Goods, 'delivery'>, given: Delivery): Delivery | null {
  if (asks === 'none') return null
  if (asks === 'parcel' && given.address.length < 5) throw new Refusal('address_missing')
  if (given.zalo === '' && given.whatsApp === '') throw new Refusal('contact_needed')
  for (const each of [given.zalo, given.whatsApp])
    if (each !== '' && !contactLooks.test(each)) throw new Refusal('contact_invalid')
  return { ...given, address: asks === 'parcel' ? given.address : '' }
}

const isSame = (one: Delivery | null, other: Delivery): boolean =>
  one === null ||
  (one.zalo === other.zalo &&
    one.whatsApp === other.whatsApp &&
    (one.address || other.address) === other.address)

/** Pieces and points go in one transaction; people send what was exchanged. */
export async function redeem(world: World, person: Person, redeeming: Redeeming): Promise<Order> {
  const { merchantId } = person
  const { key, goods: code, quantity, price, delivery: given } = redeeming
  const brand = await brandOf(world, merchantId)
  const now = world.now()
  return inMerchant(world.db, merchantId, async (tx) => {
    const member = await holdMember(tx, person)
    const known = await orderByKey(tx, person, key)
    if (known) return demandSame(tx, known, redeeming, openDelivery(world.fields, known))
    const goods = await takePieces(tx, merchantId, { code, quantity, price })
    const delivery = demandDelivery(goods, given)
    const cost = price * BigInt(quantity)
    await demandPoints(tx, member, cost)
    const order = await writeOrder(tx, {
      ...{ ...person, key, what: 'goods', goodsId: goods.id, quantity, points: cost, state: 'inProcess' },
      ...{ sealed: delivery && sealDelivery(world.fields, { ...person, key }, delivery) },
      ...{ day: todayOf(brand, now), at: now },
    })
    await spend(tx, { member, points: cost, key: `redeem:${order.id}` })
    return order
  })
}

async function demandSame(
  tx: Tx,
  known: Order,
  wanted: Redeeming,
  delivery: Delivery | null,
): Promise<Order> {
  const goods =
    known.goodsId === null
      ? null
      : (await goodsById(tx, known.merchantId, [known.goodsId])).get(known.goodsId)?.code
  const same =
    goods === wanted.goods &&
    known.quantity === wanted.quantity &&
    known.points === wanted.price * BigInt(wanted.quantity) &&
    isSame(delivery, wanted.delivery)
  if (!same) throw new Refusal('key_conflict')
  return known
}

/** Throws Refusal('points_missing', {missing}) where there are fewer. */
async function demandPoints(tx: Tx, member: PointsMember, cost: bigint): Promise<void> {
  await lockAccounts(tx, [member.accountId])
  const balance = await balanceOf(tx, member)
  if (balance < cost) throw new Refusal('points_missing')
}

export interface Converting {
  readonly key: string
  readonly points: bigint
  /** What was shown for them. */
  readonly money: Minor
}

export interface Converted {
  readonly balance: bigint
  readonly sumBalance: Minor
  readonly paid: Minor
}

/** Out of the points and into the purse, in one transaction. */
export async function convert(world: World, person: Person, wanted: Converting): Promise<Converted> {
  const { merchantId, memberId } = person
  const brand = await brandOf(world, merchantId)
  const { accountId: purseId, currency } = await world.purseOf(person)
  const now = world.now()
  const day = todayOf(brand, now)
  const done = await inMerchant(world.db, merchantId, async (tx) => {
    const member = await holdMember(tx, person)
    const known = await orderByKey(tx, person, wanted.key)
    if (known) {
      if (known.points !== wanted.points || known.paid !== wanted.money) throw new Refusal('key_conflict')
      return { posted: null, ...(await standing(tx, member, purseId)), paid: known.paid }
    }
    const paid = await worthNow(tx, person, wanted, day)
    // Both at once, in the order in which everybody holds them.
    await lockAccounts(tx, [member.accountId, purseId])
    await demandPoints(tx, member, wanted.points)
    const order = await writeOrder(tx, {
      ...{ merchantId, memberId, key: wanted.key, what: 'cash', quantity: 1, points: wanted.points },
      ...{ paid: { amount: paid, currency }, state: 'confirmed', day, at: now },
    })
    await spend(tx, { member, points: wanted.points, key: `redeem:${order.id}` })
    const houseId = await openHouse(tx, merchantId, house, currency)
    const { balance, seq } = await post(tx, {
      ...{ key: `points:${order.id}`, kind: 'pointsCash', accountId: purseId, houseId, amount: paid },
    })
    const posted: Posted = { accountId: purseId, balance, seq }
    return { posted, ...(await standing(tx, member, purseId)), paid }
  })
  if (done.posted) world.tellBalance(done.posted)
  return { balance: done.balance, sumBalance: done.sumBalance, paid: done.paid }
}

/** What they are worth, where that is what was shown. */
async function worthNow(tx: Tx, person: Person, { points, money }: Converting, day: string): Promise<Minor> {
  const { convert: terms } = await termsNow(tx, person.merchantId)
  if (!terms) throw new Refusal('convert_closed')
  if (points === 0n || points % point !== 0n) throw new Refusal('amount_invalid')
  if (points < terms.min) throw new Refusal('amount_below')
  const paid = moneyFor(points, terms)
  if (paid !== money) throw new Refusal('convert_changed')
  if ((await cashedOn(tx, person, day)) + points > terms.perDay) throw new Refusal('day_limit')
  return paid
}

async function standing(tx: Tx, member: PointsMember, purseId: bigint) {
  const purse = await standingOf(tx, purseId)
  return { balance: await balanceOf(tx, member), sumBalance: purse?.balance ?? 0n }
}
