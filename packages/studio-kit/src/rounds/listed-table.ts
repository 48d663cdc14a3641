/**
 * A table as it is listed and opened like any game: its page is the studio's, its session has its name. Bets are laid
 * over its socket alone; a bet that is asked for as of a game for one is no choice of it.
 */
import { currencyOf, formatMinor, type Minor } from '@jackfruit/kernel'
import type { Game } from '../game.ts'
import type { ByCurrency, Manifest } from '../rules.ts'
import type { SharedTable, TableLimits } from './table-game.ts'

/** What is published of a table beside its rules: its figures are of the main place that returns most. */
export interface ListedTable extends SharedTable {
  readonly listing: Pick<Manifest, 'name' | 'published'> & {
    /** Decimal strings, lowest first. */
    readonly chips: ByCurrency<readonly string[]>
    /** Where it stands in the catalogue; not said is with the live tables. */
    readonly kind?: Pick<Manifest, 'gameType' | 'gameClassify' | 'shelf'>
  }
}

/** `buildHash`: of the files that decide outcomes. */
export function gameOfTable(table: ListedTable, buildHash: string): Game {
  const { id, version, game, limits, listing } = table
  const { kind = { gameType: 'LIVE', gameClassify: null } } = listing
  const each = <T>(read: (limit: TableLimits, text: (amount: Minor) => string) => T): ByCurrency<T> =>
    Object.fromEntries(
      Object.entries(limits).map(([currency, limit]) => {
        const { scale } = currencyOf(currency)
        return [currency, read(limit, (amount) => formatMinor(amount, scale))]
      }),
    )
  const { bettingMs, closedMs, resultMs } = game.phases
  return {
    ...{ code: id, version, name: listing.name, ...kind, buildHash },
    published: listing.published,
    stakes: listing.chips,
    limits: each(({ min, roundMax }, text) => ({ min: text(min), max: text(roundMax) })),
    maxWin: each(({ maxWin }, text) => text(maxWin)),
    facts: {
      ...{ gameCode: game.code, tableId: id, phases: { bettingMs, closedMs, resultMs } },
      places: game.places.map((place) => ({ id: place.id, limit: place.limit })),
      limits: each(({ main, side }, text) => ({ main: text(main), side: text(side) })),
    },
    ...{ hasChips: true, hasOppositePlaces: true, hasActions: false },
    costOf: () => undefined,
    atRisk: () => null,
    hasAction: () => false,
    play: () => null,
  }
}
