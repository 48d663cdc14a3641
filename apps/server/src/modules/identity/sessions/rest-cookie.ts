/**
 * Says, to us alone, until when somebody who uses this browser takes a break: no trial and no new account are opened
 * in it until then. We set it; script cannot read it, other sites cannot send it, and it tells nobody's name.
 */
import type {} from '@fastify/cookie'
import { Refusal } from '@jackfruit/kernel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { openField, sealField } from '../../../platform/sealed-field.ts'
import { hour, second } from '../settings.ts'

/** One for each brand: a break of one takes no other's away. */
const nameOf = (secure: boolean, merchantId: number): string =>
  `${secure ? '__Host-jf_rest' : 'jf_rest'}_${merchantId}`
const placeOf = (merchantId: number): string => `cookie|rest|${merchantId}`
/** Browsers keep none longer. */
const keptMaxMs = 400 * 24 * hour

export interface RestParts {
  readonly key: Buffer
  readonly secure: boolean
  readonly now: () => Date
}

/** Until when this browser opens nothing new for that brand; null where it may. */
export function restUntil(parts: RestParts, request: FastifyRequest, merchantId: number): Date | null {
  const until = restOf(parts, request, merchantId)
  return until && until > parts.now() ? until : null
}

function restOf({ key, secure }: RestParts, request: FastifyRequest, merchantId: number): Date | null {
  const sealed = request.cookies[nameOf(secure, merchantId)]
  if (!sealed || sealed.length > 200) return null
  try {
    const until = openField(key, placeOf(merchantId), Buffer.from(sealed, 'base64url')).toString()
    return new Date(until)
  } catch {
    return null
  }
}

interface Visit {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly merchantId: number
}

/** A longer break that the browser knows of stays. */
export function markRest(parts: RestParts, { request, reply, merchantId }: Visit, until: Date): void {
  const known = restOf(parts, request, merchantId)
  if (known && known >= until) return
  const { key, secure, now } = parts
  const maxAge = Math.floor(Math.min(until.getTime() - now().getTime(), keptMaxMs) / second)
  const sealed = sealField(key, placeOf(merchantId), until.toISOString()).toString('base64url')
  reply.setCookie(nameOf(secure, merchantId), sealed, {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    secure,
    maxAge,
  })
}

/** Throws Refusal('browser_resting'). */
export function demandAwake(parts: RestParts, request: FastifyRequest, merchantId: number): void {
  const until = restUntil(parts, request, merchantId)
  if (until) throw new Refusal('browser_resting', { until: until.toISOString() })
}
