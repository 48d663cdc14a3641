/** How long calls took, as a reader wants to know it. */
export interface Spread {
  readonly p50: number
  readonly p99: number
  /** One of a thousand takes longer. */
  readonly p999: number
}

export function spreadOf(latencies: readonly number[]): Spread {
  const sorted = Float64Array.from(latencies).sort()
  const share = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
  return { p50: share(0.5), p99: share(0.99), p999: share(0.999) }
}
