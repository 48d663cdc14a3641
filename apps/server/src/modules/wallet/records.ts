/** The betting record of one account. */
import type { ReplyOf, wallet } from '@jackfruit/contracts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { here } from '../../platform/database/merchant-scope.ts'

export interface Filter {
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Of these games only. */
  readonly gameIds?: readonly number[] | null
  readonly state?: string | undefined
  readonly before?: bigint | undefined
  readonly limit: number
}

export interface Bet {
  readonly round: string
  readonly seq: bigint
  readonly gameId: number
  readonly stake: bigint
  readonly win: bigint
  /** What the maker told of the stake as truly at risk; null for the usual bet. */
  readonly told: bigint | null
  readonly balanceAfter: bigint
  readonly state: ReplyOf<typeof wallet.betRecords>['lists'][number]['state']
  readonly placedAt: Date
  readonly settledAt: Date | null
}

const columns =
  sql.raw(`round, seq, game_id as "gameId", stake, win, told, balance_after as "balanceAfter", state,
  placed_at as "placedAt", settled_at as "settledAt"`)

const ofBets = sql.raw(`b.round, b.seq, b.game_id as "gameId", b.stake, b.win, b.told,
  b.balance_after as "balanceAfter", b.state, b.placed_at as "placedAt", b.settled_at as "settledAt"`)

/** Newest first, from below `before` on: as fast on the thousandth page as on the first. */
export async function betsOf(tx: Tx, accountId: bigint, filter: Filter): Promise<Bet[]> {
  const { from, to, gameIds, state, before, limit } = filter
  const { rows } = await sql<Bet>`
    select ${columns} from wallet.bets
    where account_id = ${accountId}
      and seq < ${before ?? 9223372036854775807n}
      and (${from ?? null}::timestamptz is null or placed_at >= ${from ?? null}::timestamptz)
      and (${to ?? null}::timestamptz is null or placed_at < ${to ?? null}::timestamptz)
      and (${gameIds ?? null}::int[] is null or game_id = any(${gameIds ?? null}::int[]))
      and (${state ?? null}::text is null or state = ${state ?? null}::text)
    order by seq desc limit ${limit}`.execute(tx)
  return rows
}

export interface RoundOf {
  readonly accountId: bigint
  readonly round: string
}

/** Of the brand that the transaction is in; in no order. */
export async function betsOfRounds(tx: Tx, rounds: readonly RoundOf[]): Promise<(Bet & RoundOf)[]> {
  const { rows } = await sql<Bet & RoundOf>`
    select b.account_id as "accountId", ${ofBets} from unnest(
        ${rounds.map(({ accountId }) => accountId)}::bigint[], ${rounds.map(({ round }) => round)}::text[])
        as wanted (account_id, round)
      join wallet.bets b on b.account_id = wanted.account_id and b.round = wanted.round
     where b.merchant_id = ${here}`.execute(tx)
  return rows
}

export async function betBySeq(tx: Tx, accountId: bigint, seq: bigint): Promise<Bet | null> {
  const { rows } = await sql<Bet>`
    select ${columns} from wallet.bets where account_id = ${accountId} and seq = ${seq}`.execute(tx)
  return rows[0] ?? null
}

/** The ledger's `vendor:round` in its two parts; a vendor's round may hold colons itself. */
export function splitRound(round: string): [vendor: string, roundId: string] {
  const colon = round.indexOf(':')
  return [round.slice(0, colon), round.slice(colon + 1)]
}
