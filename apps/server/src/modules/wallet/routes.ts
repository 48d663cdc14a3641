import { wallet } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import type { Db } from '../../platform/database/db.ts'
import { type Mount, serve } from '../../platform/http/http.ts'
import { standingOf } from '../ledger/index.ts'
import type { Purses } from './purses.ts'

export function mountWallet(
  mount: Mount,
  { db, purses }: { readonly db: Db; readonly purses: Purses },
): void {
  serve(mount, wallet.readBalance, async ({ principal }) => {
    const { accountId, currency } = await purses.of(principal)
    const standing = await standingOf(db, accountId)
    return {
      sumBalance: formatMinor(standing?.balance ?? 0n),
      currency,
      version: (standing?.seq ?? 0n).toString(),
    }
  })
}
