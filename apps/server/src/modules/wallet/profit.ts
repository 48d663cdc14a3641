/** What was staked and won on each day, by game: sums of what the reader of the stream has laid down. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { beginOf } from '../../platform/database/midnight.ts'
import type { GameSums } from './totals.ts'

export interface DaySums extends GameSums {
  /** As 2026-11-21, in the zone asked for. */
  readonly day: string
}

export interface Days {
  /** Both included. */
  readonly from: string
  readonly to: string
  readonly timeZone: string
}

export async function profitOf(tx: Tx, accountId: bigint, { from, to, timeZone }: Days): Promise<DaySums[]> {
  const { rows } = await sql<DaySums>`
    select (slot at time zone ${timeZone})::date::text as day, game_id as "gameId", sum(rounds)::int as rounds,
      sum(stake)::bigint as stake, sum(settled)::bigint as settled, sum(at_risk)::bigint as "atRisk", sum(net)::bigint as net
      from wallet.profit
     where account_id = ${accountId} and slot >= ${beginOf(sql`${from}::date::timestamp`, timeZone)}
       and slot < ${beginOf(sql`(${to}::date + 1)::timestamp`, timeZone)}
     group by 1, 2 having sum(rounds) > 0 order by 1 desc`.execute(tx)
  return rows
}
