/** A round in every purse there is, of the same name in each: what brands keep apart by their statements alone. */
import type pg from 'pg'
import { openHouse, openLanes } from '../../modules/ledger/index.ts'
import type { Db } from '../../platform/database/db.ts'

interface Purse {
  readonly accountId: bigint
  readonly merchantId: number
  readonly currency: string
}

const maker = 'hexworks'

export async function playEverywhere(
  { db, appUrl }: { readonly db: Db; readonly appUrl: string },
  admin: pg.Client,
): Promise<void> {
  const games = await admin.query<{ id: number }>('select id from catalog.games order by id limit 1')
  const { rows } = await admin.query<Purse>(
    'select account_id as "accountId", merchant_id as "merchantId", currency from wallet.purses order by account_id',
  )
  const lanes = await openLanes({ url: appUrl })
  for (const { accountId, merchantId, currency } of rows) {
    const houseId = await openHouse(db, merchantId, `vendor:${maker}`, currency)
    const { status } = await lanes.submit({
      ...{ kind: 'betwin', accountId, houseId, gameId: games.rows[0]?.id ?? 0, round: `${maker}:twin` },
      ...{
        key: `${maker}:twin:stake`,
        winKey: `${maker}:twin:win`,
        amount: 1_000n,
        win: 2_000n,
        closes: true,
      },
    })
    if (status !== 'posted') throw new Error(`account ${accountId} could not play: ${status}`)
  }
  await lanes.close()
}
