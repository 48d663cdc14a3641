/** What an account played last. */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { readBets } from './bets.ts'

/** Looking further back would cost more for those who play most. */
const lookedAt = 1_000

/** The numbers of the games behind the latest rounds, the newest first, each once. */
export async function recentGames(db: Db, merchantId: number, accountId: bigint): Promise<readonly number[]> {
  // A round of a moment ago counts: the reader catches up first.
  await readBets(db)
  return inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql<{ gameId: number }>`
      select game_id as "gameId" from (
        select game_id, seq from wallet.bets where account_id = ${accountId} order by seq desc limit ${lookedAt}
      ) latest group by game_id order by max(seq) desc`.execute(tx)
    return rows.map(({ gameId }) => gameId)
  })
}
