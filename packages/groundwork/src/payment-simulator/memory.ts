/** Everything that is known, learnt fact by fact: from the journal at the start, then as it happens. */
import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { WireOrder, WirePayment, WirePayout } from '@jackfruit/contracts/gateway-wire'

export interface BookedOrder extends WireOrder {
  readonly ref: string
}

export interface BookedPayout extends WirePayout {
  readonly at: string
  readonly ends: 'paid' | 'failed'
}

export interface Place {
  readonly channel: string
  readonly txn: string
}

type Fact =
  | { readonly fact: 'order'; readonly order: BookedOrder }
  | { readonly fact: 'payment'; readonly payment: WirePayment }
  | ({ readonly fact: 'back'; readonly at: string } & Place)
  | ({ readonly fact: 'buried'; readonly confirmations: number } & Place)
  | { readonly fact: 'payout'; readonly payout: BookedPayout }

export interface Memory {
  readonly orders: ReadonlyMap<string, BookedOrder>
  readonly payments: readonly WirePayment[]
  readonly payouts: ReadonlyMap<string, BookedPayout>
  /** The newest of this number; null where there is none. */
  payment(place: Place): WirePayment | null
  /** Written down before it is known. */
  keep(fact: Fact): void
}

/** Null keeps everything in memory alone. */
export function openMemory(file: string | null): Memory {
  const orders = new Map<string, BookedOrder>()
  const payments: WirePayment[] = []
  const payouts = new Map<string, BookedPayout>()
  const placeOf = ({ channel, txn }: Place) =>
    payments.findLastIndex((payment) => payment.channel === channel && payment.txn === txn)
  const learn = (fact: Fact) => {
    if (fact.fact === 'order') orders.set(fact.order.orderId, fact.order)
    // Journals of an older version know neither of money that goes back nor of chains.
    if (fact.fact === 'payment')
      payments.push({ ...fact.payment, takenBackAt: fact.payment.takenBackAt ?? null })
    if (fact.fact === 'payout')
      payouts.set(fact.payout.payoutId, { ...fact.payout, network: fact.payout.network ?? null })
    if (fact.fact === 'back' || fact.fact === 'buried') {
      const at = placeOf(fact)
      const payment = payments[at]
      const change = fact.fact === 'back' ? { takenBackAt: fact.at } : { confirmations: fact.confirmations }
      if (payment) payments[at] = { ...payment, ...change }
    }
  }
  if (file && existsSync(file))
    for (const line of readFileSync(file, 'utf8').split('\n')) if (line) learn(JSON.parse(line) as Fact)
  return {
    ...{ orders, payments, payouts },
    payment: (place) => payments[placeOf(place)] ?? null,
    keep(fact) {
      if (file) appendFileSync(file, `${JSON.stringify(fact)}\n`, { mode: 0o600 })
      learn(fact)
    },
  }
}
