/**
 * Two cookies of one way to a provider. The first goes with the browser and comes back with it: state,
 * nonce and verifier, sealed, so that a callback is worth nothing in any other browser. The second is
 * given at the callback and must be shown with the ticket: a ticket alone opens nothing.
 */
import type {} from '@fastify/cookie'
import type { thirdParty } from '@jackfruit/contracts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { openField, sealField } from '../../../platform/sealed-field.ts'
import { minute } from '../settings.ts'
import { isToken } from '../tokens.ts'
import type { Flow } from './provider.ts'

/** Time to sign in over there. */
export const flowMs = 10 * minute

interface Place {
  readonly merchantId: number
  readonly provider: thirdParty.Provider
}

/** Sealed for one brand and one provider: what was begun with one cannot be ended with another. */
const placeOf = ({ merchantId, provider }: Place) => `cookie|third party|${provider}|${merchantId}`
const flowName = (secure: boolean) => (secure ? '__Host-jf_oauth' : 'jf_oauth')
const browserName = (secure: boolean) => (secure ? '__Host-jf_oauth_to' : 'jf_oauth_to')

export interface FlowCookies {
  keep(reply: FastifyReply, place: Place, flow: Flow): void
  /** The flow of this browser, if it was begun here with this provider and is not too old. */
  read(request: FastifyRequest, place: Place, now: Date): Flow | null
  drop(reply: FastifyReply): void
  keepBrowser(reply: FastifyReply, browser: string, seconds: number): void
  readBrowser(request: FastifyRequest): string | null
}

export function openFlowCookies(key: Buffer, secure: boolean): FlowCookies {
  const common = { path: '/', httpOnly: true, secure } as const
  return {
    keep(reply, place, flow) {
      const sealed = sealField(key, placeOf(place), JSON.stringify(flow)).toString('base64url')
      // Lax: the way back is a navigation from the provider's site.
      reply.setCookie(flowName(secure), sealed, { ...common, sameSite: 'lax', maxAge: flowMs / 1000 })
    },
    read(request, place, now) {
      const sealed = request.cookies[flowName(secure)]
      if (!sealed) return null
      try {
        const opened = openField(key, placeOf(place), Buffer.from(sealed, 'base64url'))
        const flow = JSON.parse(opened.toString()) as Flow
        return flow.expiresAt > now.getTime() ? flow : null
      } catch {
        return null
      }
    },
    drop: (reply) => void reply.clearCookie(flowName(secure), { ...common, sameSite: 'lax' }),
    keepBrowser(reply, browser, seconds) {
      reply.setCookie(browserName(secure), browser, { ...common, sameSite: 'strict', maxAge: seconds })
    },
    readBrowser(request) {
      const value = request.cookies[browserName(secure)]
      return isToken(value) ? value : null
    },
  }
}
