/**
 * The cookie that a session is bound to. Script cannot read it, other sites cannot send it, and
 * alone it opens nothing; a token that was carried off is worth nothing without it.
 */
import { fastifyCookie } from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isToken } from './tokens.ts'

/** The prefix makes browsers demand https, this very host and the whole site. */
const nameOf = (secure: boolean): string => (secure ? '__Host-jf_bind' : 'jf_bind')

export function readBind(request: FastifyRequest, secure: boolean): string | null {
  const value = fastifyCookie.parse(request.headers.cookie ?? '')[nameOf(secure)]
  return isToken(value) ? value : null
}

/** Lives as long as the browser, like the tab's token; the session's own times are kept on the server. */
export function writeBind(reply: FastifyReply, bind: string, secure: boolean): void {
  const options = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const
  reply.header('set-cookie', fastifyCookie.serialize(nameOf(secure), bind, options))
}
