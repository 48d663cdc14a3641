/** The HTTP server with everything that every route shares: limits of size and time, ids, headers, policies. */
import cookie from '@fastify/cookie'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import type { Config } from '../config.ts'
import { directServers } from './direct.ts'
import { hearForwarded } from './forwarded.ts'
import { headersInProduction, headersOfAnswer, secureAnswers } from './headers.ts'
import { answerFailures } from './http.ts'
import { keepText } from './keepable.ts'
import { limitRates, openLimiter } from './limits.ts'
import { countRequests, type Metrics, mountMetrics, openCounting } from './metrics.ts'
import { demandPolicies } from './policy.ts'
import { newRequestId } from './request-id.ts'
import { RequestLog } from './request-log.ts'

const bodyMax = 64 * 1024

export interface ServerOptions {
  readonly config: Config
  readonly log: FastifyBaseLogger
  readonly metrics: Metrics
}

export async function openServer({ config, log, metrics }: ServerOptions): Promise<FastifyInstance> {
  const isProduction = config.env === 'production'
  const count = openCounting(metrics)
  const app = Fastify({
    serverFactory: directServers({
      ...{ log, bodyMax, everyAnswer: isProduction ? headersInProduction : headersOfAnswer },
      onAnswered: (route, status, seconds) => count({ method: 'POST', route, status, seconds }),
    }),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: newRequestId,
    childLoggerFactory: (log, bindings) => new RequestLog(log, bindings) as unknown as FastifyBaseLogger,
    trustProxy: config.trustedProxies.length > 0 ? [...config.trustedProxies] : false,
    bodyLimit: bodyMax,
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 65_000,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    // What arrives in the last moment is answered like everything before it.
    return503OnClosing: false,
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    // The same pictures under each of the brand's image addresses.
    rewriteUrl: ({ url = '/' }) => url.replace(/^\/img\/[a-z]\//, '/'),
  })
  hearForwarded(app)
  demandPolicies(app)
  answerFailures(app)
  keepText(app)
  secureAnswers(app, { isProduction })
  countRequests(app, count)
  if (config.rateLimits) limitRates(app, openLimiter())
  await app.register(cookie)
  mountMetrics(app, metrics, config.metricsAllowed)
  return app
}
