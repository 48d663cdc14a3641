/** Purses of agents in a test: emptied, looked into, and what came into them from contracts. */
import { randomUUID } from 'node:crypto'
import { findAccount, openHouse, post, standingOf } from '../../modules/ledger/index.ts'
import type { Purses } from '../../modules/wallet/index.ts'
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'

interface Of {
  readonly db: Db
  readonly wallet: Pick<Purses, 'of'>
  readonly merchantId: number
  readonly currency: string
  readonly rowsOf: <T extends object>(text: string, given: readonly unknown[]) => Promise<T[]>
}

export function pursesIn({ db, wallet, merchantId, currency, rowsOf }: Of) {
  return {
    /** All that lies in the purse, as what the brand opens one with. */
    async spend(who: bigint) {
      const { accountId, currency: own } = await wallet.of({ memberId: who, merchantId, type: 2 })
      const balance = (await standingOf(db, accountId))?.balance ?? 0n
      if (balance === 0n) return
      await inMerchant(db, merchantId, async (tx) => {
        const houseId = await openHouse(tx, merchantId, 'grants', own)
        const key = `spent:${randomUUID()}`
        await post(tx, { key, kind: 'adjust', accountId, houseId, amount: -balance })
      })
    },
    async balanceOf(who: bigint): Promise<bigint> {
      const purse = await wallet.of({ memberId: who, merchantId, type: 2 })
      return (await standingOf(db, purse.accountId))?.balance ?? 0n
    },
    /** What came into the purse from contracts, by the ledger. */
    async received(who: bigint): Promise<bigint> {
      const accountId = await findAccount(db, {
        ...{ merchantId, owner: who, kind: 'purse' as const, currency },
      })
      const [row] = await rowsOf<{ sum: string }>(
        'select coalesce(sum(amount), 0)::text as sum from ledger.transfers where account_id = $1 and kind in (34, 35, 36)',
        [accountId],
      )
      return BigInt(row?.sum ?? '0')
    },
  }
}
