/** What operators measure. Answered to this machine and to addresses that the installation allows, to nobody else. */
import { BlockList, isIPv6 } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from 'prom-client'
import { loopFigures } from '../work/loop.ts'
import { HttpProblem } from './problem.ts'

export interface Metrics {
  readonly registry: Registry
  readonly sockets: Gauge
}

export interface Measured {
  readonly ofProcess?: boolean
  readonly figures?: readonly Metric[]
}

export function openMetrics({ ofProcess = true, figures = [] }: Measured = {}): Metrics {
  const registry = new Registry()
  if (ofProcess) collectDefaultMetrics({ register: registry })
  for (const figure of [...loopFigures, ...figures]) registry.registerMetric(figure)
  const sockets = new Gauge({ name: 'jackfruit_sockets', help: 'Open sockets.', registers: [registry] })
  return { registry, sockets }
}

/** Told of each answer that is given. */
export type CountAnswer = (answered: {
  readonly method: string
  readonly route: string
  readonly status: number
  readonly seconds: number
}) => void

export function openCounting({ registry }: Metrics): CountAnswer {
  const duration = new Histogram({
    name: 'jackfruit_http_seconds',
    help: 'Time to answer, by route.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const faults = new Counter({
    name: 'jackfruit_http_faults_total',
    help: 'Answers of 500.',
    registers: [registry],
  })
  return ({ method, route, status, seconds }) => {
    duration.observe({ method, route, status }, seconds)
    if (status >= 500 && status !== 503) faults.inc()
  }
}

export function countRequests(app: FastifyInstance, count: CountAnswer): void {
  app.addHook('onResponse', ({ method, routeOptions }, { statusCode: status, elapsedTime }, done) => {
    // The route's pattern, never the address as it came: that would let callers make labels.
    count({ method, route: routeOptions.url ?? 'none', status, seconds: elapsedTime / 1000 })
    done()
  })
}

export function mountMetrics(app: FastifyInstance, { registry }: Metrics, allowed: readonly string[]): void {
  const mayAsk = allowance(allowed)
  app.get('/metrics', { config: { policy: 'operations', rate: 'free' } }, async (request, reply) => {
    if (!mayAsk(request)) throw new HttpProblem(404, 'not_found')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** A call that came through a proxy counts as the address that the trusted proxy names; an untrusted one's is refused. */
function allowance(allowed: readonly string[]): (request: FastifyRequest) => boolean {
  const list = new BlockList()
  for (const range of ['127.0.0.0/8', '::1', ...allowed]) {
    const [address = '', length] = range.split('/')
    const family = isIPv6(address) ? 'ipv6' : 'ipv4'
    if (length === undefined) list.addAddress(address, family)
    else list.addSubnet(address, Number(length), family)
  }
  return (request) => {
    const ip = request.ip.replace(/^::ffff:(?=\d+\.)/i, '')
    const isForwarded = ['x-forwarded-for', 'forwarded', 'via', 'x-real-ip'].some(
      (name) => request.headers[name] !== undefined,
    )
    if (isForwarded && ip === request.socket.remoteAddress?.replace(/^::ffff:(?=\d+\.)/i, '')) return false
    return list.check(ip, isIPv6(ip) ? 'ipv6' : 'ipv4')
  }
}
