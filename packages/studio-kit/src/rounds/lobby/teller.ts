/**
 * Tells the platform how the tables stand that this process leads: at once what has changed, and now and then that it is
 * still so. Nothing waits for it, and what was lost on the way is told with the next.
 */
import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { liveTables } from '@jackfruit/contracts'
import type pg from 'pg'
import { safeParse } from 'zod/mini'
import type { SignedPost } from '../../platform/signed-post.ts'
import type { Log } from '../../settling/settling.ts'
import type { Follower } from '../feed/follower.ts'
import type { TableView } from '../feed/view.ts'
import type { SharedTable } from '../table-game.ts'
import { ledBy, playersIn } from './at-tables.ts'
import { type ToldTable, toldTable } from './told-table.ts'

export interface TellerParts {
  readonly pool: pg.Pool
  readonly tables: readonly SharedTable[]
  /** Of this process, as the leases of its tables name it. */
  readonly holder: string
  readonly post: SignedPost
  readonly follower: Pick<Follower, 'viewOf'>
  /** The database's time, in milliseconds. */
  readonly now: () => number
  readonly mayOpen: () => boolean
  readonly log: Log
}

export interface Teller {
  /** One look; answers how long to wait for the next. */
  tell(): Promise<number>
  start(): void
  stop(): Promise<void>
}

/** Lobbies are told once a second: what changed at many tables in between goes in one call. */
const lookEveryMs = 1_000
const failedMs = 2_000
/** Well within the time after which a table counts as silent. */
const againMs = 5_000
/** A platform that has no lobby is asked so seldom. */
const notOfferedMs = 3_600_000

export function openTeller(parts: TellerParts): Teller {
  const { pool, tables, holder, post, follower, now, mayOpen, log } = parts
  const told = new Map<string, { readonly what: string; readonly at: number }>()
  const stopping = new AbortController()
  let running: Promise<void> | null = null

  const isDue = (table: SharedTable): boolean => {
    const view = follower.viewOf(table.id)
    const last = told.get(table.id)
    return view !== null && (!last || last.what !== standing(view, mayOpen()) || now() - last.at >= againMs)
  }

  async function send(due: readonly ToldTable[], views: ReadonlyMap<string, string>): Promise<number> {
    const body = { requestId: randomBytes(12).toString('hex'), sentAt: new Date(now()).toISOString() }
    const said = await post(liveTables.tablesCall.path, { ...body, tables: due })
    if ('why' in said) return said.http === 404 || said.http === 501 ? notOfferedMs : failedMs
    const { data } = safeParse(liveTables.tablesCall.reply, said.said)
    if (data?.status !== 'OK') {
      if (!data?.retry) log.warn({ status: data?.status }, 'the platform does not take how tables stand')
      return failedMs
    }
    for (const { tableId } of due) told.set(tableId, { what: views.get(tableId) ?? '', at: now() })
    return 0
  }

  async function tell(): Promise<number> {
    const changed = tables.filter(isDue)
    if (changed.length === 0) return lookEveryMs
    const led = await ledBy(
      pool,
      holder,
      changed.map(({ id }) => id),
    )
    const due = changed.flatMap((table) => {
      const view = follower.viewOf(table.id)
      return view && led.has(table.id) ? [{ table, view }] : []
    })
    const players = await playersIn(
      pool,
      due.flatMap(({ table, view }) => roundsOf(table.id, view)),
    )
    const isPausing = !mayOpen()
    const views = new Map(due.map(({ table, view }) => [table.id, standing(view, !isPausing)]))
    const words = due.map(({ table, view }) =>
      toldTable(table, view, { at: now(), players: players.get(table.id) ?? 0, isPausing }),
    )
    for (let from = 0; from < words.length; from += liveTables.toldMax) {
      const waitMs = await send(words.slice(from, from + liveTables.toldMax), views)
      if (waitMs > 0) return waitMs
    }
    return lookEveryMs
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const waitMs = await tell().catch((error: unknown) => {
        log.error({ err: error }, 'how tables stand could not be told')
        return failedMs
      })
      await pause(waitMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  return {
    tell,
    start() {
      if (tables.length > 0) running ??= run()
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** What makes a difference at once; how many play is told with it, and now and then. */
const standing = ({ roundId, phase }: TableView, mayOpen: boolean): string => `${roundId} ${phase} ${mayOpen}`

/** Who played in the round before is taken to be there still. */
const roundsOf = (tableId: string, { roundId, results }: TableView) =>
  [...new Set([roundId, results.at(-1)?.roundId])].flatMap((id) => (id ? [{ tableId, roundId: id }] : []))
