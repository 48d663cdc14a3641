/** What a request tells of where it comes from, as far as identity keeps it. */
import type { FastifyRequest } from 'fastify'
import { placeOf } from '../../platform/address.ts'
import { plainAddress } from '../merchants/index.ts'
import { readBind } from './bind-cookie.ts'
import { isToken } from './tokens.ts'

export interface Caller {
  readonly ip: string
  /** The address as limits see it. */
  readonly place: string
  readonly userAgent: string
  /** The binding cookie that this browser holds already. */
  readonly bind: string | null
}

const userAgentMax = 300

export const callerOf = (request: FastifyRequest, secure: boolean): Caller => ({
  ip: plainAddress(request.ip).replace(/%.*$/, ''),
  place: placeOf(request.ip),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, userAgentMax),
  bind: readBind(request, secure),
})

/** The token of the Authorization header, and of nowhere else. */
export function tokenOf(request: FastifyRequest): string | null {
  const [scheme, token, ...more] = (request.headers.authorization ?? '').split(' ')
  return scheme === 'Bearer' && more.length === 0 && isToken(token) ? token : null
}
