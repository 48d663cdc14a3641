/** Money that arrives for an order. */
import { randomBytes } from 'node:crypto'
import type { WirePayment } from '@jackfruit/contracts/gateway-wire'
import type { Book, BookedOrder } from './book.ts'

/** What else is known of it can be given. */
export const pay = (
  book: Book,
  order: BookedOrder,
  units: bigint,
  more: Partial<WirePayment> = {},
): WirePayment =>
  book.pay({
    ...{ channel: order.channel, currency: order.currency, scale: order.scale, units: units.toString() },
    txn: `S${randomBytes(8).toString('hex').toUpperCase()}`,
    orderId: knowsOrders(order) ? order.orderId : null,
    memo: order.memo,
    ...{ reference: null, payerName: null, network: null, confirmations: null },
    paidAt: new Date().toISOString(),
    takenBackAt: null,
    ...more,
  })

/** Wallets and codes carry our order along; a bank and a chain carry money. */
const knowsOrders = ({ kind }: BookedOrder) => kind === 'wallet' || kind === 'qr'

/** As even as smallest units allow; together exactly the whole. */
export function shares(units: bigint, parts: number): bigint[] {
  const count = BigInt(parts)
  return Array.from(
    { length: parts },
    (_, index) => units / count + (BigInt(index) < units % count ? 1n : 0n),
  )
}
