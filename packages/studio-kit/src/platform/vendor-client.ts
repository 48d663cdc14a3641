/**
 * Signed calls to the platform. One call is one attempt: whoever asks decides what to do about an
 * answer that did not come. Only an answer with the platform's signature is believed.
 */
import { randomBytes } from 'node:crypto'
import { vendor } from '@jackfruit/contracts'
import { headers, signVendorMessage, verifyVendorMessage } from '@jackfruit/contracts/vendor-signature'
import { type infer as Infer, safeParse } from 'zod/mini'
import { openPost } from './post.ts'

export type Body<K extends vendor.VendorCall> = Omit<
  Infer<(typeof vendor.vendorCalls)[K]['body']>,
  'requestId'
>
export type Answer<K extends vendor.VendorCall> = Infer<(typeof vendor.vendorCalls)[K]['reply']>

/** `unknown`: nobody can tell from here whether the call had its effect. It may be sent again. */
export type Heard<K extends vendor.VendorCall> =
  | { readonly kind: 'ok'; readonly answer: Answer<K> }
  | { readonly kind: 'refused'; readonly status: vendor.VendorStatus; readonly answer: Answer<K> }
  | { readonly kind: 'unknown'; readonly why: string }

export interface VendorClient {
  call<K extends vendor.VendorCall>(name: K, body: Body<K>): Promise<Heard<K>>
}

export interface VendorClientOptions {
  readonly platformUrl: string
  readonly vendor: string
  readonly secret: string
  readonly timeoutMs?: number
}

export const callTimeoutMs = 5_000

export function openVendorClient(options: VendorClientOptions): VendorClient {
  const { platformUrl, vendor: vendorId, secret, timeoutMs = callTimeoutMs } = options
  const post = openPost(platformUrl, timeoutMs)
  return {
    async call(name, fields) {
      const { path, reply } = vendor.vendorCalls[name]
      const requestId = randomBytes(12).toString('hex')
      const body = Buffer.from(JSON.stringify({ requestId, ...fields }))
      const nonce = randomBytes(16).toString('hex')
      const signed = signVendorMessage({
        vendorId,
        secret,
        method: 'POST',
        path,
        timestamp: Date.now(),
        nonce,
        body,
      })
      try {
        const told = await post(path, { ...signed, 'content-type': 'application/json' }, body)
        const received = { secrets: [secret], method: 'POST', path, headers: told.headers, body: told.body }
        const isSigned = verifyVendorMessage({ ...received, now: Date.now() })
        if (!isSigned || told.headers[headers.nonce] !== nonce)
          return unknown(`HTTP ${told.status}, not signed`)
        const parsed = safeParse(reply, JSON.parse(told.body.toString('utf8')))
        if (!parsed.success) return unknown('an answer that breaks the contract')
        // What was parsed with this call's reply is this call's answer.
        return heard(parsed.data as Answer<typeof name>)
      } catch (error) {
        return unknown(error instanceof Error ? `${error.name}: ${error.message}` : 'no answer')
      }
    },
  }
}

const unknown = (why: string) => ({ kind: 'unknown', why }) as const

function heard<K extends vendor.VendorCall>(answer: Answer<K>): Heard<K> {
  const { status } = answer
  if (status === 'OK') return { kind: 'ok', answer }
  if (vendor.retryable.includes(status) || answer.retry) return unknown(status)
  return { kind: 'refused', status, answer }
}
