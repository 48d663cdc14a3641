/**
 * What is told to all who watch a table, in their currency: looked for while somebody watches here, at all such tables
 * at once, however many watch; what did not change is not told again.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { Json } from '../../rules.ts'
import type { FrameType } from './frames.ts'

export type Body = { readonly [field: string]: Json }
export type Hear = (type: FrameType, roundId: string, body: Body) => void

export interface Watched {
  /** Of bets in this currency; nothing is heard of a table that is not looked at. The answer stops it. */
  listen(tableId: string, currency: string, hear: Hear): () => void
  start(): void
  stop(): Promise<void>
}

/** What a look has found, to be told. */
export interface Telling {
  currenciesAt(tableId: string): ReadonlySet<string>
  tell(at: { readonly tableId: string; readonly currency: string }, ...told: Parameters<Hear>): void
}

export interface Looking {
  readonly tableIds: Iterable<string>
  readonly everyMs: number
  /** At tables that somebody watches, one at least. */
  readonly look: (watched: readonly string[], telling: Telling) => Promise<void>
  readonly onError: (error: unknown) => void
}

export function openWatched({ tableIds, everyMs, look, onError }: Looking): Watched {
  const hearers = new Map([...tableIds].map((id) => [id, new Map<Hear, string>()]))
  const last = new Map<string, string>()
  const stopping = new AbortController()
  let running: Promise<void> | null = null
  const telling: Telling = {
    currenciesAt: (tableId) => new Set(hearers.get(tableId)?.values()),
    tell({ tableId, currency }, ...told) {
      const [key, now] = [`${tableId} ${currency}`, JSON.stringify(told)]
      if (last.get(key) === now) return
      last.set(key, now)
      for (const [hear, wanted] of hearers.get(tableId) ?? []) if (wanted === currency) hear(...told)
    },
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const watched = [...hearers].filter(([, here]) => here.size > 0).map(([id]) => id)
      if (watched.length > 0) await look(watched, telling).catch(onError)
      await pause(everyMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  return {
    listen(tableId, currency, hear) {
      const here = hearers.get(tableId)
      here?.set(hear, currency)
      // Who comes is told anew.
      last.delete(`${tableId} ${currency}`)
      return () => void here?.delete(hear)
    },
    start() {
      if (hearers.size > 0) running ??= run()
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
