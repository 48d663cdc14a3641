/** What a request tells of where it comes from, as far as identity keeps it. */
import type { FastifyRequest } from 'fastify'
import { networkOf, placeOf } from '../../../platform/http/address.ts'
import { plainAddress } from '../../merchants/index.ts'
import { isToken } from '../tokens.ts'
import { readBind } from './bind-cookie.ts'
import { readDevice } from './device-cookie.ts'
import { readVisit } from './visit-cookie.ts'

export interface Caller {
  readonly ip: string
  /** The address as limits see it. */
  readonly place: string
  /** The neighbourhood of the place. */
  readonly network: string
  readonly userAgent: string
  /** The binding cookie that this browser holds already. */
  readonly bind: string | null
  /** The name under which this browser is remembered, if it is. */
  readonly device?: string | null
  /** The name of this browser, whoever sits at it; null for one that shows none. */
  readonly visit: string | null
}

/** Who wants something of us that costs: counted by each of these. */
export type Asker = Pick<Caller, 'place' | 'network' | 'visit'>

const userAgentMax = 300

export const callerOf = (request: FastifyRequest, secure: boolean): Caller => ({
  ip: plainAddress(request.ip).replace(/%.*$/, ''),
  place: placeOf(request.ip),
  network: networkOf(request.ip),
  userAgent: (request.headers['user-agent'] ?? '').slice(0, userAgentMax),
  bind: readBind(request, secure),
  device: readDevice(request, secure),
  visit: readVisit(request, secure),
})

/** The token of the Authorization header, and of nowhere else. */
export function tokenOf(request: FastifyRequest): string | null {
  const [scheme, token, ...more] = (request.headers.authorization ?? '').split(' ')
  return scheme === 'Bearer' && more.length === 0 && isToken(token) ? token : null
}
