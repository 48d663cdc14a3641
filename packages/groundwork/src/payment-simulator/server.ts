/**
 * A payment gateway of our own for demonstration and tests: takes orders, lets a visitor pay on its page, tells the
 * platform over a signed webhook, pays out, and keeps a statement. Every answer is signed as the calls are.
 */
import { createServer } from 'node:http'
import { calls, type GatewayCall, type WirePayment } from '@jackfruit/contracts/gateway-wire'
import { type Book, openBook } from './book.ts'
import { openCalls } from './calls.ts'
import { openPayDesk } from './desk.ts'
import { pay } from './paying.ts'
import { openTeller } from './tell.ts'

export interface SimulatorOptions {
  /** 0 takes any free one. */
  readonly port: number
  readonly platformUrl: string
  readonly secret: string
  readonly journal?: string | null
  readonly lateMs?: number
}

export interface RunningSimulator {
  readonly url: string
  readonly book: Book
  /** Money arrives for this order, as told; what else is known of it can be given. */
  pay(orderId: string, units: bigint, more?: Partial<WirePayment>): WirePayment
  /** Its sender takes it back; told to nobody yet. */
  takeBack(payment: Pick<WirePayment, 'channel' | 'txn'>): WirePayment
  stop(): Promise<void>
}

export async function startSimulator(options: SimulatorOptions): Promise<RunningSimulator> {
  const { port, platformUrl, secret, journal = null, lateMs } = options
  const book = openBook(journal)
  const teller = openTeller({ platformUrl, secret, ...(lateMs !== undefined && { lateMs }) })
  let url = ''
  const answerCall = openCalls({ book, secret, payUrlOf: (ref) => `${url}/pay/${ref}` })
  const desk = openPayDesk({ book, teller })

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://simulator')
    const name = (Object.keys(calls) as GatewayCall[]).find((each) => calls[each].path === pathname)
    const ref = /^\/pay\/([0-9a-f]{32})$/.exec(pathname)?.[1]
    const work =
      name && request.method === 'POST'
        ? answerCall(request, response, name)
        : ref
          ? desk.answer(request, response, book.orderByRef(ref))
          : Promise.resolve(response.writeHead(pathname === '/readyz' ? 200 : 404).end())
    work.catch(() => response.headersSent || response.writeHead(400).end())
  })
  await new Promise<void>((done, failed) => {
    server.once('error', failed)
    server.listen(port, '127.0.0.1', done)
  })
  const address = server.address()
  url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : port}`
  return {
    url,
    book,
    pay(orderId, units, more) {
      const order = book.takeOrder({
        ...{ orderId, channel: 'unknown', kind: 'bank', currency: 'MMK', scale: 2, units: '1' },
        ...{ memo: null, expiresAt: new Date().toISOString() },
      })
      return pay(book, order, units, more)
    },
    takeBack({ channel, txn }) {
      const payment = book.takeBack(channel, txn, new Date())
      if (!payment) throw new Error(`there is no payment ${txn}`)
      return payment
    },
    stop() {
      teller.stop()
      desk.stop()
      server.closeAllConnections()
      return new Promise((done) => server.close(() => done()))
    },
  }
}
