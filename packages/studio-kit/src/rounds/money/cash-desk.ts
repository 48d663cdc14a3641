/** Takes bets out of a flight for their owners. A request counts when the database has received it. */
import type pg from 'pg'
import { type Gathering, openGathering } from '../../journal/gathering.ts'
import { flownTo } from '../places.ts'
import type { TableBet } from '../store/bet-row.ts'
import { betsOf, type Seat } from '../store/bets.ts'
import { type AskedOut, oweOuts, writeCashOuts } from '../store/cash-outs.ts'
import type { SharedTable } from '../table-game.ts'

export interface TakenOut {
  readonly bet: TableBet
  /** In hundredths. */
  readonly at: number
  readonly payout: bigint
}

export interface CashDesk {
  /** Null where it was late or early, or there is nothing of the member to take out. Asked again, it says the same. */
  takeOut(table: SharedTable, seat: Seat, betId: string): Promise<TakenOut | null>
}

export function openCashDesk(pool: pg.Pool): CashDesk {
  const write: Gathering<AskedOut, number | null> = openGathering((asked) => writeCashOuts(pool, asked))
  const look: Gathering<Seat, readonly TableBet[]> = openGathering((seats) => betsOf(pool, seats))
  const owe = openGathering((outs: readonly { readonly id: string; readonly payout: bigint }[]) =>
    oweOuts(pool, outs),
  )
  return {
    async takeOut({ game: { flight } }, seat, betId) {
      if (!flight) return null
      // First of all: what else there is to know does not change.
      const ms = await write({ ...seat, betId, leastMs: flight.leastMs })
      if (ms === null) return null
      const bet = (await look(seat)).find(({ id }) => id === betId)
      if (bet?.outAt == null) return null
      // What was to be taken out by itself, below, had been when the request came.
      const at = Math.min(bet.outAt, flight.multiplierAt(ms))
      const payout = flownTo(bet.stake, at)
      if (bet.state === 'taken') await owe({ id: betId, payout })
      return { bet, at, payout }
    },
  }
}
