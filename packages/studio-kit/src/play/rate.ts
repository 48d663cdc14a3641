/** How often somebody may ask: a bucket of tokens for each key, in memory. */
export interface Rate {
  readonly perSecond: number
  readonly burst: number
}

export interface Limiter {
  /** Takes one token; answers 0, or the seconds to wait. */
  take(key: string, nowMs: number): number
}

interface Bucket {
  readonly tokens: number
  readonly at: number
}

const bucketsMax = 50_000

export function openLimiter({ perSecond, burst }: Rate): Limiter {
  const buckets = new Map<string, Bucket>()
  return {
    take(key, nowMs) {
      const known = buckets.get(key)
      const tokens = known ? Math.min(burst, known.tokens + ((nowMs - known.at) / 1000) * perSecond) : burst
      // Taken out and put in again: the bucket untouched for longest is always the first.
      buckets.delete(key)
      buckets.set(key, { tokens: tokens >= 1 ? tokens - 1 : tokens, at: nowMs })
      if (buckets.size > bucketsMax) buckets.delete(buckets.keys().next().value ?? '')
      return tokens >= 1 ? 0 : Math.ceil((1 - tokens) / perSecond)
    },
  }
}
