/** Where a brand's customer service is reached: told only to whoever asks for it, so it is no part of BrandData. */
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'

interface ServiceAddress {
  readonly label: string
  readonly url: string
  readonly isVip: boolean
}

export const serviceAddresses = (db: Db, merchantId: number): Promise<readonly ServiceAddress[]> =>
  inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql<ServiceAddress>`
      select label, url, is_vip as "isVip" from merchants.customer_services
      where merchant_id = ${merchantId} and url <> '' order by sort, id`.execute(tx)
    return rows
  })
