/** How news of a payment reaches the platform: as it should, and in all the ways it should not. */
import { randomBytes } from 'node:crypto'
import { callbackPath, type WirePayment } from '@jackfruit/contracts/gateway-wire'
import { signVendorMessage } from '@jackfruit/contracts/vendor-signature'

export const manners = ['at-once', 'late', 'thrice', 'never', 'forged', 'swapped'] as const
export type Manner = (typeof manners)[number]

export interface Webhook {
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export const gatewayCode = 'simulator'

/** A genuine notice, ready to be sent. */
export function webhookOf(payment: WirePayment, secret: string, now = Date.now()): Webhook {
  const body = Buffer.from(JSON.stringify({ payment }))
  const headers = signVendorMessage({
    ...{ vendorId: gatewayCode, secret, method: 'POST', path: callbackPath, body },
    timestamp: now,
    nonce: randomBytes(16).toString('hex'),
  })
  return { headers: { ...headers, 'content-type': 'application/json' }, body }
}

export interface TellerOptions {
  readonly platformUrl: string
  readonly secret: string
  readonly lateMs?: number
}

export interface Teller {
  tell(payments: readonly WirePayment[], manner: Manner): void
  stop(): void
}

const usuallyLateMs = 10_000
/** After each failure it is told again a little later, and given up after the last. */
const pausesMs = [1_000, 3_000, 10_000, 30_000]

export function openTeller({ platformUrl, secret, lateMs = usuallyLateMs }: TellerOptions): Teller {
  const timers = new Set<NodeJS.Timeout>()
  const later = (ms: number, work: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      work()
    }, ms)
    timers.add(timer)
  }
  const send = ({ headers, body }: Webhook) =>
    fetch(new URL(callbackPath, platformUrl), {
      ...{ method: 'POST', headers, body },
      signal: AbortSignal.timeout(10_000),
    }).then(
      ({ ok }) => ok,
      () => false,
    )
  /** Every try is signed anew, as a real gateway does it. */
  const untilHeard = async (payment: WirePayment, tried = 0): Promise<void> => {
    if (await send(webhookOf(payment, secret))) return
    const pause = pausesMs[tried]
    if (pause !== undefined) later(pause, () => void untilHeard(payment, tried + 1))
  }

  const ways: Readonly<Record<Manner, (payment: WirePayment) => void>> = {
    'at-once': (payment) => void untilHeard(payment),
    late: (payment) => later(lateMs, () => void untilHeard(payment)),
    thrice(payment) {
      const same = webhookOf(payment, secret)
      void Promise.all([send(same), send(same), untilHeard(payment)])
    },
    never: () => {},
    forged: (payment) => void send(webhookOf(payment, randomBytes(32).toString('hex'))),
    swapped: (payment) => void untilHeard({ ...payment, units: `${payment.units}0` }),
  }
  return {
    /** The newest first: whoever hears must not mind the order. */
    tell(payments, manner) {
      for (const payment of payments.toReversed()) ways[manner](payment)
    },
    stop() {
      for (const timer of timers) clearTimeout(timer)
      timers.clear()
    },
  }
}
