/**
 * Who else is in a flight, or has laid at a table: one statement asks for all flights that somebody watches here, and
 * one for all tables.
 */
import { currencyOf, formatMinor } from '@jackfruit/kernel'
import type pg from 'pg'
import type { Log } from '../../settling/settling.ts'
import { type Aboard, readAboard } from '../store/aboard.ts'
import { type LaidTogether, readLaid } from '../store/laid.ts'
import type { Flight, SharedTable } from '../table-game.ts'
import { type Body, openWatched, type Watched } from './watched.ts'

interface CrowdParts {
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

/** All of one flight in one currency. */
function toldAboard(flight: Flight, first: Aboard, all: readonly Aboard[]): Body {
  const text = textIn(first.currency)
  return {
    ...{ count: first.bets, staked: text(first.staked) },
    bets: all.map((each) => ({
      ...{ who: masked(each.nickname), stake: text(each.stake), at: leftAt(flight, each) },
    })),
  }
}

function toldLaid({ currency, players, staked, places, bets }: LaidTogether): Body {
  const text = textIn(currency)
  return {
    ...{ players, staked: text(staked) },
    places: Object.fromEntries([...places].map(([place, stake]) => [place, text(stake)])),
    bets: bets.map(({ nickname, place, stake }) => ({
      ...{ who: masked(nickname), place, stake: text(stake) },
    })),
  }
}

export function openCrowd({ pool, tables, log }: CrowdParts): Watched {
  const flights = new Map(tables.flatMap(({ id, game }) => (game.flight ? [[id, game.flight] as const] : [])))
  return openWatched({
    // What lies in a pool is told by whoever tells of pools.
    tableIds: tables.filter(({ game }) => !game.pool).map(({ id }) => id),
    everyMs: lookEveryMs,
    async look(watched, { tell }) {
      const { inFlight = [], atTable = [] } = Object.groupBy(watched, (id) =>
        flights.has(id) ? 'inFlight' : 'atTable',
      )
      const aboard = inFlight.length > 0 ? await readAboard(pool, inFlight) : []
      for (const all of Map.groupBy(aboard, (each) => `${each.tableId} ${each.currency}`).values()) {
        const [first] = all
        const flight = first && flights.get(first.tableId)
        if (flight) tell(first, 'aboard', first.roundId, toldAboard(flight, first, all))
      }
      if (atTable.length > 0)
        for (const all of await readLaid(pool, atTable)) tell(all, 'pool.update', all.roundId, toldLaid(all))
    },
    onError: (error) => log.error({ err: error }, 'who has bet could not be read'),
  })
}
