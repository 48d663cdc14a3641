/** What each of a platform's calls is answered, from what is booked. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { calls, type GatewayCall } from '@jackfruit/contracts/gateway-wire'
import {
  headers as names,
  signVendorMessage,
  verifyVendorMessage,
} from '@jackfruit/contracts/vendor-signature'
import { type infer as Infer, safeParse } from 'zod/mini'
import type { Book } from './book.ts'
import { bytesOf, jsonIn } from './http.ts'
import { gatewayCode } from './tell.ts'

type Answers = { [K in GatewayCall]: (body: Infer<(typeof calls)[K]['body']>) => object | null }

interface Parts {
  readonly book: Book
  /** Several, parted by commas, while they are changed; answers are signed with the first. */
  readonly secret: string
  readonly payUrlOf: (ref: string) => string
}

export type AnswerCall = (
  request: IncomingMessage,
  response: ServerResponse,
  name: GatewayCall,
) => Promise<unknown>

/** Every answer is signed as the calls are. */
export function openCalls({ book, secret, payUrlOf }: Parts): AnswerCall {
  const answers = answersOf(book, payUrlOf)
  const secrets = secret.split(',')
  return async (request, response, name) => {
    const body = await bytesOf(request)
    const { path } = calls[name]
    const isGenuine = verifyVendorMessage({
      ...{ secrets, method: 'POST', path, headers: request.headers, body, now: Date.now() },
    })
    if (!isGenuine) return response.writeHead(401).end()
    const parsed = safeParse(calls[name].body, jsonIn(body))
    const answer = parsed.success ? answers[name](parsed.data as never) : null
    const bytes = Buffer.from(JSON.stringify(answer ?? { refused: true }))
    return response
      .writeHead(answer ? 200 : 422, {
        'content-type': 'application/json',
        ...signVendorMessage({
          ...{ vendorId: gatewayCode, secret: secrets[0] ?? '', method: 'POST', path, body: bytes },
          ...{ timestamp: Date.now(), nonce: String(request.headers[names.nonce]) },
        }),
      })
      .end(bytes)
  }
}

const answersOf = (book: Book, payUrlOf: Parts['payUrlOf']): Answers => ({
  createDeposit: (order) => {
    const { ref } = book.takeOrder(order)
    return { gatewayRef: ref, payUrl: payUrlOf(ref) }
  },
  queryDeposit: ({ orderId, channel }) => ({
    payments: book.paymentsOf(orderId).filter((payment) => payment.channel === channel),
  }),
  queryPayment: ({ channel, txn }) => ({ payment: book.paymentBy(channel, txn) }),
  sendPayout: (payout) => ({ state: book.takePayout(payout, new Date()) ? 'sent' : 'refused' }),
  queryPayout: ({ payoutId }) => ({ state: book.payoutState(payoutId) }),
  statement: ({ day }) => ({ rows: statementOf(book, day) }),
})

interface Money {
  readonly channel: string
  readonly currency: string
  readonly scale: number
  readonly units: string
}

const money = ({ channel, currency, scale, units }: Money): Money => ({ channel, currency, scale, units })

/** What went back counts on the day on which it went. */
function statementOf(book: Book, day: string): object[] {
  const { payments, wentBack, payouts } = book.day(day)
  return [
    ...payments.map((row) => ({
      ...{ kind: 'deposit', id: row.txn, orderId: row.orderId, at: row.paidAt },
      ...money(row),
    })),
    ...wentBack.map((row) => ({
      ...{ kind: 'deposit', id: row.txn, orderId: row.orderId, at: row.takenBackAt },
      ...{ ...money(row), units: `-${row.units}` },
    })),
    ...payouts.map((row) => ({
      ...{ kind: 'payout', id: row.payoutId, orderId: null, at: row.at },
      ...money(row),
    })),
  ]
}
