/**
 * Pushes to open pages. A socket says its ticket, and then what it watches: whatever else it sends ends it. The ticket was bought with a session, so no credential is in an address.
 */
import { randomUUID } from 'node:crypto'
import websocket, { type WebSocket } from '@fastify/websocket'
import { realtime } from '@jackfruit/contracts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Gauge } from 'prom-client'
import { safeParse } from 'zod/mini'
import type { Brand, Principal } from '../http/http.ts'
import { unkeepable } from '../http/keepable.ts'
import { HttpProblem } from '../http/problem.ts'
import { openWatching, type Watching } from './watching.ts'

type Send = (push: realtime.Push) => void

export interface Sockets {
  readonly brandOf: (request: FastifyRequest) => Promise<Brand | null>
  readonly redeem: (ticket: string, brand: Brand) => Promise<Principal | null>
  /** Starts pushing to a person; the answer stops it. `end` closes the socket with a reason. */
  readonly attach: (principal: Principal, send: Send, end: (reason: string) => void) => Promise<() => void>
  /** What a page missed since the mark it brings, asked for once it hears everything new. */
  readonly missed: (
    principal: Principal,
    seen: string | undefined,
  ) => Promise<{ readonly pushes: readonly realtime.Push[]; readonly mark: string }>
  /** Starts pushing what only pages that watch it hear; the answer stops it. */
  readonly watch?: ((principal: Principal, send: Send) => () => void) | undefined
  readonly gauge: Gauge
}

const helloWithinMs = 5_000
const pingEveryMs = 30_000
const frameMax = 4_096
/** So much waits for a page that does not read; then it is ended, and asks for what it missed when it is back. */
const unreadMaxBytes = 256 * 1024
const policyViolation = 1008
const serviceRestart = 1012
const goodbyeMs = 500
/** Pages of one login: more are no person's, and each is told everything. */
const socketsMax = 8

export async function mountSockets(app: FastifyInstance, sockets: Sockets): Promise<void> {
  const open = new Map<string, number>()
  await app.register(websocket, {
    options: { maxPayload: frameMax, perMessageDeflate: false },
    preClose(done) {
      endAll(app.websocketServer.clients)
      app.websocketServer.close(done)
    },
    // What a page sends wrongly, a frame that is too large among it, ends its socket: it is no fault of ours.
    errorHandler(error, socket, request) {
      request.log.info({ err: error }, 'socket')
      socket.terminate()
    },
  })
  app.get(
    '/ws',
    { websocket: true, config: { policy: 'open', rate: 'entry' }, preValidation: demandOwnOrigin },
    (socket, request) => void listen({ ...sockets, open }, socket, request),
  )
}

/** A browser tells the origin of the page that opens a socket: only ours may. */
async function demandOwnOrigin(request: FastifyRequest) {
  const { origin } = request.headers
  if (!origin || !URL.canParse(origin) || new URL(origin).host !== request.host)
    throw new HttpProblem(403, 'foreign_origin')
}

async function listen(
  { brandOf, redeem, attach, missed, watch, gauge, open }: Sockets & { readonly open: Map<string, number> },
  socket: WebSocket,
  request: FastifyRequest,
) {
  gauge.inc()
  let stop = () => {}
  let isAlive = true
  let question = ''
  let greeted = false
  let watching: Watching | null = null
  const late = setTimeout(() => socket.close(policyViolation, 'no ticket'), helloWithinMs)
  const beat = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    question = randomUUID()
    socket.ping(question)
  }, pingEveryMs)
  const send: Send = (push) => {
    if (socket.readyState !== socket.OPEN) return
    socket.send(JSON.stringify(push))
    if (socket.bufferedAmount > unreadMaxBytes) socket.terminate()
  }
  const end = (reason: string) => {
    send({ type: 'session-ended', reason })
    socket.close(1000, reason)
  }
  const greet = async (frame: string) => {
    const said = jsonIn(frame)
    const hello = safeParse(realtime.hello, unkeepable(said) === null ? said : null)
    const brand = hello.success ? await brandOf(request) : null
    const principal = brand && hello.success ? await redeem(hello.data.ticket, brand) : null
    if (!principal) return socket.close(policyViolation, 'bad ticket')
    if (socket.readyState !== socket.OPEN) return
    const leave = enterOf(open, principal.sessionId)
    if (!leave) return socket.close(policyViolation, 'too many sockets')
    clearTimeout(late)
    stop = leave
    const detach = await attach(principal, send, end)
    const own = watch && openWatching(() => watch(principal, send))
    stop = () => {
      leave()
      detach()
      own?.stop()
    }
    if (socket.readyState !== socket.OPEN) return stop()
    try {
      const { pushes, mark } = await missed(principal, hello.data?.seen)
      for (const push of pushes) send(push)
      send({ type: 'ready', mark })
    } catch (error) {
      // What is new goes on, and the page asks for all of what it may have missed.
      request.log.warn({ err: error }, 'what a page missed')
      send({ type: 'reset', kinds: [...realtime.orderKinds] })
      send({ type: 'ready', mark: hello.data?.seen ?? '0' })
    }
    watching = own ?? null
  }

  // Said unasked, or to an earlier question, it shows nothing of now.
  socket.on('pong', (data) => {
    if (String(data) === question) isAlive = true
  })
  socket.on('close', () => {
    gauge.dec()
    clearTimeout(late)
    clearInterval(beat)
    stop()
  })
  socket.on('message', (data) => {
    if (greeted) {
      if (!watching?.hear(jsonIn(String(data)))) socket.close(policyViolation, 'nothing more is heard')
      return
    }
    greeted = true
    greet(String(data)).catch((error: unknown) => {
      request.log.warn({ err: error }, 'socket')
      socket.close(1011, 'try again')
    })
  })
}

/** Pages come back at once, to whoever answers then; one that does not say goodbye is not waited for. */
function endAll(sockets: Iterable<WebSocket>): void {
  for (const socket of sockets) {
    socket.close(serviceRestart, 'comes back')
    setTimeout(() => socket.terminate(), goodbyeMs)
  }
}

/** Takes one of the places of a login, and answers how to give it back, once; null where all are taken. */
function enterOf(open: Map<string, number>, sessionId: string): (() => void) | null {
  const taken = open.get(sessionId) ?? 0
  if (taken >= socketsMax) return null
  open.set(sessionId, taken + 1)
  let isIn = true
  return () => {
    if (!isIn) return
    isIn = false
    const left = (open.get(sessionId) ?? 1) - 1
    if (left > 0) open.set(sessionId, left)
    else open.delete(sessionId)
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
