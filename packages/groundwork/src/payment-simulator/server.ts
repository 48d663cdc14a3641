/**
 * A payment gateway of our own for demonstration and tests: takes orders, lets a visitor pay on its page, tells the
 * platform over a signed webhook, pays out, and keeps a statement. Every answer is signed as the calls are.
 */
import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { calls, type GatewayCall, type WirePayment } from '@jackfruit/contracts/gateway-wire'
import {
  headers as names,
  signVendorMessage,
  verifyVendorMessage,
} from '@jackfruit/contracts/vendor-signature'
import { formatMinor, parseMinor } from '@jackfruit/kernel'
import { type infer as Infer, safeParse } from 'zod/mini'
import { type Book, type BookedOrder, openBook } from './book.ts'
import { notFoundPage, payPage } from './page.ts'
import { gatewayCode, type Manner, manners, openTeller } from './tell.ts'

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

type Answers = { [K in GatewayCall]: (body: Infer<(typeof calls)[K]['body']>) => object | null }

const bodyMax = 64 * 1024
/** Deep enough for every shop, after so long. */
const safeBlocks = 64
const blocksMs = 3_000
const partsMax = 5

export async function startSimulator(options: SimulatorOptions): Promise<RunningSimulator> {
  const { port, platformUrl, secret, journal = null, lateMs } = options
  const book = openBook(journal)
  const teller = openTeller({ platformUrl, secret, ...(lateMs !== undefined && { lateMs }) })
  let url = ''

  const answers: Answers = {
    createDeposit: (order) => {
      const { ref } = book.takeOrder(order)
      return { gatewayRef: ref, payUrl: `${url}/pay/${ref}` }
    },
    queryDeposit: ({ orderId, channel }) => ({
      payments: book.paymentsOf(orderId).filter((payment) => payment.channel === channel),
    }),
    queryPayment: ({ channel, txn }) => ({ payment: book.paymentBy(channel, txn) }),
    sendPayout: (payout) => ({ state: book.takePayout(payout, new Date()) ? 'sent' : 'refused' }),
    queryPayout: ({ payoutId }) => {
      const payout = book.payoutBy(payoutId)
      if (!payout) return { state: 'unknown' }
      return { state: new Date(payout.endsAt) <= new Date() ? payout.ends : 'pending' }
    },
    statement: ({ day }) => {
      const { payments, wentBack, payouts } = book.day(day)
      const money = <T extends { currency: string; scale: number; units: string; channel: string }>(
        row: T,
      ) => ({
        ...{ channel: row.channel, currency: row.currency, scale: row.scale, units: row.units },
      })
      return {
        rows: [
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
        ],
      }
    },
  }

  const pay = (order: BookedOrder, units: bigint, more: Partial<WirePayment> = {}): WirePayment =>
    book.pay({
      ...{ channel: order.channel, currency: order.currency, scale: order.scale, units: units.toString() },
      ...{
        txn: `S${randomBytes(8).toString('hex').toUpperCase()}`,
        orderId: knowsOrders(order) ? order.orderId : null,
        memo: order.memo,
      },
      ...{ reference: null, payerName: null, network: null, confirmations: null },
      paidAt: new Date().toISOString(),
      takenBackAt: null,
      ...more,
    })

  const blocks = new Set<NodeJS.Timeout>()

  async function answerCall(request: IncomingMessage, response: ServerResponse, name: GatewayCall) {
    const body = await bytesOf(request)
    const { path } = calls[name]
    const secrets = secret.split(',')
    const isGenuine = verifyVendorMessage({
      ...{ secrets, method: 'POST', path, headers: request.headers, body, now: Date.now() },
    })
    if (!isGenuine) return response.writeHead(401).end()
    const parsed = safeParse(calls[name].body, jsonIn(body))
    const answer = parsed.success ? answers[name](parsed.data as never) : null
    const bytes = Buffer.from(JSON.stringify(answer ?? { refused: true }))
    response
      .writeHead(answer ? 200 : 422, {
        'content-type': 'application/json',
        ...signVendorMessage({
          ...{ vendorId: gatewayCode, secret: secrets[0] ?? '', method: 'POST', path, body: bytes },
          ...{ timestamp: Date.now(), nonce: String(request.headers[names.nonce]) },
        }),
      })
      .end(bytes)
  }

  async function answerPage(request: IncomingMessage, response: ServerResponse, order: BookedOrder | null) {
    const show = (status: number, html: string) =>
      response
        .writeHead(status, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
        })
        .end(html)
    if (!order) return show(404, notFoundPage())
    const paid = () =>
      book.paymentsOf(order.orderId).map(({ units, scale, currency, txn, takenBackAt }) => ({
        line: `${formatMinor(BigInt(units), scale)} ${currency}, ${txn}`,
        ...{ txn, isBack: takenBackAt !== null },
      }))
    if (request.method !== 'POST') return show(200, payPage({ order, paid: paid(), problem: null }))
    const form = new URLSearchParams((await bytesOf(request)).toString('utf8'))
    const manner = manners.find((each) => each === form.get('manner'))
    const back = form.get('back')
    if (back !== null) {
      const isOwn = book.paymentsOf(order.orderId).some(({ txn }) => txn === back)
      const payment = isOwn ? book.takeBack(order.channel, back, new Date()) : null
      if (!payment || !manner) return show(404, notFoundPage())
      teller.tell([payment], manner)
      return show(200, payPage({ order, paid: paid(), problem: null }))
    }
    const units = parseMinor((form.get('amount') ?? '').trim(), order.scale)
    const parts = Number(form.get('parts'))
    if (units === null || units < BigInt(partsMax) || !manner || !(parts >= 1 && parts <= partsMax))
      return show(400, payPage({ order, paid: paid(), problem: 'This is no amount that can be paid.' }))
    const payerName = form.get('payer')?.trim() || null
    const isCoin = order.kind === 'crypto'
    const paidNow = shares(units, Math.trunc(parts)).map((share) =>
      pay(order, share, { payerName, ...(isCoin && { confirmations: 0 }) }),
    )
    teller.tell(paidNow, manner satisfies Manner)
    // A coin is seen first, and is safe when blocks lie over it: both are told.
    if (isCoin) {
      const timer = setTimeout(() => {
        blocks.delete(timer)
        const buried = paidNow.flatMap(({ channel, txn }) => book.bury(channel, txn, safeBlocks) ?? [])
        teller.tell(buried, manner)
      }, blocksMs)
      blocks.add(timer)
    }
    return show(200, payPage({ order, paid: paid(), problem: null }))
  }

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://simulator')
    const name = (Object.keys(calls) as GatewayCall[]).find((each) => calls[each].path === pathname)
    const ref = /^\/pay\/([0-9a-f]{32})$/.exec(pathname)?.[1]
    const work =
      name && request.method === 'POST'
        ? answerCall(request, response, name)
        : ref
          ? answerPage(request, response, book.orderByRef(ref))
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
      return pay(order, units, more)
    },
    takeBack({ channel, txn }) {
      const payment = book.takeBack(channel, txn, new Date())
      if (!payment) throw new Error(`there is no payment ${txn}`)
      return payment
    },
    stop() {
      teller.stop()
      for (const timer of blocks) clearTimeout(timer)
      server.closeAllConnections()
      return new Promise((done) => server.close(() => done()))
    },
  }
}

/** Wallets and codes carry our order along; a bank and a chain carry money. */
const knowsOrders = ({ kind }: BookedOrder) => kind === 'wallet' || kind === 'qr'

/** As even as smallest units allow; together exactly the whole. */
function shares(units: bigint, parts: number): bigint[] {
  const count = BigInt(parts)
  return Array.from(
    { length: parts },
    (_, index) => units / count + (BigInt(index) < units % count ? 1n : 0n),
  )
}

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of request) {
    size += (chunk as Buffer).length
    if (size > bodyMax) throw new Error('too large')
    chunks.push(chunk as Buffer)
  }
  return Buffer.concat(chunks)
}

function jsonIn(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'))
  } catch {
    return null
  }
}
