/** What keeps somebody's money from leaving beside turnover and bonuses: said by whoever knows of it, above. */
import type { Tx } from '../../platform/database/db.ts'
import type { Owner } from './payouts/owner.ts'

export interface Holds {
  /** Throws Refusal('bills_overdue') while money must not leave. In the transaction that holds the purse. */
  demandFree(tx: Tx, owner: Owner): Promise<void>
}
