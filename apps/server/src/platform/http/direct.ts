/**
 * The short way for signed calls, which come by the thousand a second: from Node's own server to whoever answers, past
 * routes, hooks and replies that do nothing for them. What is unusual in the least (a proxy's headers, a body of
 * unknown length, a header twice) takes the usual way to the same answer, so that nothing is decided here.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { FastifyBaseLogger, FastifyInstance, FastifyServerFactory } from 'fastify'
import { newRequestId } from './request-id.ts'

export interface DirectCall {
  readonly ip: string
  /** By their names in small letters; each stood there once. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Of this request: made when something is written. */
  readonly log: () => Pick<FastifyBaseLogger, 'error'>
}

export interface DirectAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly text: string
}

/** Fails for what nobody has thought of: that is answered as a fault. */
export type AnswerDirectly = (call: DirectCall) => Promise<DirectAnswer>

interface Parts {
  readonly log: FastifyBaseLogger
  readonly bodyMax: number
  /** What every answer carries, with the id of its request. */
  readonly everyAnswer: (requestId: string) => Readonly<Record<string, string>>
  /** Told of each answer, as operators count them. */
  readonly onAnswered: (route: string, status: number, seconds: number) => void
}

interface Direct {
  readonly answers: Map<string, AnswerDirectly>
  isLeaving: boolean
}

/** Of each app whose server knows the short way. */
const known = new WeakMap<object, Direct>()

/** From now on, for POST to exactly this path. */
export function answerDirectly({ server }: FastifyInstance, path: string, answer: AnswerDirectly): void {
  known.get(server)?.answers.set(path, answer)
}

/** The connection of each answer ends with it. */
export function leaveDirectly({ server }: FastifyInstance): void {
  const direct = known.get(server)
  if (direct) direct.isLeaving = true
}

/** For Fastify, which is handed the server it listens with. */
export function directServers(parts: Parts): FastifyServerFactory {
  const direct: Direct = { answers: new Map(), isLeaving: false }
  return (usual, { keepAliveTimeout, requestTimeout, connectionTimeout }) => {
    const server: Server = createServer((request, response) => {
      const answer = request.method === 'POST' ? direct.answers.get(request.url ?? '') : undefined
      const headers = answer ? plainHeaders(request, parts.bodyMax) : null
      if (answer && headers) receive(parts, direct, { request, response, answer, headers })
      else usual(request, response)
    })
    server.keepAliveTimeout = Number(keepAliveTimeout)
    server.requestTimeout = Number(requestTimeout)
    server.setTimeout(Number(connectionTimeout))
    known.set(server, direct)
    return server
  }
}

/** Headers by which a call is none of the usual ones. */
const unusual = new Set([
  ...['x-forwarded-for', 'forwarded', 'transfer-encoding', 'content-encoding', 'expect', 'upgrade'],
])

/** Its headers, where nothing about the request is unusual. */
function plainHeaders({ rawHeaders }: IncomingMessage, bodyMax: number): Record<string, string> | null {
  const headers: Record<string, string> = Object.create(null)
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = (rawHeaders[at] ?? '').toLowerCase()
    if (unusual.has(name) || headers[name] !== undefined) return null
    headers[name] = rawHeaders[at + 1] ?? ''
  }
  const length = Number(headers['content-length'])
  return length > 0 && length <= bodyMax ? headers : null
}

interface Received {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  readonly answer: AnswerDirectly
  readonly headers: Record<string, string>
}

function receive(
  { log, everyAnswer, onAnswered }: Parts,
  direct: Direct,
  { request, response, answer, headers }: Received,
): void {
  const since = performance.now()
  const id = newRequestId()
  let body: Buffer | null = null
  request.on('data', (chunk: Buffer) => {
    body = body === null ? chunk : Buffer.concat([body, chunk])
  })
  // A body that breaks off has no end, and nobody waits for its answer.
  request.on('end', async () => {
    const call = {
      ...{ ip: request.socket.remoteAddress ?? '', headers, body: body ?? Buffer.alloc(0) },
      log: () => log.child({ reqId: id }),
    }
    const {
      status,
      headers: own,
      text,
    } = await answer(call).catch((err: unknown) => {
      call.log().error({ err }, 'fault')
      return fault(id)
    })
    const length = Buffer.byteLength(text)
    const leaving = direct.isLeaving ? { connection: 'close' } : {}
    response.writeHead(status, { ...everyAnswer(id), ...leaving, ...own, 'content-length': length })
    // Plain letters leave as they are, without being looked at one by one.
    response.end(text, length === text.length ? 'latin1' : 'utf8')
    onAnswered(request.url ?? '', status, (performance.now() - since) / 1000)
  })
}

/** As of every other call: its request's id, and nothing else. */
const fault = (requestId: string): DirectAnswer => ({
  status: 500,
  headers: { 'content-type': 'application/json; charset=utf-8' },
  text: JSON.stringify({
    success: false,
    message: 'system_error',
    value: { code: 'system_error', requestId },
  }),
})
