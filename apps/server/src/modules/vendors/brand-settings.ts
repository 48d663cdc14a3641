/** What a brand says of the wallets that vendors keep. */
import { brandSettings } from '@jackfruit/contracts/brand-file'
import * as z from 'zod/mini'

export const vendorSettings = z.object({
  /** One purse for all games, or one with each vendor. */
  isSingle: z._default(brandSettings.shape.isSingle, true),
  /** Credits that a person looks at before the money leaves. */
  unusualCredits: z._default(brandSettings.shape.unusualCredits, {
    ...{ multiple: 1_000, multipleFrom: '100000.00', large: '1000000.00' },
  }),
})
