/** A member's purse: opened when it is first needed, with the brand's grant of play money. */

import { invariant, parseMinor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { settingOf } from '../../platform/settings.ts'
import { openAccount, openHouse, post } from '../ledger/index.ts'
import type { BrandData, Directory } from '../merchants/index.ts'
import { walletSettings } from './brand-settings.ts'

export interface PurseOwner {
  readonly memberId: bigint
  readonly merchantId: number
  readonly type: number
}

export interface Purse {
  readonly accountId: bigint
  readonly currency: string
}

export interface Purses {
  of(owner: PurseOwner): Promise<Purse>
}

const trialType = 4
const keptMax = 200_000

export function openPurses(db: Db, directory: Directory): Purses {
  // An account is for ever, so what was found once is kept; the oldest leaves when it grows too many.
  const kept = new Map<bigint, Purse>()
  return {
    async of(owner) {
      const known = kept.get(owner.memberId)
      if (known) return known
      const brand = await directory.brandOfId(owner.merchantId)
      if (!brand) throw new Error(`no brand ${owner.merchantId}`)
      const purse = await inMerchant(db, owner.merchantId, (tx) => openPurse(tx, owner, brand))
      if (kept.size >= keptMax) kept.delete(kept.keys().next().value ?? 0n)
      kept.set(owner.memberId, purse)
      return purse
    },
  }
}

async function openPurse(
  tx: Tx,
  { memberId, merchantId, type }: PurseOwner,
  brand: BrandData,
): Promise<Purse> {
  const { currency } = brand
  const isTrial = type === trialType
  const kind = isTrial ? 'trialPurse' : 'purse'
  const accountId = await openAccount(tx, { merchantId, owner: memberId, kind, currency })
  const made = await sql`
    insert into wallet.purses (account_id, merchant_id, member_id, currency)
    values (${accountId}, ${merchantId}, ${memberId}, ${currency}) on conflict do nothing`.execute(tx)
  const grant = openingGrant(brand, isTrial)
  if (made.numAffectedRows === 1n && grant > 0n) {
    const houseId = await openHouse(tx, merchantId, isTrial ? 'trial:grants' : 'grants', currency)
    await post(tx, { key: `opening:${memberId}`, kind: 'grant', accountId, houseId, amount: grant })
  }
  return { accountId, currency }
}

/** Only a brand that plays with play money gives any; a trial plays with nothing else anywhere. */
function openingGrant(brand: Pick<BrandData, 'playMoney' | 'settings' | 'code'>, isTrial: boolean): bigint {
  if (!brand.playMoney && !isTrial) return 0n
  const amount = parseMinor(settingOf(walletSettings, brand, 'openingGrant'))
  invariant(amount !== null, `brand ${brand.code}: openingGrant is no amount`)
  return amount
}
