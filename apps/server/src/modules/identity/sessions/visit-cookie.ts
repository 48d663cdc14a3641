/**
 * Names a browser, whoever sits at it and before anybody came in: a picture belongs to the browser that
 * asked for it, and tries are counted by it as well as by place. Script cannot read it, other sites
 * cannot send it, and it opens nothing.
 */
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { second, visitMs } from '../settings.ts'
import { isToken, newToken } from '../tokens.ts'

const nameOf = (secure: boolean): string => (secure ? '__Host-jf_visit' : 'jf_visit')

export function readVisit(request: FastifyRequest, secure: boolean): string | null {
  const value = request.cookies[nameOf(secure)]
  return isToken(value) ? value : null
}

/** The name it has, or a new one from now on. */
export function visitOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): string {
  const known = readVisit(request, secure)
  if (known) return known
  const visit = newToken()
  const maxAge = visitMs / second
  reply.setCookie(nameOf(secure), visit, { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge })
  return visit
}
