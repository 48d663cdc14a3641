/** What lies in the purses of many members, for lists of them. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { balancesOf as balancesOfAccounts } from '../ledger/index.ts'

/** Of members of one brand, in its currency; who has no purse yet is not in it. In a transaction of the brand. */
export async function balancesOf(
  tx: Tx,
  { merchantId, currency }: { readonly merchantId: number; readonly currency: string },
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, bigint>> {
  const { rows } = await sql<{ memberId: bigint; accountId: bigint }>`
    select member_id as "memberId", account_id as "accountId" from wallet.purses
     where merchant_id = ${merchantId} and member_id = any(${memberIds}::bigint[]) and currency = ${currency}`.execute(
    tx,
  )
  const balances = await balancesOfAccounts(
    tx,
    rows.map(({ accountId }) => accountId),
  )
  return new Map(rows.map(({ memberId, accountId }) => [memberId, balances.get(accountId) ?? 0n]))
}
