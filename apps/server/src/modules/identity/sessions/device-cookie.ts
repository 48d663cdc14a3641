/**
 * Names a browser that wants to be remembered, for a day. Script cannot read it, other sites cannot send it,
 * and alone it opens nothing.
 */
import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { rememberedMs, second } from '../settings.ts'
import { isToken } from '../tokens.ts'

const nameOf = (secure: boolean): string => (secure ? '__Host-jf_device' : 'jf_device')

export function readDevice(request: FastifyRequest, secure: boolean): string | null {
  const value = request.cookies[nameOf(secure)]
  return isToken(value) ? value : null
}

const shownCookies = ['lastUser', 'lastCred'] as const

export function writeDevice(reply: FastifyReply, device: string, secure: boolean): void {
  const maxAge = rememberedMs / second
  reply.setCookie(nameOf(secure), device, { path: '/', httpOnly: true, sameSite: 'strict', secure, maxAge })
}

/** The two that the site reads: who was here last, and what stands for the password. */
export function writeRemembered(
  reply: FastifyReply,
  { username, sealed }: { username: string; sealed: string },
  secure: boolean,
): void {
  const maxAge = rememberedMs / second
  const [nameCookie, sealedCookie] = shownCookies
  const options = { path: '/', sameSite: 'strict', secure, maxAge } as const
  reply.setCookie(nameCookie, username, options).setCookie(sealedCookie, sealed, options)
}

export function clearRemembered(reply: FastifyReply, secure: boolean): void {
  for (const name of [...shownCookies, nameOf(secure)])
    reply.clearCookie(name, { path: '/', sameSite: 'strict', secure })
}
