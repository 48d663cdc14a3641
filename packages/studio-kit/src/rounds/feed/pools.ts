/**
 * What lies on the places of tables with a pool, told in each currency that somebody watches in: one statement asks for
 * all such tables.
 */
import { currencyOf, formatMinor } from '@jackfruit/kernel'
import type pg from 'pg'
import type { Log } from '../../settling/settling.ts'
import { together } from '../places.ts'
import { readPools, type StandingPool } from '../store/pools.ts'
import type { SharedPool, SharedTable } from '../table-game.ts'
import { type Body, openWatched, type Watched } from './watched.ts'

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

export function openPools({ pool, tables, log }: PoolsParts): Watched {
  const pooled = new Map(tables.flatMap(({ id, game }) => (game.pool ? [[id, game.pool] as const] : [])))
  return openWatched({
    tableIds: pooled.keys(),
    everyMs: lookEveryMs,
    async look(watched, { currenciesAt, tell }) {
      for (const [tableId, all] of Map.groupBy(await readPools(pool, watched), (each) => each.tableId)) {
        const [shared, [first]] = [pooled.get(tableId), all]
        if (!shared || !first) continue
        for (const currency of currenciesAt(tableId)) {
          const none = { ...first, players: 0, places: new Map(), dividends: undefined }
          const standing = all.find((each) => each.currency === currency) ?? none
          tell({ tableId, currency }, 'pool.update', first.roundId, toldPool(shared, currency, standing))
        }
      }
    },
    onError: (error) => log.error({ err: error }, 'pools could not be read'),
  })
}
