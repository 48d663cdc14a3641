/** Which of the member's accounts a record is of. */
import type { Db } from '../../platform/database/db.ts'
import type { Principal } from '../../platform/http/http.ts'
import { findAccount } from '../ledger/index.ts'
import type { Purses } from '../wallet/index.ts'

export interface OwnAccount {
  /** Null where nothing was ever held. */
  readonly accountId: bigint | null
  readonly currency: string
}

export async function accountOf(
  { db, purses }: { db: Db; purses: Purses },
  principal: Principal,
  which: 'purse' | 'held' = 'purse',
): Promise<OwnAccount> {
  const purse = await purses.of(principal)
  if (which === 'purse') return purse
  const { memberId: owner, merchantId } = principal
  const { currency } = purse
  return { currency, accountId: await findAccount(db, { merchantId, owner, kind: 'held', currency }) }
}
