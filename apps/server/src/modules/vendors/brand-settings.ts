/** What a brand says of the wallets that vendors keep. */
import { brandSettings } from '@jackfruit/contracts/brand-file'
import * as z from 'zod/mini'

export const vendorSettings = z.object({
  /** One purse for all games, or one with each vendor. */
  isSingle: z._default(brandSettings.shape.isSingle, true),
})
