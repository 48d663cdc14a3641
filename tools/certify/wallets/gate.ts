/** Who calls and what they say: as strict as the contract is, unless a fault lets more in. */
import type { IncomingMessage } from 'node:http'
import { gatheredCall, type VendorCall, vendorCalls } from '@jackfruit/contracts/vendor'
import { isTimely, headers as names, verifySignature } from '@jackfruit/contracts/vendor-signature'
import * as z from 'zod/mini'
import type { Body } from './calls.ts'
import type { FaultName } from './faults.ts'

type Has = (fault: FaultName) => boolean

interface Knock {
  readonly request: IncomingMessage
  readonly path: string
  readonly body: Buffer
}

export const headerOf = (request: IncomingMessage, name: string): string =>
  String(request.headers[name] ?? '')

/** Whether a known studio has signed it, not long ago. */
export function isKnown(
  { request, path, body }: Knock,
  secrets: ReadonlyMap<string, string>,
  has: Has,
): boolean {
  if (has('skipsSignature')) return true
  const timestamp = headerOf(request, names.timestamp)
  if (!has('acceptsStale') && !isTimely(timestamp, Date.now())) return false
  const secret = secrets.get(headerOf(request, names.vendor))
  if (secret === undefined) return false
  const paths = has('anyPath') ? Object.values(vendorCalls).map((call) => call.path) : [path]
  const signedBody = has('writesBodyAgain') ? writtenAgain(body) : body
  return paths.some((each) => {
    const nonce = headerOf(request, names.nonce)
    const parts = { method: request.method ?? '', path: each, timestamp, nonce, body: signedBody }
    return verifySignature([secret], parts, headerOf(request, names.signature))
  })
}

/** Null for what is not the body of this call. */
export function readBody(name: VendorCall, body: Buffer, has: Has): Body | null {
  const json = jsonIn(body)
  const parsed = z.safeParse(vendorCalls[name].body, json)
  const isRecord = typeof json === 'object' && json !== null && !Array.isArray(json)
  const amountsAlone =
    !parsed.success && parsed.error.issues.every(({ path }) => /amount$/i.test(String(path.at(-1))))
  const lets = (has('takesNumbers') || has('floatAmounts') || has('roundsAmounts')) && amountsAlone
  if (!isRecord || !(parsed.success || lets)) return null
  const { roundId, targetTransactionId } = json as Record<string, unknown>
  return name === 'rollback' && !roundId && !targetTransactionId ? null : (json as Body)
}

/** Null for what is no gathered call; what stands in it is read by itself. */
export const readGathered = (body: Buffer) => z.safeParse(gatheredCall.body, jsonIn(body)).data ?? null

/** As if it had come under another id. */
export function renamed(said: unknown): unknown {
  const { transactionId } = Object(said)
  return typeof transactionId === 'string'
    ? { ...Object(said), transactionId: `again-${transactionId}` }
    : said
}

export function requestIdIn(body: Buffer): string {
  const { requestId } = Object(jsonIn(body))
  return typeof requestId === 'string' ? requestId : ''
}

export function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return undefined
  }
}

function writtenAgain(body: Buffer): Buffer {
  const json = jsonIn(body)
  return json === undefined ? body : Buffer.from(JSON.stringify(json))
}
