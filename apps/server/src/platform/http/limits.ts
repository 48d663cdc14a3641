/** Rates by address: one bucket of tokens for each place and class of calls, in memory. */
import type { FastifyInstance } from 'fastify'
import { placeOf } from './address.ts'
import { HttpProblem } from './problem.ts'

export interface Rate {
  readonly perSecond: number
  readonly burst: number
}

/** `signed` calls answer to a studio's secret and its own limits; `free` are health and the like. */
export const rates = {
  general: { perSecond: 50, burst: 300 },
  entry: { perSecond: 1, burst: 60 },
  challenge: { perSecond: 3, burst: 120 },
  picture: { perSecond: 1, burst: 20 },
  page: { perSecond: 100, burst: 600 },
} as const satisfies Record<string, Rate>
export type RateClass = keyof typeof rates | 'free'

interface Bucket {
  tokens: number
  at: number
}

const bucketsMax = 200_000

export interface Limiter {
  /** Takes one token; answers 0, or the seconds to wait. */
  take(rateClass: keyof typeof rates, place: string, nowMs: number): number
}

export function openLimiter(): Limiter {
  const buckets = new Map<string, Bucket>()
  return {
    take(rateClass, place, nowMs) {
      const { perSecond, burst } = rates[rateClass]
      const key = `${rateClass}|${place}`
      const known = buckets.get(key)
      const tokens = known ? Math.min(burst, known.tokens + ((nowMs - known.at) / 1000) * perSecond) : burst
      // Taken out and put in again: the oldest untouched bucket is always the first.
      buckets.delete(key)
      buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: nowMs })
      if (buckets.size > bucketsMax) buckets.delete(buckets.keys().next().value ?? '')
      return tokens >= 1 ? 0 : Math.ceil((1 - tokens) / perSecond)
    },
  }
}

/** Asks the bucket before anything of the call is read. */
export function limitRates(
  app: FastifyInstance,
  limiter: Limiter,
  now: () => number = () => performance.now(),
): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const rateClass = request.routeOptions.config.rate ?? 'general'
    if (rateClass === 'free') return done()
    const wait = limiter.take(rateClass, placeOf(request.ip), now())
    done(wait > 0 ? new HttpProblem(429, 'too_many_requests', { retryAfter: wait }) : undefined)
  })
}
