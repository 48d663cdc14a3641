/** One signed call to the platform. Only an answer with the platform's signature is believed. */
import { randomBytes } from 'node:crypto'
import { headers, signVendorMessage, verifyVendorMessage } from '@jackfruit/contracts/vendor-signature'
import { openPost } from './post.ts'

export interface Signatory {
  readonly platformUrl: string
  readonly vendor: string
  readonly secret: string
  readonly timeoutMs?: number
  /** The time of the studio's database, in milliseconds: by it signatures are dated and judged. */
  readonly now?: (() => number) | undefined
}

/** What the platform has signed, or why there is nothing to believe; `http` where anybody has answered. */
export type Said =
  | { readonly said: unknown; readonly http: number }
  | { readonly why: string; readonly http: number | null }

export type SignedPost = (path: string, body: object) => Promise<Said>

export const callTimeoutMs = 5_000

export function openSignedPost(signatory: Signatory): SignedPost {
  const { platformUrl, vendor: vendorId, secret, timeoutMs = callTimeoutMs, now = Date.now } = signatory
  const post = openPost(platformUrl, timeoutMs)
  return async (path, content) => {
    const body = Buffer.from(JSON.stringify(content))
    const nonce = randomBytes(16).toString('hex')
    const call = { vendorId, secret, method: 'POST', path, timestamp: now(), nonce, body }
    try {
      const told = await post(path, { ...signVendorMessage(call), 'content-type': 'application/json' }, body)
      const received = { secrets: [secret], method: 'POST', path, headers: told.headers, body: told.body }
      const isSigned = verifyVendorMessage({ ...received, now: now() })
      if (!isSigned || told.headers[headers.nonce] !== nonce)
        return { why: `HTTP ${told.status}, not signed`, http: told.status }
      return { said: JSON.parse(told.body.toString('utf8')), http: told.status }
    } catch (error) {
      return { why: error instanceof Error ? `${error.name}: ${error.message}` : 'no answer', http: null }
    }
  }
}
