/** What a program of the product holds, as it and the machine tell it. */
import { readFileSync } from 'node:fs'

export interface Held {
  /** Bytes that its own figures tell. */
  readonly heap: number
  readonly rss: number
}

export const mb = (bytes: number): string => (bytes / 1_048_576).toFixed(0)

export async function memoryOf(url: string, pid: number): Promise<Held> {
  const figures = await (await fetch(`${url}/metrics`)).text()
  return {
    heap: Number(/^nodejs_heap_size_used_bytes (\S+)/m.exec(figures)?.[1] ?? Number.NaN),
    rss: rssOf(pid),
  }
}

export function rssOf(pid: number): number {
  const [, kb = 'NaN'] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kb) * 1024
}
