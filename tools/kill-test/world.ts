/** Members to move money for, with an opening grant each. */

import { openAccount, openHouse, post } from '../../apps/server/src/modules/ledger/index.ts'
import { openDatabase } from '../../apps/server/src/platform/database/db.ts'
import type { World } from './load.ts'

/** Small enough that stakes run out of money now and then. */
const opening = 150n

export async function openWorld(appUrl: string, seed: number, members: number): Promise<World> {
  const { db, close } = openDatabase(appUrl, { max: 1 })
  try {
    const house = await openHouse(db, 1, 'vendor:test', 'MMK')
    const accounts: bigint[] = []
    for (let i = 0; i < members; i++) {
      const owner = BigInt(seed) * 1_000n + BigInt(i)
      const accountId = await openAccount(db, { merchantId: 1, owner, kind: 'purse', currency: 'MMK' })
      await db
        .transaction()
        .execute((tx) =>
          post(tx, { key: 'opening', kind: 'grant', accountId, houseId: house, amount: opening }),
        )
      accounts.push(accountId)
    }
    return { seed, house, accounts }
  } finally {
    await close()
  }
}
