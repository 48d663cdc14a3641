/** What was staked and won on each day, by category: sums of what the reader of the stream has laid down. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import type { NameGame } from './records.ts'
import { isHedged } from './valid-bet.ts'

export interface DayProfit {
  /** As 2026-11-21, in the zone asked for. */
  readonly day: string
  readonly category: string
  readonly rounds: number
  readonly stake: bigint
  readonly validBet: bigint
  /** Of settled rounds; below zero for a loss. */
  readonly net: bigint
}

interface Row {
  day: string
  gameId: number
  rounds: number
  stake: bigint
  settled: bigint
  atRisk: bigint
  net: bigint
}

export interface Days {
  /** Both included. */
  readonly from: string
  readonly to: string
  readonly timeZone: string
}

export async function profitOf(
  tx: Tx,
  accountId: bigint,
  { from, to, timeZone }: Days,
  nameGame: NameGame,
): Promise<DayProfit[]> {
  const { rows } = await sql<Row>`
    select (slot at time zone ${timeZone})::date::text as day, game_id as "gameId", sum(rounds)::int as rounds,
      sum(stake)::bigint as stake, sum(settled)::bigint as settled, sum(at_risk)::bigint as "atRisk", sum(net)::bigint as net
      from wallet.profit
     where account_id = ${accountId} and slot >= ${from}::date::timestamp at time zone ${timeZone}
       and slot < (${to}::date + 1)::timestamp at time zone ${timeZone}
     group by 1, 2 having sum(rounds) > 0 order by 1 desc`.execute(tx)
  const days = new Map<string, DayProfit>()
  for (const { day, gameId, rounds, stake, settled, atRisk, net } of rows) {
    const category = (await nameGame(gameId))?.gameType ?? ''
    const id = `${day} ${category}`
    const known = days.get(id) ?? { day, category, rounds: 0, stake: 0n, validBet: 0n, net: 0n }
    days.set(id, {
      ...{ day, category },
      rounds: known.rounds + rounds,
      stake: known.stake + stake,
      validBet: known.validBet + (isHedged(category) ? atRisk : settled),
      net: known.net + net,
    })
  }
  return [...days.values()]
}
