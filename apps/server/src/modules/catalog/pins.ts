/** Games that operators put forward at a brand, or back, whatever is played; and what stands where by now. */
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { playsByGame } from '../wallet/index.ts'
import { type Game, openGames } from './games.ts'
import { note, type Signed } from './operate.ts'

export interface Pin {
  readonly merchantId: number
  /** The game's name in addresses. */
  readonly nodeId: string
}

interface Pins {
  readonly popular: number | null
  readonly hot: boolean | null
}

/**
 * Sets one of the two pins; null gives the game back to the count of rounds. One row of the journal tells it.
 * @throws Refusal `game_not_found` for a game that the brand does not offer
 */
export const pinGame = (
  db: Db,
  { merchantId, nodeId }: Pin,
  change: Partial<Pins>,
  signed: Signed,
): Promise<void> =>
  inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql<Pins & { gameId: number }>`
      select b.game_id as "gameId", b.popular_pin as popular, b.hot_pin as hot
      from catalog.brand_games b join catalog.games g on g.id = b.game_id
      where b.merchant_id = ${merchantId} and g.node_id = ${nodeId} for update of b`.execute(tx)
    const [found] = rows
    if (!found) throw new Refusal('game_not_found')
    const { gameId, ...before } = found
    const after = { ...before, ...change }
    await sql`
      update catalog.brand_games set popular_pin = ${after.popular}, hot_pin = ${after.hot}
      where merchant_id = ${merchantId} and game_id = ${gameId}`.execute(tx)
    const target = `${nodeId} at brand ${merchantId}`
    await note(tx, { what: 'pins of a game', target, before, after, ...signed })
  })

export interface Standing extends Game {
  /** Rounds of a week and of a day. */
  readonly week: number
  readonly day: number
}

/** Popular games in the order in which the site shows them from now on, with what puts each there. */
export async function popularStanding(db: Db, merchantId: number): Promise<readonly Standing[]> {
  const plays = await playsByGame(db, merchantId)
  const playsOf = new Map(plays.map((each) => [each.gameId, each]))
  const games = await openGames(db, { playsOf: async () => plays }).popular(merchantId)
  return games.map((game) => {
    const { week = 0, day = 0 } = playsOf.get(game.id) ?? {}
    return { ...game, week, day }
  })
}
