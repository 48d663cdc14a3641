/**
 * The signature of the vendor API, both ways. Over the raw bytes of the body: parsing and writing
 * them again would break it as soon as a field is added.
 */
import { createHmac, hash, timingSafeEqual } from 'node:crypto'

export const headers = {
  vendor: 'x-vendor-id',
  timestamp: 'x-timestamp',
  nonce: 'x-nonce',
  signature: 'x-signature',
} as const

/** A signature is good this long before and after its timestamp. */
export const windowMs = 300_000

export interface Signed {
  readonly method: string
  readonly path: string
  /** Milliseconds since 1970, as text. */
  readonly timestamp: string
  /** 16 random bytes as hex. */
  readonly nonce: string
  /** Text stands for its bytes as UTF-8. */
  readonly body: Uint8Array | string
}

export function signatureBase({ method, path, timestamp, nonce, body }: Signed): string {
  const bodyHash = hash('sha256', body)
  return `v1\n${method}\n${path}\n${timestamp}\n${nonce}\n${bodyHash}`
}

/** The value of X-Signature: `v1=` and the hex HMAC-SHA256 under the vendor's secret. */
export function sign(secret: string, parts: Signed): string {
  return `v1=${createHmac('sha256', secret).update(signatureBase(parts)).digest('hex')}`
}

/** Whether one of the vendor's live secrets made this signature. Takes as long for a wrong one. */
export function verifySignature(secrets: readonly string[], parts: Signed, given: string): boolean {
  if (!/^v1=[0-9a-f]{64}$/.test(given) || !/^[0-9a-f]{32}$/.test(parts.nonce)) return false
  const wanted = Buffer.from(given)
  let matches = false
  for (const secret of secrets) matches = timingSafeEqual(Buffer.from(sign(secret, parts)), wanted) || matches
  return matches
}

/** Whether the timestamp lies within the window around now. */
export function isTimely(timestamp: string, nowMs: number): boolean {
  return /^\d{13}$/.test(timestamp) && Math.abs(nowMs - Number(timestamp)) <= windowMs
}

export interface Message {
  readonly vendorId: string
  readonly secret: string
  readonly method: string
  readonly path: string
  /** Milliseconds since 1970. */
  readonly timestamp: number
  /** Of a request 16 fresh random bytes as hex; an answer repeats its request's. */
  readonly nonce: string
  readonly body: Uint8Array | string
}

/** The four headers of a request, and of its answer: an answer is signed for the same method and path. */
export function signVendorMessage({
  vendorId,
  secret,
  timestamp,
  ...parts
}: Message): Record<string, string> {
  const stamp = String(timestamp)
  return {
    [headers.vendor]: vendorId,
    [headers.timestamp]: stamp,
    [headers.nonce]: parts.nonce,
    [headers.signature]: sign(secret, { ...parts, timestamp: stamp }),
  }
}

export interface Received {
  readonly secrets: readonly string[]
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, unknown>>
  readonly body: Uint8Array
  readonly now: number
}

/** Whether headers and body came from somebody who has one of the secrets, within the window. */
export function verifyVendorMessage({ secrets, method, path, headers: given, body, now }: Received): boolean {
  const text = (name: string) => (typeof given[name] === 'string' ? given[name] : '')
  const timestamp = text(headers.timestamp)
  const parts = { method, path, timestamp, nonce: text(headers.nonce), body }
  return isTimely(timestamp, now) && verifySignature(secrets, parts, text(headers.signature))
}
