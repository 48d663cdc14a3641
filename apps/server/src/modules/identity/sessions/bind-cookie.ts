/**
 * The cookie that a session is bound to. Script cannot read it, other sites cannot send it, and
 * alone it opens nothing; a token that was carried off is worth nothing without it.
 */
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isToken } from '../tokens.ts'

/** The prefix makes browsers demand https, this very host and the whole site. */
const nameOf = (secure: boolean): string => (secure ? '__Host-jf_bind' : 'jf_bind')

export function readBind(request: FastifyRequest, secure: boolean): string | null {
  const value = request.cookies[nameOf(secure)]
  return isToken(value) ? value : null
}

/** Lives as long as the browser, like the tab's token; the session's own times are kept on the server. */
export function writeBind(reply: FastifyReply, bind: string, secure: boolean): void {
  reply.setCookie(nameOf(secure), bind, { path: '/', httpOnly: true, sameSite: 'strict', secure })
}
