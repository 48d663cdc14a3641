/**
 * Tables over sockets, one for each page at a table. The page says first who it is, with the token of its play session,
 * so that no credential is in an address; only pages of the games' own origin are heard.
 */
import { randomUUID } from 'node:crypto'
import websocket, { type WebSocket } from '@fastify/websocket'
import type { Visit } from '@jackfruit/studio-kit/rounds/feed/visit'
import type { Studio } from '@jackfruit/studio-kit/studio'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const helloWithinMs = 5_000
const pingEveryMs = 20_000
const frameMax = 16 * 1024
const policyViolation = 1008
const serviceRestart = 1012
const goodbyeMs = 500
/** Frames of one page that wait while it is let in. */
const earlyMax = 8

export async function mountTables(app: FastifyInstance, studios: readonly Studio[]): Promise<void> {
  await app.register(websocket, {
    options: { maxPayload: frameMax, perMessageDeflate: false },
    preClose(done) {
      for (const socket of app.websocketServer.clients) {
        socket.close(serviceRestart, 'comes back')
        setTimeout(() => socket.terminate(), goodbyeMs)
      }
      app.websocketServer.close(done)
    },
    errorHandler(error, socket, request) {
      request.log.info({ err: error }, 'socket of a table')
      socket.terminate()
    },
  })
  for (const studio of studios)
    app.get(
      `/${studio.code}/play/v1/table`,
      { websocket: true, preValidation: demandOwnOrigin },
      (socket, request) => receive(studio, socket, request),
    )
}

/** A browser tells the origin of the page that opens a socket: only the games' may. */
async function demandOwnOrigin(request: FastifyRequest, reply: FastifyReply) {
  const { origin } = request.headers
  if (!origin || !URL.canParse(origin) || new URL(origin).host !== request.host)
    return reply.status(403).send({ code: 'FOREIGN_ORIGIN' })
}

function receive({ tables }: Studio, socket: WebSocket, request: FastifyRequest): void {
  let visit: Visit | null = null
  let isKnocking = false
  let isAlive = true
  let question = ''
  const early: string[] = []
  const late = setTimeout(() => socket.close(policyViolation, 'no hello'), helloWithinMs)
  const beat = setInterval(() => {
    if (!isAlive) return socket.terminate()
    isAlive = false
    question = randomUUID()
    socket.ping(question)
  }, pingEveryMs)
  /** It is told nothing more from here on, however long the goodbye takes. */
  const part = (code: number, reason: string) => {
    visit?.leave()
    visit = null
    early.length = 0
    socket.close(code, reason)
  }
  const line = {
    send(frame: string) {
      if (socket.readyState === socket.OPEN) socket.send(frame)
    },
    get bufferedAmount() {
      return socket.bufferedAmount
    },
    end: () => part(serviceRestart, 'comes back'),
  }
  const say = (text: string) => {
    if (visit && !visit.say(text)) part(policyViolation, 'not understood')
  }
  const enter = async (text: string) => {
    const entered = await tables.enter(text, line)
    if (!entered) return part(policyViolation, 'no session')
    clearTimeout(late)
    if (socket.readyState !== socket.OPEN) return entered.leave()
    visit = entered
    for (const each of early.splice(0)) say(each)
  }
  // Said unasked, or to an earlier question, it shows nothing of now.
  socket.on('pong', (data) => {
    if (String(data) === question) isAlive = true
  })
  socket.on('close', () => {
    clearTimeout(late)
    clearInterval(beat)
    visit?.leave()
  })
  socket.on('message', (data) => {
    const text = String(data)
    if (visit) return say(text)
    if (isKnocking) {
      if (socket.readyState === socket.OPEN && early.push(text) > earlyMax) part(policyViolation, 'too fast')
      return
    }
    isKnocking = true
    enter(text).catch((error: unknown) => {
      request.log.warn({ err: error }, 'socket of a table')
      socket.close(1011, 'try again')
    })
  })
}
