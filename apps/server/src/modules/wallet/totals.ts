/** Sums of the betting record, over all of it that a filter lets through. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { Filter } from './records.ts'

export interface GameSums {
  readonly gameId: number
  readonly rounds: number
  readonly stake: bigint
  /** Of settled rounds, what was staked, but for what makers told as covered, and what of it was moved at most. */
  readonly settled: bigint
  readonly atRisk: bigint
  /** Of rounds that ended; below zero for a loss. */
  readonly net: bigint
}

/** By game. */
export async function totalsOf(
  tx: Tx,
  accountId: bigint,
  { from, to, state }: Pick<Filter, 'from' | 'to' | 'state'>,
): Promise<GameSums[]> {
  const { rows } = await sql<GameSums>`
    select game_id as "gameId", count(*)::int as rounds, sum(stake)::bigint as stake,
      coalesce(sum(least(stake, told)) filter (where state in ('won', 'lost')), 0)::bigint as settled,
      coalesce(sum(least(stake, told, abs(win - stake))) filter (where state in ('won', 'lost')), 0)::bigint as "atRisk",
      coalesce(sum(win - stake) filter (where state <> 'open'), 0)::bigint as net
      from wallet.bets
     where account_id = ${accountId} and placed_at >= ${from ?? '-infinity'}::timestamptz
       and placed_at < ${to ?? 'infinity'}::timestamptz
       and (${state ?? null}::text is null or state = ${state ?? null}::text)
     group by 1`.execute(tx)
  return rows
}
