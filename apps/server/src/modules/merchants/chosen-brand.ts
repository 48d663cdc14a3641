/**
 * The brand of a request: its host's own, unless this browser chose a region of another brand. The
 * choice is a cookie that names a brand on offer. It opens nothing: what a brand shows before login
 * is public, and sessions, wallets and closed doors are each brand's own.
 */
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { BrandData } from './brand-data.ts'
import type { Directory } from './directory.ts'

const keptForSeconds = 365 * 86_400

/** The prefix makes browsers demand https, this very host and the whole site. */
const nameOf = (secure: boolean): string => (secure ? '__Host-jf_brand' : 'jf_brand')

/** Null for a host of no brand, whatever the cookie says. */
export async function brandOfRequest(
  directory: Directory,
  request: FastifyRequest,
  secure: boolean,
): Promise<BrandData | null> {
  const own = await directory.brandOfHost(request.host)
  const chosen = request.cookies?.[nameOf(secure)]
  if (!own || !chosen || chosen === own.code) return own
  return (await directory.brandOfCode(chosen)) ?? own
}

export function keepChoice(reply: FastifyReply, merchantCode: string, secure: boolean): void {
  reply.setCookie(nameOf(secure), merchantCode, {
    ...{ path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: keptForSeconds },
  })
}
