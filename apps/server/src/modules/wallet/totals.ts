/** Sums of the betting record, over all of it that a filter lets through. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import type { Filter, NameGame } from './records.ts'
import { isHedged } from './valid-bet.ts'

export interface Totals {
  readonly rounds: number
  readonly stake: bigint
  readonly validBet: bigint
  readonly net: bigint
}

interface Row {
  gameId: number
  rounds: number
  stake: bigint
  settled: bigint
  atRisk: bigint
  net: bigint
}

/** By category of game. */
export async function totalsOf(
  tx: Tx,
  accountId: bigint,
  { from, to, state }: Pick<Filter, 'from' | 'to' | 'state'>,
  nameGame: NameGame,
): Promise<Map<string, Totals>> {
  const { rows } = await sql<Row>`
    select game_id as "gameId", count(*)::int as rounds, sum(stake)::bigint as stake,
      coalesce(sum(stake) filter (where state in ('won', 'lost')), 0)::bigint as settled,
      coalesce(sum(least(stake, abs(win - stake))) filter (where state in ('won', 'lost')), 0)::bigint as "atRisk",
      coalesce(sum(win - stake) filter (where state <> 'open'), 0)::bigint as net
      from wallet.bets
     where account_id = ${accountId} and placed_at >= ${from ?? '-infinity'}::timestamptz
       and placed_at < ${to ?? 'infinity'}::timestamptz
       and (${state ?? null}::text is null or state = ${state ?? null}::text)
     group by 1`.execute(tx)
  const totals = new Map<string, Totals>()
  for (const { gameId, rounds, stake, settled, atRisk, net } of rows) {
    const category = (await nameGame(gameId))?.gameType ?? ''
    const known = totals.get(category) ?? { rounds: 0, stake: 0n, validBet: 0n, net: 0n }
    totals.set(category, {
      rounds: known.rounds + rounds,
      stake: known.stake + stake,
      validBet: known.validBet + (isHedged(category) ? atRisk : settled),
      net: known.net + net,
    })
  }
  return totals
}
