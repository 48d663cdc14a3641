/**
 * What lies on the places of tables with a pool, told to all who watch in their currency once a second. One statement
 * asks for all such tables that somebody watches here, however many watch; what did not change is not told again.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { currencyOf, formatMinor } from '@jackfruit/kernel'
import type pg from 'pg'
import type { Json } from '../../rules.ts'
import type { Log } from '../../settling/settling.ts'
import { together } from '../places.ts'
import { readPools, type StandingPool } from '../store/pools.ts'
import type { SharedPool, SharedTable } from '../table-game.ts'

type Body = { readonly [field: string]: Json }
type Hear = (roundId: string, body: Body) => void

export interface Pools {
  /** At a table without a pool nothing is heard. The answer stops it. */
  listen(tableId: string, currency: string, hear: Hear): () => void
  start(): void
  stop(): Promise<void>
}

interface PoolsParts {
  readonly pool: pg.Pool
  readonly tables: readonly SharedTable[]
  readonly log: Log
}

const lookEveryMs = 1_000

/** In one currency, the house's part with it; before closing, what it would pay now. */
function toldPool(
  shared: SharedPool,
  currency: string,
  { seal, players, places, dividends, phase }: StandingPool,
): Body {
  const { scale } = currencyOf(currency)
  const all = together([places, shared.house(seal, currency)])
  const laid = new Map(shared.places.map((place) => [place, all.get(place) ?? 0n]))
  return {
    players,
    places: Object.fromEntries([...all].map(([place, amount]) => [place, formatMinor(amount, scale)])),
    dividends: dividends === undefined ? shared.close(laid) : dividends,
    isFinal: phase !== 'betting' && phase !== 'closed',
  }
}

export function openPools({ pool, tables, log }: PoolsParts): Pools {
  const pooled = new Map(tables.flatMap(({ id, game }) => (game.pool ? [[id, game.pool] as const] : [])))
  const hearers = new Map<string, Map<Hear, string>>([...pooled.keys()].map((id) => [id, new Map()]))
  const told = new Map<string, string>()
  const stopping = new AbortController()
  let running: Promise<void> | null = null

  function tell(tableId: string, all: readonly StandingPool[]): void {
    const [shared, [first]] = [pooled.get(tableId), all]
    if (!shared || !first) return
    const here = hearers.get(tableId) ?? new Map<Hear, string>()
    for (const currency of new Set(here.values())) {
      const none = { ...first, players: 0, places: new Map(), dividends: undefined }
      const standing = all.find((each) => each.currency === currency) ?? none
      const body = toldPool(shared, currency, standing)
      const [key, now] = [`${tableId} ${currency}`, JSON.stringify([first.roundId, body])]
      if (told.get(key) === now) continue
      told.set(key, now)
      for (const [hear, wanted] of here) if (wanted === currency) hear(first.roundId, body)
    }
  }

  async function look(): Promise<void> {
    const watched = [...hearers].filter(([, here]) => here.size > 0).map(([id]) => id)
    if (watched.length === 0) return
    for (const [tableId, all] of Map.groupBy(await readPools(pool, watched), (each) => each.tableId))
      tell(tableId, all)
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      await look().catch((error: unknown) => log.error({ err: error }, 'pools could not be read'))
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
      if (pooled.size > 0) running ??= run()
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}
