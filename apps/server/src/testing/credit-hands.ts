/** What tests of credits do and see: in a world whose game pays 100,000,000 at the most in a round. */
import { expect } from 'vitest'
import { audit } from '../modules/ledger/index.ts'
import { creditRules } from '../modules/vendors/credits/audit.ts'
import { registerBudget } from '../modules/vendors/credits/decide.ts'
import { type HeldCredit, openOf } from '../modules/vendors/credits/rows.ts'
import { inMerchant } from '../platform/database/merchant-scope.ts'
import { freshId, type Seat } from './vendor-seat.ts'
import type { VendorWorld } from './vendor-world.ts'

export const units = (whole: number | bigint) => BigInt(whole) * 100n
export const opening = units(100_000)
export const most = units(100_000_000)
export const signed = { by: 'Daw Hla', why: 'asked the studio, call 12' }

export function creditHands(world: () => VendorWorld) {
  const checking = ({ accountId }: Seat): Promise<readonly HeldCredit[]> =>
    inMerchant(world().database.db, world().merchantId, (tx) => openOf(tx, accountId))
  return {
    checking,
    async onlyHeld(player: Seat): Promise<HeldCredit> {
      const [held, ...more] = await checking(player)
      if (!held || more.length > 0) throw new Error('not one held credit')
      return held
    },
    budget: (campaign: string | null, total: number, perDay = total) =>
      registerBudget(
        world().database.db,
        {
          ...{ merchantId: world().merchantId, vendor: 'hexworks', currency: 'MMK', campaign },
          ...{ total: units(total), perDay: units(perDay) },
        },
        signed,
      ),
    promo: (player: Seat, amount: string, campaignId = 'nobody-agreed', transactionId = freshId()) =>
      player.call('promo', { transactionId, campaignId, amount }),
    /** And the books are right afterwards. */
    async soundly(work: () => Promise<void>) {
      await work()
      expect((await audit(world().database.adminUrl, undefined, [creditRules])).broken).toEqual([])
    },
  }
}
