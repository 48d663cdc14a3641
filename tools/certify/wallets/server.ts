/** The reference wallet behind HTTP: checks who calls, reads, answers, signs. Broken on request. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { retryable, vendorCalls } from '@jackfruit/contracts/vendor'
import {
  isTimely,
  headers as names,
  signVendorMessage,
  verifySignature,
} from '@jackfruit/contracts/vendor-signature'
import { formatMinor } from '@jackfruit/kernel'
import * as z from 'zod/mini'
import { Book } from './book.ts'
import { type Body, Calls, type Reply } from './calls.ts'
import type { FaultName } from './faults.ts'
import { House } from './house.ts'

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

export async function openReference(
  studios: readonly Studio[],
  broken: readonly FaultName[] = [],
): Promise<ReferenceWallet> {
  const faults = new Set(broken)
  const has = (fault: FaultName) => faults.has(fault)
  const house = new House()
  const calls = new Calls(house, new Book(has), has)
  const secrets = new Map(studios.map(({ vendor, secret }) => [vendor, secret]))

  function knows(request: IncomingMessage, path: string, body: Buffer): boolean {
    const header = (name: string) => String(request.headers[name] ?? '')
    if (has('skipsSignature')) return true
    const timestamp = header(names.timestamp)
    if (!has('acceptsStale') && !isTimely(timestamp, Date.now())) return false
    const secret = secrets.get(header(names.vendor))
    if (secret === undefined) return false
    const paths = has('anyPath') ? Object.values(vendorCalls).map((call) => call.path) : [path]
    const signedBody = has('writesBodyAgain') ? writtenAgain(body) : body
    return paths.some((path) => {
      const parts = {
        method: request.method ?? '',
        path,
        timestamp,
        nonce: header(names.nonce),
        body: signedBody,
      }
      return verifySignature([secret], parts, header(names.signature))
    })
  }

  async function answer(request: IncomingMessage, body: Buffer): Promise<[number, Body]> {
    const path = request.url ?? ''
    const [name] = Object.entries(vendorCalls).find(([, call]) => call.path === path) ?? []
    const plain = { requestId: '', replayed: false, retry: false }
    if (!name || request.method !== 'POST') return [404, { ...plain, status: 'REQUEST_INVALID' }]
    if (!knows(request, path, body)) return [401, { ...plain, status: 'SIGNATURE_INVALID' }]
    const read = parse(name as keyof typeof vendorCalls, body)
    if (read === null && has('faultOnFuzz')) return [500, { error: 'cannot read' }]
    if (read === null) return [400, { ...plain, status: 'REQUEST_INVALID' }]
    const studio = String(request.headers[names.vendor])
    const reply =
      name === 'authenticate' ? calls.authenticate(studio, read) : await calls.call(name, studio, read)
    return [200, told(reply, read, has)]
  }

  /** Strict as the contract is, unless a fault lets more in. */
  function parse(name: keyof typeof vendorCalls, body: Buffer): Body | null {
    let json: unknown
    try {
      json = JSON.parse(body.toString('utf8'))
    } catch {
      return null
    }
    const parsed = z.safeParse(vendorCalls[name].body, json)
    const isRecord = typeof json === 'object' && json !== null && !Array.isArray(json)
    const amountsAlone =
      !parsed.success && parsed.error.issues.every(({ path }) => /amount$/i.test(String(path.at(-1))))
    const lets = (has('takesNumbers') || has('floatAmounts') || has('roundsAmounts')) && amountsAlone
    if (!isRecord || !(parsed.success || lets)) return null
    const { roundId, targetTransactionId } = json as Record<string, unknown>
    return name === 'rollback' && !roundId && !targetTransactionId ? null : (json as Body)
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
  const header = (name: string) => String(request.headers[name] ?? '')
  const parts = { method: request.method ?? '', path: request.url ?? '', body: bytes }
  const signer = { vendorId: header(names.vendor), nonce: header(names.nonce), timestamp: Date.now() }
  const signed = secret ? signVendorMessage({ ...parts, ...signer, secret }) : {}
  response.writeHead(status, { 'content-type': 'application/json', ...signed })
  response.end(bytes)
}

function writtenAgain(body: Buffer): Buffer {
  try {
    return Buffer.from(JSON.stringify(JSON.parse(body.toString('utf8'))))
  } catch {
    return body
  }
}
