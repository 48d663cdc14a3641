/** How a table is told to platforms, from what everybody at it sees. */
import { liveTables } from '@jackfruit/contracts'
import { roadMax, type TablePhase } from '@jackfruit/contracts/live'
import { currencyOf, formatMinor } from '@jackfruit/kernel'
import type { infer as Infer } from 'zod/mini'
import type { TableView } from '../feed/view.ts'
import type { SharedTable, TableLobby } from '../table-game.ts'

export type ToldTable = Infer<typeof liveTables.toldTable>

interface Now {
  /** Milliseconds of the epoch. */
  readonly at: number
  readonly players: number
  /** No round is opened now: the studio pauses. */
  readonly isPausing: boolean
}

const phases: Readonly<Record<TableView['phase'], TablePhase>> = {
  ...{ betting: 'betting', closed: 'closed', dealing: 'dealing', result: 'result' },
  ...{ settled: 'result', voided: 'closed', idle: 'paused' },
}

/** Between rounds. */
const isOver: ReadonlySet<TableView['phase']> = new Set(['settled', 'voided', 'idle'])

const plain: TableLobby = { kind: 'other', dealer: 'none', mark: () => null }

export function toldTable(table: SharedTable, view: TableView, { at, players, isPausing }: Now): ToldTable {
  const { kind, gameCode, number, dealer, dealerName, mark } = table.lobby ?? plain
  const { bettingMs } = table.game.phases
  const isOpen = view.phase === 'betting' && view.closesAt !== null
  return {
    ...{ tableId: table.id, gameCode: gameCode ?? table.game.code, kind, dealer, players },
    ...(number !== undefined && { number }),
    ...(dealerName !== undefined && { dealerName }),
    // By the time of the database that all processes of the studio go by: whoever leads next tells a later one.
    seq: Math.floor(at),
    phase: isPausing && isOver.has(view.phase) ? 'paused' : phases[view.phase],
    closesAt: isOpen ? new Date(view.closesAt ?? at).toISOString() : null,
    ...(bettingMs >= 1_000 && bettingMs <= liveTables.closesWithinMs && { bettingMs }),
    limits: Object.fromEntries(
      Object.entries(table.limits).map(([currency, { min, main }]) => {
        const { scale } = currencyOf(currency)
        return [currency, { min: formatMinor(min, scale), max: formatMinor(main, scale) }]
      }),
    ),
    // Of results alone: what is being dealt is shown at the table first.
    road: view.results.flatMap(({ outcome }) => mark(outcome) ?? []).slice(-roadMax),
  }
}
