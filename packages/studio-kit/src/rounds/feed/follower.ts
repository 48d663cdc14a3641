/**
 * Follows all tables of this process's studios in the database, whichever process leads them, and tells who listens. One
 * statement asks for all tables, however many pages are open.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type pg from 'pg'
import type { Log } from '../../settling/settling.ts'
import { deltaFrame } from './frames.ts'
import { readEvents, readView } from './reading.ts'
import { follow, type TableEvent, type TableView } from './view.ts'

export interface Hearer {
  /** A delta, and the same as text, made once for everybody. */
  tell(frame: string, event: TableEvent): void
  /** The table was read anew: what was told before may have had gaps. */
  anew(): void
  catchUp(): void
}

export interface Follower {
  viewOf(tableId: string): TableView | null
  /** The answer stops it. */
  listen(tableId: string, hearer: Hearer): () => void
  start(): void
  stop(): Promise<void>
}

export interface FollowerParts {
  readonly pool: pg.Pool
  /** The game of each table, by the table's id. */
  readonly gameOf: ReadonlyMap<string, string>
  /** The database's time, in milliseconds. */
  readonly now: () => number
  readonly log: Log
}

/** Two pages at one table, at different processes, differ by less than twice this. */
const lookEveryMs = 80
/** While nobody listens: lobbies are told once a second. */
const aloneEveryMs = 400
const failedMs = 500

export function openFollower({ pool, gameOf, now, log }: FollowerParts): Follower {
  const views = new Map<string, TableView>()
  const hearers = new Map<string, Set<Hearer>>([...gameOf.keys()].map((id) => [id, new Set()]))
  const stopping = new AbortController()
  let waking = new AbortController()
  let listening = 0
  let running: Promise<void> | null = null

  async function readAnew(tableId: string): Promise<void> {
    views.set(tableId, await readView(pool, tableId))
    for (const hearer of hearers.get(tableId) ?? []) hearer.anew()
  }

  /** Whether it follows; where not, the table has to be read anew. */
  function hear(tableId: string, event: TableEvent): boolean {
    const view = views.get(tableId)
    const next = view && follow(view, event)
    if (!next) return false
    if (next === view) return true
    views.set(tableId, next)
    const frame = deltaFrame({ gameId: gameOf.get(tableId) ?? '', tableId }, event, now())
    for (const hearer of hearers.get(tableId) ?? []) hearer.tell(frame, event)
    return true
  }

  async function look(): Promise<void> {
    for (const id of gameOf.keys()) if (!views.has(id)) await readAnew(id)
    const gaps = new Set<string>()
    const seen = new Map([...views].map(([id, { seq }]) => [id, seq]))
    for (const { tableId, event } of await readEvents(pool, seen))
      if (!gaps.has(tableId) && !hear(tableId, event)) gaps.add(tableId)
    for (const id of gaps) await readAnew(id)
    for (const all of hearers.values()) for (const hearer of all) hearer.catchUp()
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const waitMs = await look().then(
        () => (listening > 0 ? lookEveryMs : aloneEveryMs),
        (error: unknown) => {
          log.error({ err: error }, 'tables could not be followed')
          return failedMs
        },
      )
      if (stopping.signal.aborted) return
      waking = new AbortController()
      await pause(waitMs, undefined, { signal: waking.signal }).catch(() => {})
    }
  }

  return {
    viewOf: (tableId) => views.get(tableId) ?? null,
    listen(tableId, hearer) {
      hearers.get(tableId)?.add(hearer)
      if (listening++ === 0) waking.abort()
      return () => {
        if (hearers.get(tableId)?.delete(hearer)) listening--
      }
    },
    start() {
      if (gameOf.size > 0) running ??= run()
    },
    async stop() {
      stopping.abort()
      waking.abort()
      await running
    },
  }
}
