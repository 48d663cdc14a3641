/** What a brand says of the wallets that vendors keep. */
import { brandSettings } from '@jackfruit/contracts/brand-file'
import * as z from 'zod/mini'

export const vendorSettings = z.object({
  /** One purse for all games, or one with each vendor. */
  isSingle: z._default(brandSettings.shape.isSingle, true),
  /** Credits that a person looks at before the money leaves; null: what is usual in the brand's currency. */
  unusualCredits: z._default(z.nullable(brandSettings.shape.unusualCredits), null),
})
