/** What goes on the wire. */
import { points } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import type { Goods } from './goods.ts'
import type { Delivery, Order } from './orders.ts'
import type { Entry } from './record.ts'
import type { Terms } from './terms.ts'

/** In the first of these languages that the operator has written, or in whichever there is. */
function inLanguage(said: Readonly<Record<string, string>>, languages: readonly string[]): string {
  const found = languages.find((language) => said[language] !== undefined)
  return (found === undefined ? Object.values(said)[0] : said[found]) ?? ''
}

export const goodsView = (goods: Goods, languages: readonly string[]): points.Goods => ({
  ...{
    id: goods.code,
    category: goods.category,
    art: goods.art,
    stock: goods.stock,
    delivery: goods.delivery,
  },
  ...{ name: inLanguage(goods.name, languages), text: inLanguage(goods.words, languages) },
  price: formatMinor(goods.price),
})

export const termsView = ({ ratios, convert }: Terms) => ({
  ratios: points.lines.map((line) => {
    const per = ratios[line]
    return { line, per: per === null ? null : formatMinor(per) }
  }),
  convert: convert && {
    ...{ points: formatMinor(convert.points), money: formatMinor(convert.money) },
    ...{ min: formatMinor(convert.min), perDay: formatMinor(convert.perDay) },
  },
})

interface Seen {
  readonly goods: Goods | null
  readonly delivery: Delivery | null
  readonly languages: readonly string[]
}

export const orderView = (order: Order, { goods, delivery, languages }: Seen): points.Order => ({
  ...{ id: String(order.id), what: order.what, state: order.state, quantity: order.quantity },
  goods: goods && { id: goods.code, name: inLanguage(goods.name, languages), art: goods.art },
  ...{ points: formatMinor(order.points), paidAmount: order.paid === null ? null : formatMinor(order.paid) },
  ...{
    receivingAddress: delivery?.address ?? '',
    zaloId: delivery?.zalo ?? '',
    whatsappId: delivery?.whatsApp ?? '',
  },
  ...{
    remark: order.remark,
    time: order.at.toISOString(),
    decidedAt: order.decidedAt?.toISOString() ?? null,
  },
})

export const entryView = ({ what, line, orderId, points: moved, day, at }: Entry) => ({
  ...{ what, line, orderId: orderId === null ? null : String(orderId), points: formatMinor(moved), day },
  at: at?.toISOString() ?? null,
})
