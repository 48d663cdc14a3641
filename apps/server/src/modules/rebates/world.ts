/** What the module works with. */
import type { Db } from '../../platform/database/db.ts'
import type { Identity } from '../identity/index.ts'
import type { Ledger } from '../ledger/index.ts'
import type { BrandData } from '../merchants/index.ts'
import type { Purses } from '../wallet/index.ts'

export interface World {
  readonly db: Db
  readonly now: () => Date
  readonly brandOf: (merchantId: number) => Promise<Pick<BrandData, 'timeZone' | 'currency'>>
  readonly memberOf: Identity['memberOf']
  readonly purseOf: Purses['of']
  readonly tellBalance: Ledger['postings']['tell']
}
