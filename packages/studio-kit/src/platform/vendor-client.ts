/**
 * Calls to the platform. One call is one attempt: whoever asks decides what to do about an answer that did not come.
 * Those of one moment that may stand together go as one.
 */
import { randomBytes } from 'node:crypto'
import { vendor } from '@jackfruit/contracts'
import { type infer as Infer, safeParse } from 'zod/mini'
import { openGatheredCalls } from './gathered-calls.ts'
import { openSignedPost, type Signatory } from './signed-post.ts'

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

export function openVendorClient(signatory: Signatory): VendorClient {
  const post = openSignedPost(signatory)
  const gathered = openGatheredCalls(post)
  return {
    async call(name, fields) {
      const { path, reply } = vendor.vendorCalls[name]
      const body = { requestId: randomBytes(12).toString('hex'), ...fields }
      const told = await (isGatherable(name) ? gathered({ call: name, body }) : post(path, body))
      if ('why' in told) return { kind: 'unknown', why: told.why }
      const parsed = safeParse(reply, told.said)
      if (!parsed.success) return { kind: 'unknown', why: 'an answer that breaks the contract' }
      // What was parsed with this call's reply is this call's answer.
      return heard(parsed.data as Answer<typeof name>)
    },
  }
}

const isGatherable = (name: vendor.VendorCall): name is vendor.Gatherable =>
  (vendor.gatherable as readonly vendor.VendorCall[]).includes(name)

function heard<K extends vendor.VendorCall>(answer: Answer<K>): Heard<K> {
  const { status } = answer
  if (status === 'OK') return { kind: 'ok', answer }
  if (vendor.retryable.includes(status) || answer.retry) return { kind: 'unknown', why: status }
  return { kind: 'refused', status, answer }
}
