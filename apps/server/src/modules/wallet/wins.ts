/** The newest wins of a brand, for its winner board. */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { readBets } from './bets.ts'

export interface LatestWin {
  readonly memberId: bigint
  readonly gameId: number
  readonly win: bigint
  readonly at: Date
}

/** Newest first. A round that ended a moment ago is among them: the reader catches up first. */
export async function latestWins(db: Db, merchantId: number, limit: number): Promise<readonly LatestWin[]> {
  await readBets(db)
  return inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql<LatestWin>`
      select p.member_id as "memberId", b.game_id as "gameId", b.win, b.settled_at as at
      from wallet.bets b join wallet.purses p on p.account_id = b.account_id
      where b.merchant_id = ${merchantId} and b.state = 'won' and b.settled_at is not null
      order by b.settled_at desc, b.seq desc limit ${limit}`.execute(tx)
    return rows
  })
}
