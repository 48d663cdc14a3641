/** The page on which a visitor pays an order, in parts too, or takes back what was paid. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { WirePayment } from '@jackfruit/contracts/gateway-wire'
import { formatMinor, parseMinor } from '@jackfruit/kernel'
import type { Book, BookedOrder } from './book.ts'
import { bytesOf } from './http.ts'
import { notFoundPage, payPage } from './page.ts'
import { pay, shares } from './paying.ts'
import { type Manner, manners, type Teller } from './tell.ts'

export interface PayDesk {
  /** Null for an address of no order. */
  answer(request: IncomingMessage, response: ServerResponse, order: BookedOrder | null): Promise<unknown>
  stop(): void
}

interface Shown {
  readonly status: number
  readonly html: string
}

/** Deep enough for every shop, after so long. */
const safeBlocks = 64
const blocksMs = 3_000
const partsMax = 5

const notFound: Shown = { status: 404, html: notFoundPage() }

export function openPayDesk({ book, teller }: { book: Book; teller: Teller }): PayDesk {
  const blocks = new Set<NodeJS.Timeout>()

  const shown = (order: BookedOrder, problem: string | null = null): Shown => {
    const paid = book.paymentsOf(order.orderId).map(({ units, scale, currency, txn, takenBackAt }) => ({
      line: `${formatMinor(BigInt(units), scale)} ${currency}, ${txn}`,
      ...{ txn, isBack: takenBackAt !== null },
    }))
    return { status: problem ? 400 : 200, html: payPage({ order, paid, problem }) }
  }

  function takeBack(order: BookedOrder, txn: string, manner: Manner | undefined): Shown {
    const isOwn = book.paymentsOf(order.orderId).some((payment) => payment.txn === txn)
    const payment = isOwn ? book.takeBack(order.channel, txn, new Date()) : null
    if (!payment || !manner) return notFound
    teller.tell([payment], manner)
    return shown(order)
  }

  function payNow(order: BookedOrder, form: URLSearchParams, manner: Manner | undefined): Shown {
    const units = parseMinor((form.get('amount') ?? '').trim(), order.scale)
    const parts = Number(form.get('parts'))
    if (units === null || units < BigInt(partsMax) || !manner || !(parts >= 1 && parts <= partsMax))
      return shown(order, 'This is no amount that can be paid.')
    const payerName = form.get('payer')?.trim() || null
    const isCoin = order.kind === 'crypto'
    const paidNow = shares(units, Math.trunc(parts)).map((share) =>
      pay(book, order, share, { payerName, ...(isCoin && { confirmations: 0 }) }),
    )
    teller.tell(paidNow, manner)
    if (isCoin) bury(paidNow, manner)
    return shown(order)
  }

  /** A coin is seen first, and is safe when blocks lie over it: both are told. */
  function bury(paid: readonly WirePayment[], manner: Manner) {
    const timer = setTimeout(() => {
      blocks.delete(timer)
      const buried = paid.flatMap(({ channel, txn }) => book.bury(channel, txn, safeBlocks) ?? [])
      teller.tell(buried, manner)
    }, blocksMs)
    blocks.add(timer)
  }

  async function turn(request: IncomingMessage, order: BookedOrder | null): Promise<Shown> {
    if (!order) return notFound
    if (request.method !== 'POST') return shown(order)
    const form = new URLSearchParams((await bytesOf(request)).toString('utf8'))
    const manner = manners.find((each) => each === form.get('manner'))
    const back = form.get('back')
    return back === null ? payNow(order, form, manner) : takeBack(order, back, manner)
  }

  return {
    async answer(request, response, order) {
      const { status, html } = await turn(request, order)
      response
        .writeHead(status, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'",
        })
        .end(html)
    },
    stop() {
      for (const timer of blocks) clearTimeout(timer)
    },
  }
}
