/** What an account played last. */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { standingOf } from '../ledger/index.ts'
import { readBets } from './bets.ts'

/** Entries of the statement. Looking further back would cost more for those who play most. */
const lookedBack = 2_000n

/** The numbers of the games behind the latest rounds, the newest first, each once. */
export async function recentGames(db: Db, merchantId: number, accountId: bigint): Promise<readonly number[]> {
  // A round of a moment ago counts: the reader catches up first.
  await readBets(db)
  return inMerchant(db, merchantId, async (tx) => {
    const { seq = 0n } = (await standingOf(tx, accountId)) ?? {}
    // Bounded by the number, not by a limit: whatever the planner believes, one index alone fits both conditions.
    const { rows } = await sql<{ gameId: number }>`
      select game_id as "gameId" from wallet.bets where account_id = ${accountId} and seq > ${seq - lookedBack}
       group by game_id order by max(seq) desc`.execute(tx)
    return rows.map(({ gameId }) => gameId)
  })
}
