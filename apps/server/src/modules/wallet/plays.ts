/** How much each game of a brand was played, by settled rounds. */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'

export interface Plays {
  readonly gameId: number
  /** Settled rounds of the last seven days. */
  readonly week: number
  /** Those of the last 24 hours. */
  readonly day: number
}

/** Games without a settled round in seven days are left out; voided rounds do not count. */
export const playsByGame = (db: Db, merchantId: number): Promise<readonly Plays[]> =>
  inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql<Plays>`
      select game_id as "gameId", count(*)::int as week,
        (count(*) filter (where settled_at > now() - interval '24 hours'))::int as day
      from wallet.bets
      where merchant_id = ${merchantId} and settled_at > now() - interval '7 days' and state in ('won', 'lost')
      group by game_id`.execute(tx)
    return rows
  })
