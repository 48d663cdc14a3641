/** Goods of the mall: what operators write of them, and how many there are. */
import { fields, points } from '@jackfruit/contracts'
import { parseMinor, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { NotDone, type Signature } from './world.ts'

export interface Goods {
  readonly id: bigint
  readonly code: string
  readonly category: points.GoodsCategory
  readonly art: points.GoodsArt
  readonly name: Readonly<Record<string, string>>
  readonly words: Readonly<Record<string, string>>
  readonly price: bigint
  readonly stock: number | null
  readonly delivery: points.Delivery
  readonly isShown: boolean
  readonly position: number
}

/** The most that a mall shows: beyond it the oldest are left out. */
const shownMost = 100

const columns = sql.raw(`g.id, g.code, g.category, g.art, g.name, g.words, g.price, g.stock, g.delivery,
  g.is_shown as "isShown", g.position`)

export async function shownGoods(tx: Tx, merchantId: number): Promise<Goods[]> {
  const { rows } = await sql<Goods>`
    select ${columns} from points.goods g where g.merchant_id = ${merchantId} and g.is_shown
     order by g.position desc, g.id desc limit ${shownMost}`.execute(tx)
  return rows
}

/** For operators: also what is not shown. */
export const allGoods = (db: Db, merchantId: number): Promise<Goods[]> =>
  inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql<Goods>`
      select ${columns} from points.goods g where g.merchant_id = ${merchantId} order by g.code`.execute(tx)
    return rows
  })

export async function goodsById(
  tx: Tx,
  merchantId: number,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, Goods>> {
  const { rows } = await sql<Goods>`
    select ${columns} from points.goods g where g.merchant_id = ${merchantId} and g.id = any(${[...ids]}::bigint[])`.execute(
    tx,
  )
  return new Map(rows.map((row) => [row.id, row]))
}

interface Wanted {
  readonly code: string
  readonly quantity: number
  /** The one that was shown. */
  readonly price: bigint
}

/** Takes so many pieces out of the stock and holds the good: of the last piece one alone is told that it is his. */
export async function takePieces(
  tx: Tx,
  merchantId: number,
  { code, quantity, price }: Wanted,
): Promise<Goods> {
  const { rows } = await sql<Goods>`
    update points.goods g set stock = g.stock - ${quantity}
     where g.merchant_id = ${merchantId} and g.code = ${code} and g.is_shown and g.price = ${price}
       and (g.stock is null or g.stock >= ${quantity})
    returning ${columns}`.execute(tx)
  const [taken] = rows
  if (taken) return taken
  const { rows: found } = await sql<Goods>`
    select ${columns} from points.goods g where g.merchant_id = ${merchantId} and g.code = ${code}`.execute(
    tx,
  )
  const [goods] = found
  if (!goods?.isShown) throw new Refusal('goods_unknown')
  if (goods.price !== price) throw new Refusal('goods_changed')
  throw new Refusal('goods_sold_out', { stock: goods.stock })
}

/** What was not sent lies there again. */
export const putBack = (tx: Tx, merchantId: number, goodsId: bigint, quantity: number) =>
  sql`update points.goods set stock = stock + ${quantity}
       where merchant_id = ${merchantId} and id = ${goodsId}`.execute(tx)

const said = (most: number) =>
  z.partialRecord(fields.languageCode, z.string().check(z.trim(), z.minLength(1), z.maxLength(most)))
const written = z.strictObject({
  code: points.goodsCode,
  category: z.enum(points.goodsCategories),
  art: z.enum(points.goodsArts),
  name: said(80),
  text: said(300),
  price: z.string().check(z.regex(/^(0|[1-9]\d{0,11})(\.\d{1,2})?$/)),
  stock: z.nullable(z.number().check(z.int(), z.gte(0), z.lte(1_000_000))),
  delivery: z.enum(points.deliveries),
  isShown: z.boolean(),
  position: z._default(z.number().check(z.int()), 0),
})
export type WrittenGoods = z.input<typeof written>

/** New goods, or what is different of those with this code. What was exchanged before keeps its price. */
export async function writeGoods(
  db: Db,
  merchantId: number,
  given: unknown,
  { by, why }: Signature,
  now: Date,
): Promise<'made' | 'changed'> {
  const read = z.safeParse(written, given)
  if (!read.success) {
    const [issue] = read.error.issues
    throw new NotDone(`These are no goods: ${issue?.path.join('.')}: ${issue?.message}`)
  }
  const { code, category, art, name, text, price: priceText, stock, delivery, isShown, position } = read.data
  const price = parseMinor(priceText) ?? 0n
  if (price === 0n) throw new NotDone('Goods have a price in points.')
  if (Object.keys(name).length === 0) throw new NotDone('Goods have a name in one language at least.')
  return inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql<{ id: bigint; isNew: boolean }>`
      insert into points.goods as g (merchant_id, code, category, art, name, words, price, stock, delivery, is_shown, position)
      values (${merchantId}, ${code}, ${category}, ${art}, ${JSON.stringify(name)}, ${JSON.stringify(text)}, ${price},
        ${stock}, ${delivery}, ${isShown}, ${position})
      on conflict (merchant_id, code) do update set category = excluded.category, art = excluded.art,
        name = excluded.name, words = excluded.words, price = excluded.price, stock = excluded.stock,
        delivery = excluded.delivery, is_shown = excluded.is_shown, position = excluded.position
      returning g.id, g.xmax = 0 as "isNew"`.execute(tx)
    const [row] = rows
    await sql`
      insert into points.goods_changes (merchant_id, goods_id, written, by, why, at)
      values (${merchantId}, ${row?.id ?? 0n}, ${JSON.stringify(read.data)}, ${by}, ${why}, ${now})`.execute(
      tx,
    )
    return row?.isNew ? 'made' : 'changed'
  })
}
