import { type BodyOf, type Endpoint, identity, type QueryOf, type ReplyOf } from '@jackfruit/contracts'
import { safeParse } from 'zod/mini'
import { currentToken, endSession } from '../session/session.ts'
import { tellDenied } from './denied.ts'
import { takeEarly } from './early.ts'
import { CallFailure, kindOfStatus } from './failure.ts'

const slowAfter = 20_000

type InputOf<E> = (undefined extends QueryOf<E> ? { query?: QueryOf<E> } : { query?: QueryOf<E> }) &
  (undefined extends BodyOf<E> ? { body?: undefined } : { body: BodyOf<E> }) & { signal?: AbortSignal }

/** Calls that need no input may leave it out. */
type Args<E> = undefined extends BodyOf<E> ? [input?: InputOf<E>] : [input: InputOf<E>]

/** One call of the platform, typed by its contract. Throws CallFailure and nothing else. */
export async function call<const E extends Endpoint>(contract: E, ...[input]: Args<E>): Promise<ReplyOf<E>> {
  return (await callWithHeaders(contract, ...([input] as unknown as Args<E>))).value
}

/** The same, for the rare call whose answer continues in its headers. */
export async function callWithHeaders<const E extends Endpoint>(
  contract: E,
  ...[input]: Args<E>
): Promise<{ value: ReplyOf<E>; headers: Headers }> {
  const plain = input as { query?: Record<string, unknown>; body?: unknown; signal?: AbortSignal } | undefined
  const token = currentToken()
  const body = await bodyOf(contract, plain?.body)
  const address = addressOf(contract.path, plain?.query)
  const send = (bearer: string | null) =>
    (contract.method === 'GET' && !bearer && takeEarly(address)) ||
    fetch(address, requestOf(contract, bearer, body, plain?.signal))
  let response = await reach(() => send(token))
  // The token may have been changed for a fresh one while this call was on its way.
  if (response.status === 401 && token && currentToken() !== token)
    response = await reach(() => send(currentToken()))
  return { value: await read(contract, response, token), headers: response.headers }
}

async function bodyOf(contract: Endpoint, body: unknown): Promise<string | undefined> {
  if (body === undefined) return undefined
  if (!contract.sealed) return JSON.stringify({ data: body })
  const purpose = contract.sealed as NonNullable<QueryOf<typeof identity.challenge>>['purpose']
  const [{ seal }, challenge] = await Promise.all([
    import('./sealing.ts'),
    call(identity.challenge, { query: { purpose } }),
  ])
  return JSON.stringify({ data: { sealed: await seal(purpose, challenge, body) } })
}

function addressOf(path: string, query: Record<string, unknown> = {}): string {
  const known = Object.entries(query).filter(([, value]) => value !== undefined && value !== '')
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known as [string, string][])}`
}

function requestOf(
  contract: Endpoint,
  token: string | null,
  body: string | undefined,
  signal?: AbortSignal,
): RequestInit {
  const timeout = AbortSignal.timeout(slowAfter)
  return {
    method: contract.method,
    credentials: 'same-origin',
    cache: 'no-store',
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body }),
  }
}

async function reach(send: () => Promise<Response>): Promise<Response> {
  try {
    return await send()
  } catch (error) {
    if (error instanceof DOMException && error.name === 'TimeoutError') throw new CallFailure('slow', 'slow')
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new CallFailure('network', 'network')
  }
}

async function read<E extends Endpoint>(
  contract: E,
  response: Response,
  token: string | null,
): Promise<ReplyOf<E>> {
  const requestId = response.headers.get('x-request-id') ?? undefined
  const envelope = await envelopeOf(response)
  if (!response.ok || !envelope) {
    if (response.status === 403 && envelope) tellDenied(envelope.message, contract.method)
    throw problem(response.status, envelope, token, requestId)
  }
  if (!envelope.success) {
    const value = asRecord(envelope.value)
    const code = typeof value['code'] === 'string' ? value['code'] : envelope.message
    throw new CallFailure('refused', code, value, requestId)
  }
  const parsed = safeParse(contract.reply, envelope.value)
  if (!parsed.success) throw new CallFailure('fault', 'system', {}, requestId)
  return parsed.data as ReplyOf<E>
}

function problem(
  status: number,
  envelope: Envelope | null,
  token: string | null,
  requestId?: string,
): CallFailure {
  const kind = kindOfStatus(status)
  if (kind === 'session' && token && token === currentToken()) endSession('expired')
  const value = asRecord(envelope?.value)
  const fallback =
    { session: 'not_logged_in', busy: 'overloaded', denied: 'region_restricted' }[kind as string] ?? 'system'
  return new CallFailure(kind, kind === 'fault' ? 'system' : envelope?.message || fallback, value, requestId)
}

interface Envelope {
  success: boolean
  message: string
  value: unknown
}

async function envelopeOf(response: Response): Promise<Envelope | null> {
  try {
    const body: unknown = await response.json()
    const record = asRecord(body)
    if (typeof record['success'] !== 'boolean') return null
    return { success: record['success'], message: String(record['message'] ?? ''), value: record['value'] }
  } catch {
    return null
  }
}

function asRecord(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
}
