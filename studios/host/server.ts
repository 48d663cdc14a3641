/** The HTTP server of all in-house studios: play API, the platform's calls, game pages, health. */
import { randomBytes } from 'node:crypto'
import { isPassing } from '@jackfruit/postgres'
import { drawCalls } from '@jackfruit/studio-kit/draws/draw-contract'
import type { StudioClock } from '@jackfruit/studio-kit/journal/clock'
import { platformPaths } from '@jackfruit/studio-kit/platform-calls'
import { playCalls, type Told } from '@jackfruit/studio-kit/play'
import type { Studio } from '@jackfruit/studio-kit/studio'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import { type Client, mountPages } from './pages.ts'
import { mountTables } from './tables/sockets.ts'

export interface HostOptions {
  readonly studios: readonly Studio[]
  readonly clients: readonly Client[]
  readonly platformOrigins: readonly string[]
  readonly isProduction: boolean
  readonly trustedProxies: readonly string[]
  readonly log: FastifyBaseLogger
  readonly isDatabaseUp: () => Promise<boolean>
  readonly clock?: Pick<StudioClock, 'why'>
  /** It was told to stop: it answers, and is ready no longer. */
  readonly isLeaving?: () => boolean
}

type Call = (token: string, request: FastifyRequest) => Promise<Told>

const bodyMax = 64 * 1024

export async function openHost(options: HostOptions): Promise<FastifyInstance> {
  const { trustedProxies, log, clients, platformOrigins } = options
  const app = Fastify({
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomBytes(9).toString('base64url'),
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    bodyLimit: bodyMax,
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 65_000,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
  })
  secureAnswers(app, options)
  answerFailures(app)
  mountHealth(app, options)
  for (const client of clients) await mountPages(app, client, platformOrigins)
  for (const studio of options.studios) mountPlay(app, studio, `/${studio.code}/play/v1`)
  // Frames of the first studio that were loaded before each had an address of its own.
  const [first] = options.studios
  if (first) mountPlay(app, first, '/play/v1')
  for (const studio of options.studios) mountDraws(app, studio)
  await mountTables(app, options.studios)
  mountPlatform(app, new Map(options.studios.map((studio) => [studio.code, studio])))
  return app
}

function secureAnswers(app: FastifyInstance, { isProduction }: HostOptions): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.headers({
      'x-content-type-options': 'nosniff',
      'x-request-id': request.id,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'referrer-policy': 'no-referrer',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'no-store',
      ...(isProduction
        ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains; preload' }
        : {}),
    })
  })
}

function answerFailures(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) => reply.status(404).send({ code: 'NOT_FOUND' }))
  app.setErrorHandler((error: { statusCode?: number }, request, reply) => {
    if (isPassing(error)) {
      request.log.warn({ err: error, req: request }, 'passing failure')
      return reply.status(503).header('retry-after', '1').send({ code: 'BUSY' })
    }
    const status = error.statusCode ?? 500
    if (status < 500) return reply.status(status).send({ code: status === 413 ? 'TOO_LARGE' : 'MALFORMED' })
    request.log.error({ err: error, req: request }, 'fault')
    return reply.status(500).send({ code: 'FAULT', requestId: request.id })
  })
}

function mountHealth(
  app: FastifyInstance,
  { isDatabaseUp, studios, clock, isLeaving = () => false }: HostOptions,
): void {
  // The next call goes elsewhere.
  app.addHook('onSend', async (_request, reply) => {
    if (isLeaving()) reply.header('connection', 'close')
  })
  app.get('/healthz', async () => ({ ok: true }))
  // The platform is not asked: it waits for nobody either, and both start together. A studio that pauses answers that it
  // does, and the others play on.
  app.get('/readyz', async (_request, reply) => {
    const isUp = await isDatabaseUp().catch(() => false)
    const why = clock?.why() ?? null
    const missing = [
      ...(isUp ? [] : ['database']),
      ...(why === null ? [] : ['clock']),
      ...(isLeaving() ? ['process'] : []),
    ]
    const parts = {
      ...{ database: isUp ? 'well' : 'cannot be written', clock: why ?? 'well' },
      ...Object.fromEntries(studios.map(({ code, pause }) => [code, pausing[pause() ?? 'not']])),
    }
    const ok = missing.length === 0
    return reply.status(ok ? 200 : 503).send({ ok, missing, parts })
  })
}

const pausing = {
  not: 'well',
  restored: 'pauses: its journal and the platform are of different moments',
  strange: 'pauses: the platform knows another journal',
} as const

function mountPlay(app: FastifyInstance, studio: Studio, at: string): void {
  for (const call of playCalls)
    mountCall(app, `${at}/${call}`, (token, { body, ip }) => studio.play(call, { token, body, ip }))
}

function mountDraws(app: FastifyInstance, studio: Studio): void {
  for (const call of drawCalls)
    mountCall(app, `/${studio.code}/draws/v1/${call}`, (token, { body, ip }) =>
      studio.draws.door(call, { token, body, ip }),
    )
}

function mountCall(app: FastifyInstance, path: string, call: Call): void {
  app.post(path, async (request: FastifyRequest, reply: FastifyReply) => {
    const token = /^Bearer ([A-Za-z0-9_-]{20,128})$/.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const told = await call(token, request)
    if (told.retryAfterSeconds !== undefined) reply.header('retry-after', String(told.retryAfterSeconds))
    return reply.status(told.status).send(told.body)
  })
}

/** Bytes are signed, so bytes are handed over: nothing is parsed before the signature is seen to be good. */
function mountPlatform(app: FastifyInstance, studios: ReadonlyMap<string, Studio>): void {
  app.register(async (port) => {
    port.removeAllContentTypeParsers()
    port.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    for (const path of Object.keys(platformPaths)) {
      port.post(path, async (request, reply) => {
        const studio = studios.get(String(request.headers['x-vendor-id']))
        if (!studio) return reply.status(401).send({ code: 'SIGNATURE_INVALID' })
        const body = request.body instanceof Buffer ? request.body : Buffer.alloc(0)
        const answer = await studio.platform({ path, headers: request.headers, body })
        return reply.status(answer.status).headers(answer.headers).send(answer.body)
      })
    }
  })
}
