/** What the security centre shows: each provider that is offered or linked, and whether a password is there. */
import { type ReplyOf, thirdParty } from '@jackfruit/contracts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { Principal } from '../../../platform/http/http.ts'
import type { BrandData } from '../../merchants/index.ts'
import type { Parts } from '../parts.ts'
import { holdsPassword, linkedTo } from './accounts.ts'
import { askerOf } from './asker.ts'
import type { Setup } from './setup.ts'

export async function waysOf(
  { db, secrets }: Parts,
  setup: Setup,
  brand: BrandData,
  { memberId }: Principal,
): Promise<ReplyOf<typeof thirdParty.ways>> {
  const { hasPassword, linked } = await inMerchant(db, brand.id, async (tx) => ({
    hasPassword: await holdsPassword(tx, brand.id, memberId),
    linked: await linkedTo(tx, brand.id, memberId, secrets.fields),
  }))
  const ways = thirdParty.providers.flatMap((provider) => {
    const own = linked.find((each) => each.provider === provider)
    const enabled = setup.clientOf(brand, provider) !== null
    if (!own && !enabled) return []
    return [{ provider, enabled, linked: own ? { name: own.name, since: own.linkedAt.toISOString() } : null }]
  })
  return { hasPassword, ways, asker: askerOf(secrets.fields, { merchantId: brand.id, memberId }) }
}
