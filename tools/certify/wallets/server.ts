/** The reference wallet behind HTTP: checks who calls, reads, answers, signs. Broken on request. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tablesCall } from '@jackfruit/contracts/live-tables'
import { gatheredCall, retryable, type VendorCall, vendorCalls } from '@jackfruit/contracts/vendor'
import { headers as names, signVendorMessage } from '@jackfruit/contracts/vendor-signature'
import { formatMinor } from '@jackfruit/kernel'
import { Book } from './book.ts'
import { type Body, Calls, type Reply } from './calls.ts'
import type { FaultName } from './faults.ts'
import { headerOf, isKnown, jsonIn, readBody, readGathered, renamed, requestIdIn } from './gate.ts'
import { House } from './house.ts'
import { Restoring, restoringPaths } from './restoring.ts'
import { Tables } from './tables.ts'

export interface Studio {
  readonly vendor: string
  readonly secret: string
}

export interface ReferenceWallet {
  readonly url: string
  readonly house: House
  close(): Promise<void>
}

const bodyMax = 65_536
const plain = { requestId: '', replayed: false, retry: false }

export async function openReference(
  studios: readonly Studio[],
  broken: readonly FaultName[] = [],
): Promise<ReferenceWallet> {
  const faults = new Set(broken)
  const has = (fault: FaultName) => faults.has(fault)
  const house = new House()
  const book = new Book(has)
  const calls = new Calls(house, book, has)
  const restoring = new Restoring(book, house, has)
  const tables = new Tables(has)
  const secrets = new Map(studios.map(({ vendor, secret }) => [vendor, secret]))

  async function answer(request: IncomingMessage, body: Buffer): Promise<[number, Body]> {
    const path = request.url ?? ''
    const [name] = Object.entries(vendorCalls).find(([, call]) => call.path === path) ?? []
    const isOther = [gatheredCall.path, tablesCall.path, ...restoringPaths].includes(path)
    if (request.method !== 'POST' || !(name || isOther)) return [404, { ...plain, status: 'REQUEST_INVALID' }]
    if (!isKnown({ request, path, body }, secrets, has))
      return [401, { ...plain, status: 'SIGNATURE_INVALID' }]
    const studio = String(request.headers[names.vendor])
    if (name) return answerTo(name as VendorCall, studio, body)
    if (path === gatheredCall.path) return answerEach(studio, body)
    const json = jsonIn(body)
    const said = path === tablesCall.path ? tables.answer(studio, json) : restoring.answer(path, studio, json)
    const requestId = requestIdIn(body)
    return said
      ? [200, { ...plain, ...said, requestId }]
      : [400, { ...plain, requestId, status: 'REQUEST_INVALID' }]
  }

  async function answerTo(name: VendorCall, studio: string, body: Buffer): Promise<[number, Body]> {
    const read = readBody(name, body, has)
    if (read === null && has('faultOnFuzz')) return [500, { error: 'cannot read' }]
    if (read === null) return [400, { ...plain, requestId: requestIdIn(body), status: 'REQUEST_INVALID' }]
    const reply =
      name === 'authenticate' ? calls.authenticate(studio, read) : await calls.call(name, studio, read)
    return [200, told(reply, read, has)]
  }

  async function answerEach(studio: string, body: Buffer): Promise<[number, Body]> {
    const read = readGathered(body)
    if (read === null) return [400, { ...plain, status: 'REQUEST_INVALID' }]
    const answers: Body[] = []
    for (const { call, body: said = null } of read.calls) {
      const own = has('gatheredForgets') ? renamed(said) : said
      const [, told] = await answerTo(call, studio, Buffer.from(JSON.stringify(own)))
      if (has('gatheredTogether') && told['status'] !== 'OK') return [200, { ...plain, ...told }]
      answers.push(told)
    }
    return [200, { ...plain, status: 'OK', requestId: read.requestId, answers }]
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= bodyMax) chunks.push(chunk)
    })
    request.on('end', async () => {
      const [status, body] =
        size > bodyMax ? [413, { status: 'REQUEST_INVALID' }] : await answer(request, Buffer.concat(chunks))
      const secret = secrets.get(String(request.headers[names.vendor]))
      write(request, response, status, body, has('signsNothing') ? undefined : secret)
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    house,
    close: () =>
      new Promise<void>((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

function told(reply: Reply, body: Body, has: (fault: FaultName) => boolean): Body {
  const { status, replayed = false, account, entry, more = {} } = reply
  const balance = replayed && entry && has('oldBalance') ? entry.balanceThen : account?.purse.balance
  return {
    status,
    requestId: body['requestId'],
    ...(account && balance !== undefined
      ? {
          playerId: account.playerId,
          currency: account.currency,
          balance: formatMinor(balance),
          bonusBalance: '0.00',
        }
      : {}),
    ...(entry ? { platformTxnId: `txn-${String(entry.number).padStart(6, '0')}` } : {}),
    ...more,
    ...(entry && more['transaction'] ? { amount: formatMinor(entry.amount) } : {}),
    replayed,
    retry: (retryable as readonly string[]).includes(status),
  }
}

function write(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  body: Body,
  secret?: string,
) {
  const bytes = Buffer.from(JSON.stringify(body))
  const parts = { method: request.method ?? '', path: request.url ?? '', body: bytes }
  const signer = {
    vendorId: headerOf(request, names.vendor),
    nonce: headerOf(request, names.nonce),
    timestamp: Date.now(),
  }
  const signed = secret ? signVendorMessage({ ...parts, ...signer, secret }) : {}
  response.writeHead(status, { 'content-type': 'application/json', ...signed })
  response.end(bytes)
}
