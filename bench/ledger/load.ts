/** A closed loop: so many callers, each sending its next transfer when the last was answered. */

export interface Measured {
  readonly perSecond: number
  readonly p50: number
  readonly p99: number
  readonly transfers: number
}

/** Sends one transfer and resolves when it is committed. `n` is unique in the run. */
export type Send = (n: number) => Promise<unknown>

let sent = 0

export async function measure(
  send: Send,
  callers: number,
  seconds: number,
  warmSeconds = 0.4,
): Promise<Measured> {
  const times: number[] = []
  const start = performance.now()
  const from = start + warmSeconds * 1_000
  const until = from + seconds * 1_000
  await Promise.all(
    Array.from({ length: callers }, async () => {
      for (;;) {
        const before = performance.now()
        if (before >= until) return
        await send(++sent)
        const after = performance.now()
        // Counted are the answers that came within the window.
        if (after >= from && after < until) times.push(after - before)
      }
    }),
  )
  times.sort((a, b) => a - b)
  const at = (share: number) =>
    times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN
  return { perSecond: times.length / seconds, p50: at(0.5), p99: at(0.99), transfers: times.length }
}

/** Spreads n over the members without a pattern, the same way in every run. */
export function spread(n: number, over: number): number {
  let mixed = Math.imul(n ^ (n >>> 16), 0x45d9f3b)
  mixed = Math.imul(mixed ^ (mixed >>> 16), 0x45d9f3b)
  return ((mixed ^ (mixed >>> 16)) >>> 0) % over
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? (sorted[middle] ?? 0) : ((sorted[middle - 1] ?? 0) + (sorted[middle] ?? 0)) / 2
}
