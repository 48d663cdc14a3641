/** What the simulator remembers: orders, money that was paid, payouts. Each fact is one line of a journal. */
import { randomBytes } from 'node:crypto'
import type { WireOrder, WirePayment, WirePayout } from '@jackfruit/contracts/gateway-wire'
import { type BookedOrder, type BookedPayout, openMemory } from './memory.ts'

export type { BookedOrder } from './memory.ts'

export interface Book {
  /** Taken up once: the same order again answers as the first time. */
  takeOrder(order: WireOrder): BookedOrder
  orderByRef(ref: string): BookedOrder | null
  pay(payment: WirePayment): WirePayment
  /** Its sender takes it back, once. Null when there is none. */
  takeBack(channel: string, txn: string, at: Date): WirePayment | null
  /** So many blocks of its chain lie over it by now. Null when there is none. */
  bury(channel: string, txn: string, confirmations: number): WirePayment | null
  paymentsOf(orderId: string): readonly WirePayment[]
  paymentBy(channel: string, txn: string): WirePayment | null
  takePayout(payout: WirePayout, now: Date): BookedPayout | null
  payoutBy(payoutId: string): BookedPayout | null
  payoutState(payoutId: string): 'unknown' | 'pending' | BookedPayout['ends']
  day(day: string): {
    readonly payments: readonly WirePayment[]
    readonly wentBack: readonly (WirePayment & { readonly takenBackAt: string })[]
    readonly payouts: readonly BookedPayout[]
  }
}

const payoutTakesMs = 2_000

/** Accounts that show what can go wrong: refused at once, failed later. */
const refusedEnding = '0000'
const failedEnding = '9999'

/** A coin that is sent to an address of another chain is lost: it is refused. */
const shapes: Readonly<Record<string, RegExp>> = {
  TRC20: /^T[1-9A-HJ-NP-Za-km-z]{33}$/,
  ERC20: /^0x[0-9a-fA-F]{40}$/,
}
const isOfNetwork = ({ network, account }: WirePayout): boolean =>
  network === null || (shapes[network]?.test(account) ?? false)

/** Null keeps everything in memory alone. */
export function openBook(file: string | null): Book {
  const memory = openMemory(file)
  const { orders, payments, payouts, keep } = memory
  /** By the clock that nobody sets: one that is put back keeps no payout on its way. Those of an earlier life are over. */
  const endsAtMs = new Map<string, number>()
  return {
    takeOrder(order) {
      const known = orders.get(order.orderId)
      if (known) return known
      const booked = { ...order, ref: randomBytes(16).toString('hex') }
      keep({ fact: 'order', order: booked })
      return booked
    },
    orderByRef: (ref) => [...orders.values()].find((order) => order.ref === ref) ?? null,
    pay(payment) {
      keep({ fact: 'payment', payment })
      return payment
    },
    takeBack(channel, txn, at) {
      const payment = memory.payment({ channel, txn })
      if (payment?.takenBackAt === null) keep({ fact: 'back', channel, txn, at: at.toISOString() })
      return memory.payment({ channel, txn })
    },
    bury(channel, txn, confirmations) {
      if (memory.payment({ channel, txn })) keep({ fact: 'buried', channel, txn, confirmations })
      return memory.payment({ channel, txn })
    },
    // A bank knows no orders: there it is what the payer wrote, or the very amount.
    paymentsOf(orderId) {
      const order = orders.get(orderId)
      return payments.filter(
        (payment) =>
          payment.orderId === orderId ||
          (order !== undefined &&
            payment.orderId === null &&
            payment.channel === order.channel &&
            (payment.memo === null ? payment.units === order.units : payment.memo === order.memo)),
      )
    },
    paymentBy: (channel, txn) => memory.payment({ channel, txn }),
    takePayout(payout, now) {
      const known = payouts.get(payout.payoutId)
      if (known) return known
      if (payout.account.endsWith(refusedEnding) || !isOfNetwork(payout)) return null
      const booked: BookedPayout = {
        ...payout,
        at: now.toISOString(),
        ends: payout.account.endsWith(failedEnding) ? 'failed' : 'paid',
      }
      endsAtMs.set(payout.payoutId, performance.now() + payoutTakesMs)
      keep({ fact: 'payout', payout: booked })
      return booked
    },
    payoutBy: (payoutId) => payouts.get(payoutId) ?? null,
    payoutState(payoutId) {
      const isUnderWay = (endsAtMs.get(payoutId) ?? 0) > performance.now()
      return isUnderWay ? 'pending' : (payouts.get(payoutId)?.ends ?? 'unknown')
    },
    day: (day) => ({
      payments: payments.filter(({ paidAt }) => paidAt.startsWith(day)),
      wentBack: payments.flatMap((payment) =>
        payment.takenBackAt?.startsWith(day) ? [{ ...payment, takenBackAt: payment.takenBackAt }] : [],
      ),
      payouts: [...payouts.values()].filter(({ at, ends }) => ends === 'paid' && at.startsWith(day)),
    }),
  }
}
