/** Money that is gone asks for no turnover: less than one unit left and no round running. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { nearlyEmpty, restOf } from '../ledger/index.ts'

/** Cancels what is open on these accounts where nothing is left to play or to pay out. Answers the accounts. */
export async function clearOut(tx: Tx, accountIds: readonly bigint[]): Promise<bigint[]> {
  const { rows } = await sql<{ accountId: bigint }>`
    select distinct account_id as "accountId" from turnover.requirements
     where account_id = any(${accountIds}::bigint[]) and state = 'open' order by 1`.execute(tx)
  const cleared: bigint[] = []
  for (const accountId of await nearlyEmpty(
    tx,
    rows.map(({ accountId }) => accountId),
  )) {
    // The account is held until this commits: money that arrives now comes with a requirement of its own, afterwards.
    const rest = await restOf(tx, accountId)
    if (!rest || rest.hasOpenRounds || rest.balance + rest.held + rest.atVendors >= rest.unit) continue
    await sql`
      update turnover.requirements set state = 'cancelled', ended_at = clock_timestamp(),
          done_xid = pg_current_xact_id()::text::bigint
       where account_id = ${accountId} and state = 'open' and after_seq <= ${rest.seq}`.execute(tx)
    cleared.push(accountId)
  }
  return cleared
}
