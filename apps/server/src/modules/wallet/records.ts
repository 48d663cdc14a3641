/** The betting record of one account. */
import type { ReplyOf, wallet } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import { validBetOf } from './valid-bet.ts'

export type BetRow = ReplyOf<typeof wallet.betRecords>['lists'][number]

/** What wallet asks of the catalogue: a game's name by the number that transfers carry. */
export interface NamedGame {
  readonly vendor: string
  readonly code: string
  readonly gameType: string
  readonly names: Readonly<Record<string, string>>
}
export type NameGame = (gameId: number) => Promise<NamedGame | null>

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
  readonly balanceAfter: bigint
  readonly state: BetRow['state']
  readonly placedAt: Date
  readonly settledAt: Date | null
}

const columns = sql.raw(`round, seq, game_id as "gameId", stake, win, balance_after as "balanceAfter", state,
  placed_at as "placedAt", settled_at as "settledAt"`)

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

export async function betBySeq(tx: Tx, accountId: bigint, seq: bigint): Promise<Bet | null> {
  const { rows } = await sql<Bet>`
    select ${columns} from wallet.bets where account_id = ${accountId} and seq = ${seq}`.execute(tx)
  return rows[0] ?? null
}

export async function rowOf(bet: Bet, nameGame: NameGame, language: string): Promise<BetRow> {
  const game = await nameGame(bet.gameId)
  const [vendor = '', roundId = ''] = splitRound(bet.round)
  return {
    id: bet.seq.toString(),
    roundId,
    vendor,
    gameCode: game?.code ?? '',
    gameName: game?.names[language] ?? game?.names['EN'] ?? '',
    stake: formatMinor(bet.stake),
    win: formatMinor(bet.win),
    net: formatMinor(bet.win - bet.stake),
    validBet: formatMinor(validBetOf(game?.gameType ?? 'RNG', bet)),
    balanceAfter: formatMinor(bet.balanceAfter),
    state: bet.state,
    placedAt: bet.placedAt.toISOString(),
    settledAt: bet.settledAt?.toISOString() ?? null,
  }
}

/** The ledger's `vendor:round` in its two parts; a vendor's round may hold colons itself. */
export function splitRound(round: string): [vendor: string, roundId: string] {
  const colon = round.indexOf(':')
  return [round.slice(0, colon), round.slice(colon + 1)]
}
