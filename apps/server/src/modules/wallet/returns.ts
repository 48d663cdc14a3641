/** What games returned on each day: sums of what the reader of the stream has laid down. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { here } from '../../platform/database/merchant-scope.ts'

/** Sums over settled rounds, in minor units and their squares. As numbers: they are for statistics, not for money. */
export interface ReturnSums {
  readonly rounds: number
  readonly stake: number
  readonly win: number
  readonly stakeSquares: number
  readonly winSquares: number
  readonly products: number
}

export interface DayReturn extends ReturnSums {
  readonly gameId: number
  /** As 2026-11-21, UTC. */
  readonly day: string
}

/** Of the brand that the transaction is in, from this day on, oldest first. */
export async function returnsSince(tx: Tx, from: string): Promise<DayReturn[]> {
  const { rows } = await sql<DayReturn>`
    select game_id as "gameId", day::text as day, rounds, stake::float8 as stake, win::float8 as win,
      stake_squares::float8 as "stakeSquares", win_squares::float8 as "winSquares", products::float8 as products
      from wallet.returns
      where merchant_id = ${here} and day >= ${from}::date and rounds > 0 order by day, game_id`.execute(tx)
  return rows
}
