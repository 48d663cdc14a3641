/** Three tables that go round quickly: a coin, a flight, and a hand that members decide about. At the platform they are games that it knows. */
import type { SharedTable } from '../../../packages/studio-kit/src/rounds/table-game.ts'
import { coinGame, coinTable } from '../../../packages/studio-kit/src/testing/coin-table.ts'
import { flightGame, flightTable } from '../../../packages/studio-kit/src/testing/flight-table.ts'
import { handGame, handTable } from '../../../packages/studio-kit/src/testing/hand-table.ts'

export interface KilledTable {
  readonly vendor: 'rubyrow' | 'kitelab'
  readonly gameCode: string
  readonly table: SharedTable
  /** Where members lay. */
  readonly place: string
}

/** Each phase is long enough to be hit. */
const paced = { bettingMs: 1_500, closedMs: 400, resultMs: 400 }
const coin = coinGame()
const flight = flightGame()
const hand = handGame({ decideMs: 1_200, leastMs: 200 })

export const killedTables: readonly KilledTable[] = [
  {
    ...{ vendor: 'rubyrow', gameCode: 'dt-1', place: 'heads' },
    table: coinTable({ ...coin, phases: { ...paced, dealingMs: () => 600 } }, 'dt-1'),
  },
  {
    ...{ vendor: 'kitelab', gameCode: 'crash-hti', place: 'first' },
    table: {
      ...flightTable({
        ...flight,
        phases: { ...paced, dealingMs: flight.phases.dealingMs },
        draw: (stream) => ({ point: 100 + stream.below(140) }),
      }),
      ...{ studio: 'kitelab', id: 'crash-hti' },
    },
  },
  {
    ...{ vendor: 'rubyrow', gameCode: 'bj-unlimited-1', place: 'hand' },
    table: {
      ...handTable({}, 'bj-unlimited-1'),
      game: { ...hand, phases: { ...paced, dealingMs: hand.phases.dealingMs } },
    },
  },
]

/** Minor units, of kyat: what the platform takes for either game. */
export const stake = '100.00'
