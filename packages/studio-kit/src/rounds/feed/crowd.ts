/**
 * Who else is in a flight, or has laid at a table, told to all who watch it. One statement asks for all flights that
 * somebody watches here, and one for all tables, however many watch; what did not change is not told again.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { currencyOf, formatMinor } from '@jackfruit/kernel'
import type pg from 'pg'
import type { Json } from '../../rules.ts'
import type { Log } from '../../settling/settling.ts'
import { type Aboard, readAboard } from '../store/aboard.ts'
import { type LaidTogether, readLaid } from '../store/laid.ts'
import type { Flight, SharedTable } from '../table-game.ts'

type Body = { readonly [field: string]: Json }
type Hear = (type: 'aboard' | 'pool.update', roundId: string, body: Body) => void

export interface Crowd {
  /** Of bets in this currency. The answer stops it. */
  listen(tableId: string, currency: string, hear: Hear): () => void
  start(): void
  stop(): Promise<void>
}

export interface CrowdParts {
  readonly pool: pg.Pool
  readonly tables: readonly SharedTable[]
  readonly log: Log
}

const lookEveryMs = 500

/** "ay***": enough for its owner to find it, and for nobody else. */
const masked = (name: string): string => `${[...name].slice(0, 2).join('')}***`

/** Where it left, as far as is known; a target that the flight has not reached is its owner's matter. */
export function leftAt(
  flight: Pick<Flight, 'multiplierAt'>,
  { outAt, askedAt, flownMs }: Pick<Aboard, 'outAt' | 'askedAt' | 'flownMs'>,
): number | null {
  if (askedAt !== null) return Math.min(outAt, flight.multiplierAt(askedAt))
  return flownMs !== null && outAt <= flight.multiplierAt(flownMs) ? outAt : null
}

const textIn = (currency: string) => (amount: bigint) => formatMinor(amount, currencyOf(currency).scale)

export function openCrowd({ pool, tables, log }: CrowdParts): Crowd {
  const flights = new Map(tables.flatMap(({ id, game }) => (game.flight ? [[id, game.flight] as const] : [])))
  /** What lies in a pool is told by whoever tells of pools. */
  const hearers = new Map<string, Map<Hear, string>>(
    tables.filter(({ game }) => !game.pool).map(({ id }) => [id, new Map()]),
  )
  const told = new Map<string, string>()
  const stopping = new AbortController()
  let running: Promise<void> | null = null

  function aboard(all: readonly Aboard[]): void {
    const [first] = all
    const flight = first && flights.get(first.tableId)
    if (!first || !flight) return
    const { bets, staked } = first
    const text = textIn(first.currency)
    const body = {
      ...{ count: bets, staked: text(staked) },
      bets: all.map((each) => ({
        ...{ who: masked(each.nickname), stake: text(each.stake), at: leftAt(flight, each) },
      })),
    }
    tell('aboard', first, body)
  }

  function laid(all: LaidTogether): void {
    const text = textIn(all.currency)
    tell('pool.update', all, {
      ...{ players: all.players, staked: text(all.staked) },
      places: Object.fromEntries([...all.places].map(([place, stake]) => [place, text(stake)])),
      bets: all.bets.map(({ nickname, place, stake }) => ({
        ...{ who: masked(nickname), place, stake: text(stake) },
      })),
    })
  }

  function tell(
    type: 'aboard' | 'pool.update',
    { tableId, roundId, currency }: Pick<Aboard, 'tableId' | 'roundId' | 'currency'>,
    body: Body,
  ): void {
    const [key, now] = [`${tableId} ${currency}`, JSON.stringify([roundId, body])]
    if (told.get(key) === now) return
    told.set(key, now)
    for (const [hear, wanted] of hearers.get(tableId) ?? [])
      if (wanted === currency) hear(type, roundId, body)
  }

  async function look(): Promise<void> {
    const watched = [...hearers].filter(([, here]) => here.size > 0).map(([id]) => id)
    const [inFlight, atTables] = [
      watched.filter((id) => flights.has(id)),
      watched.filter((id) => !flights.has(id)),
    ]
    if (inFlight.length > 0) {
      const all = await readAboard(pool, inFlight)
      for (const group of Map.groupBy(all, (each) => `${each.tableId} ${each.currency}`).values())
        aboard(group)
    }
    if (atTables.length > 0) for (const all of await readLaid(pool, atTables)) laid(all)
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look().catch((error: unknown) => log.error({ err: error }, 'who has bet could not be read'))
      await pause(lookEveryMs, undefined, { signal: stopping.signal }).catch(() => {})
    }
  }

  return {
    listen(tableId, currency, hear) {
      const here = hearers.get(tableId)
      here?.set(hear, currency)
      // Who comes is told anew.
      told.delete(`${tableId} ${currency}`)
      return () => void here?.delete(hear)
    },
    start() {
      if (tables.length > 0) running ??= run()
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
