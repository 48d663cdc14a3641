/**
 * Mounts contracts as routes. One place parses what comes in, asks who is calling, wraps what
 * goes out in the envelope and turns a declared refusal into an answer; everything else is a fault.
 */
import { Readable } from 'node:stream'
import type { BodyOf, Endpoint, Envelope, QueryOf, ReplyOf } from '@jackfruit/contracts'
import { formatMinor, Refusal } from '@jackfruit/kernel'
import { isPassing } from '@jackfruit/postgres'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { safeParse } from 'zod/mini'
import type { MoneyCall } from '../database/space.ts'
import { heardOut } from './heard-out.ts'
import { demandKeepable } from './keepable.ts'
import type { RateClass } from './limits.ts'
import { routesOf } from './policy.ts'
import { HttpProblem } from './problem.ts'
import { revalidated } from './revalidate.ts'

/** A brand as far as plumbing needs to know it. */
export interface Brand {
  readonly id: number
  readonly code: string
  readonly currency: string
}

/** Who is calling, as the session says; never what the client says. */
export interface Principal {
  readonly memberId: bigint
  readonly merchantId: number
  readonly sessionId: string
  readonly type: number
  /** A new password is due: until then this session may do nothing else. */
  readonly isPasswordDue?: boolean
}

/** What plumbing asks of the domain, handed in by app.ts. */
export interface Gate {
  /** The brand of the request's host, or null for a host of no brand. */
  brandOf(request: FastifyRequest): Promise<Brand | null>
  /** The live session behind token and binding cookie, or null. */
  principalOf(request: FastifyRequest, brand: Brand): Promise<Principal | null>
  /** Opens a sealed body for this purpose and host, or throws Refusal('sealed_body_refused'). */
  unseal(request: FastifyRequest, brand: Brand, purpose: string, sealed: unknown): Promise<unknown>
  /** Why the brand is closed to this caller now (maintenance, region), or null. */
  closedFor(request: FastifyRequest, brand: Brand): Promise<'maintenance' | 'region' | null>
}

export interface Mount {
  readonly app: FastifyInstance
  readonly gate: Gate
}

export interface Call<E> {
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  readonly brand: Brand
  /** Present for every access but public; for public calls whoever happens to be logged in. */
  readonly principal: E extends { access: 'public' } ? Principal | null : Principal
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

const trialType = 4
const agentTypes = [1, 2, 41, 42]

export interface ServeOptions {
  /** Answers even while the brand is closed for maintenance or region (status calls only). */
  whileClosed?: boolean
  /** The class of its rate limit: `entry` for logins and the like. */
  rate?: RateClass
  /** Public and seldom changed: browsers keep it and ask whether it still holds. */
  revalidate?: boolean
  /** What it does with money, where it does: refused while the database has no room for it. */
  money?: MoneyCall
  /** Bytes of a body, where the usual bound is too small: for pictures. */
  bodyMax?: number
}

/** Mounts one call. The handler returns the reply's value or throws a Refusal that the contract declares. */
export function serve<const E extends Endpoint>(
  { app, gate }: Mount,
  contract: E,
  handler: (call: Call<E>) => Promise<ReplyOf<E>>,
  { whileClosed = false, rate = 'general', revalidate = false, money, bodyMax }: ServeOptions = {},
): void {
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const brand = await gate.brandOf(request)
    if (!brand) throw new HttpProblem(421, 'domain_check_failed')
    if (!whileClosed) await refuseIfClosed(gate, request, brand)
    const principal = await admit(gate, contract, request, brand)
    const query = parse(contract.query, request.query ?? {}, 'query')
    const body = await bodyOf(gate, contract, request, brand)
    try {
      const value = await handler({ query, body, brand, principal, request, reply } as Call<E>)
      return envelope(true, '', built(contract, value))
    } catch (error) {
      if (error instanceof Refusal && contract.refusals.includes(error.code)) {
        return envelope(false, error.code, { code: error.code, ...sayable(error.details) })
      }
      throw error
    }
  }
  app.route({
    method: contract.method,
    url: contract.path,
    config: { policy: contract.access, rate, contract, ...(money && { money }) },
    ...(revalidate && { onSend: revalidated }),
    ...(bodyMax !== undefined && { bodyLimit: bodyMax }),
    handler: answer,
  })
}

/** A streamed file: who may fetch it, and with which query, is asked as of every other call. */
export function serveFile<const E extends Endpoint & { readonly file: string }>(
  { app, gate }: Mount,
  contract: E,
  handler: (call: Call<E>) => Promise<{ readonly name: string; readonly text: AsyncIterable<string> }>,
): void {
  app.route({
    method: contract.method,
    url: contract.path,
    config: { policy: contract.access, rate: 'general', contract },
    handler: async (request, reply) => {
      const brand = await gate.brandOf(request)
      if (!brand) throw new HttpProblem(421, 'domain_check_failed')
      await refuseIfClosed(gate, request, brand)
      const principal = await admit(gate, contract, request, brand)
      const query = parse(contract.query, request.query ?? {}, 'query')
      const { name, text } = await handler({ query, brand, principal, request, reply } as Call<E>)
      return reply
        .type(`${contract.file}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(Readable.from(text))
    },
  })
}
/** Amounts are decimal strings on the wire, in a refusal too. */
const sayable = (details: Refusal['details']) =>
  Object.fromEntries(
    Object.entries(details).map(([name, value]) => [
      name,
      typeof value === 'bigint' ? formatMinor(value) : value,
    ]),
  )

async function refuseIfClosed(gate: Gate, request: FastifyRequest, brand: Brand) {
  const closed = await gate.closedFor(request, brand)
  if (closed === 'maintenance') throw new HttpProblem(503, 'site_maintenance')
  if (closed === 'region') throw new HttpProblem(403, 'region_restricted')
}

async function admit(
  gate: Gate,
  contract: Endpoint,
  request: FastifyRequest,
  brand: Brand,
): Promise<Principal | null> {
  const principal = await gate.principalOf(request, brand)
  const isHeldBack = principal?.isPasswordDue === true && !contract.whilePasswordDue
  if (contract.access === 'public') return isHeldBack ? null : principal
  if (!principal) throw new HttpProblem(401, 'not_logged_in')
  if (isHeldBack) throw new HttpProblem(403, 'password_change_required')
  if (contract.access === 'member' && principal.type === trialType)
    throw new HttpProblem(403, 'in_need_true_account')
  if (contract.access === 'agent' && !agentTypes.includes(principal.type))
    throw new HttpProblem(403, 'not_an_agent')
  return principal
}

/** Bodies come as {data: {...}}; the bare object is understood too. A sealed call refuses a plain body. */
async function bodyOf(
  gate: Gate,
  contract: Endpoint,
  request: FastifyRequest,
  brand: Brand,
): Promise<unknown> {
  if (!contract.body) return undefined
  const raw = request.body
  const bare = isRecord(raw) && Object.keys(raw).length === 1 && isRecord(raw['data']) ? raw['data'] : raw
  if (!contract.sealed) return parse(contract.body, bare ?? {}, 'body')
  try {
    const opened = await gate.unseal(request, brand, contract.sealed, bare)
    demandKeepable(opened, 'body')
    return parse(contract.body, opened, 'body')
  } catch (error) {
    if (error instanceof Refusal && contract.refusals.includes(error.code)) throw new Declined(error)
    throw error
  }
}

/** A refusal found before the handler ran: answered like one of its own. */
class Declined extends Error {
  readonly refusal: Refusal

  constructor(refusal: Refusal) {
    super(refusal.code)
    this.refusal = refusal
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function parse(schema: Endpoint['body'], value: unknown, where: string): unknown {
  if (!schema) return undefined
  const parsed = safeParse(schema, value)
  if (parsed.success) return parsed.data
  const fields = parsed.error.issues
    .slice(0, 20)
    .map((issue) => ({ path: issue.path.join('.'), problem: issue.code }))
  throw new HttpProblem(400, 'request_invalid', { where, fields })
}

/** Nothing leaves but what the contract names: an unknown field is dropped, a wrong one is a fault. */
function built(contract: Endpoint, value: unknown): unknown {
  const parsed = safeParse(contract.reply, value)
  if (!parsed.success)
    throw new Error(`reply of ${contract.path} breaks its contract: ${parsed.error.message}`)
  return parsed.data
}

const envelope = <T>(success: boolean, message: string, value: T): Envelope<T> => ({
  success,
  message,
  value,
})

/** Every failure of every route, in the envelope; a fault tells its request id and nothing else. */
export function answerFailures(app: FastifyInstance): void {
  app.setErrorHandler(async (error: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (error instanceof Declined) {
      return reply.send(
        envelope(false, error.refusal.code, { code: error.refusal.code, ...error.refusal.details }),
      )
    }
    if (error instanceof HttpProblem) {
      const wait = error.value['retryAfter']
      if (wait !== undefined) reply.header('retry-after', String(wait))
      return reply
        .status(error.status)
        .send(envelope(false, error.message, { code: error.message, ...error.value }))
    }
    const isSoonOver = isPassing(error)
    const status = isSoonOver ? 503 : (error.statusCode ?? 500)
    if (status === 413) await heardOut(request.raw)
    if (status < 500) {
      const code =
        status === 429 ? 'too_many_requests' : status === 413 ? 'body_too_large' : 'request_invalid'
      return reply.status(status).send(envelope(false, code, { code }))
    }
    if (isSoonOver) request.log.warn({ err: error }, 'passing failure')
    else request.log.error({ err: error }, 'fault')
    const code = status === 503 ? 'service_unavailable' : 'system_error'
    if (status === 503) reply.header('retry-after', '1')
    return reply
      .status(status === 503 ? 503 : 500)
      .send(envelope(false, code, { code, requestId: request.id }))
  })
  app.setNotFoundHandler((request, reply) => {
    const isWrongMethod = routesOf(app).some(({ url }) => url === request.url.split('?')[0])
    const code = isWrongMethod ? 'method_not_allowed' : 'not_found'
    return reply
      .status(isWrongMethod ? 405 : 404)
      .send(envelope(false, code, { code, requestId: request.id }))
  })
}
