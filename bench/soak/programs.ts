/** What the programs hold after they threw away what nobody needs, sample by sample, and how it grows. */
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

export interface Sample {
  readonly minutes: number
  readonly heap: number
  /** Buffers: what sockets and statements carry. */
  readonly outside: number
  readonly rss: number
}

const withinMs = 20_000

export async function sampleOf(folder: string, pid: number, minutes: number): Promise<Sample> {
  const file = join(folder, `${pid}.json`)
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  for (const until = performance.now() + withinMs; !existsSync(file); await pause(50))
    if (performance.now() > until) throw new Error(`process ${pid} does not tell what it holds`)
  const { heapUsed, external, rss } = JSON.parse(readFileSync(file, 'utf8')) as NodeJS.MemoryUsage
  return { minutes, heap: heapUsed, outside: external, rss }
}

/** How much a minute adds: the middle one of the slopes between any two samples, which a single odd one does not move. */
export function slopeOf(samples: readonly Sample[], of: 'heap' | 'outside' | 'rss'): number {
  const slopes = samples.flatMap((from, at) =>
    samples.slice(at + 1).map((to) => (to[of] - from[of]) / (to.minutes - from.minutes)),
  )
  return slopes.toSorted((a, b) => a - b)[Math.floor(slopes.length / 2)] ?? Number.NaN
}
