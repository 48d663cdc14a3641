/** What the door of stakes must know of a purse: kept in the transaction that changes its bonuses, with the purse held. */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { capStake } from '../../ledger/index.ts'
import { type Bonus, runningBonuses } from './rows.ts'

/** The lowest bound of those that are played now; null where none has one. */
function stakeMostAmong(bonuses: readonly Bonus[]): Minor | null {
  let least: Minor | null = null
  for (const { state, stakeMost } of bonuses)
    if (state === 'wagering' && stakeMost !== null && (least === null || stakeMost < least)) least = stakeMost
  return least
}

/** The purse is held by the caller: of two changes of its bonuses the later one sees the earlier. */
export async function markPurse(
  tx: Tx,
  {
    merchantId,
    memberId,
    purseId,
    timeZone,
  }: {
    readonly merchantId: number
    readonly memberId: bigint
    readonly purseId: bigint
    readonly timeZone: string
  },
): Promise<void> {
  const running = (await runningBonuses(tx, { merchantId, memberId })).filter(
    (each) => each.purseId === purseId,
  )
  const most = stakeMostAmong(running)
  await capStake(tx, { accountId: purseId, timeZone, most })
  await sql`
    insert into promotions.purse_marks as m (account_id, merchant_id, member_id, waits, stake_most)
    values (${purseId}, ${merchantId}, ${memberId}, ${running.some(({ state }) => state === 'waiting')}, ${most})
    on conflict (account_id) do update set waits = excluded.waits, stake_most = excluded.stake_most,
      changed_xid = pg_current_xact_id()::text::bigint`.execute(tx)
}
