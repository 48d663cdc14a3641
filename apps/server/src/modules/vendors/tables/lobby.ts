/** The live tables as a brand shows them: of the games that it offers, for stakes in its currency. */
import type { live, ReplyOf } from '@jackfruit/contracts'
import { parseMinor } from '@jackfruit/kernel'
import type { infer as Infer } from 'zod/mini'
import { cardOf, type Game } from '../../catalog/index.ts'
import type { Standing } from './news.ts'
import type { TableRow } from './rows.ts'

export type LiveTable = ReplyOf<typeof live.liveTables>['tables'][number]
type Wanted = NonNullable<Infer<typeof live.liveTables.query>>

/** A table together with the brand's game, and its limits there. */
interface Offered {
  readonly row: TableRow
  readonly game: Game
  readonly limits: { readonly min: string; readonly max: string }
}

/** Those of other kinds of games have pages of their own. */
const shownType = 'LIVE'

/** In the order in which the brand offers the games. */
export function offeredTables(
  rows: readonly TableRow[],
  games: readonly Game[],
  currency: string,
): readonly Offered[] {
  const ofGame = Map.groupBy(rows, ({ vendor, gameCode }) => `${vendor}:${gameCode}`)
  return games.flatMap((game) => {
    if (game.gameType !== shownType) return []
    return (ofGame.get(`${game.vendor}:${game.code}`) ?? []).flatMap((row) => {
      const limits = row.told.limits[currency]
      return limits ? [{ row, game, limits }] : []
    })
  })
}

export const standingOfTable = ({ row, game }: Pick<Offered, 'row' | 'game'>): Standing => ({
  id: `${row.vendor}:${row.tableId}`,
  // Whatever its maker says of it, nobody can play what is shut.
  phase: game.maintenance ? 'paused' : row.told.phase,
  isSilent: row.isSilent,
  closesAt: row.isSilent || game.maintenance ? null : (row.closesAt?.toISOString() ?? null),
  players: row.isSilent ? 0 : row.told.players,
  road: [...row.told.road],
})

export function tableOf(offered: Offered, currency: string, language: string): LiveTable {
  const { row, game, limits } = offered
  const { number = null, kind, bettingMs = null, dealer, dealerName = null } = row.told
  return {
    ...standingOfTable(offered),
    ...{ number, kind, bettingMs, dealer, dealerName },
    ...{ minBet: limits.min, maxBet: limits.max },
    game: cardOf(game, currency, language),
  }
}

export function isWanted(table: LiveTable, { kind, vassalage, stake, text }: Wanted): boolean {
  const words = `${table.game.displayName} ${table.dealerName ?? ''}`.toLowerCase()
  return (
    (!kind || table.kind === kind) &&
    (!vassalage || table.game.vassalage.toLowerCase() === vassalage.toLowerCase()) &&
    (!stake || isWithin(table, stake)) &&
    (!text || words.includes(text.trim().toLowerCase()))
  )
}

/** Amounts have four decimals at most: so many are enough to compare any two. */
const decimals = 4
const isWithin = ({ minBet, maxBet }: LiveTable, stake: string): boolean => {
  const [least, amount, most] = [minBet, stake, maxBet].map((each) => parseMinor(each, decimals))
  return (least ?? 0n) <= (amount ?? 0n) && (amount ?? 0n) <= (most ?? 0n)
}
