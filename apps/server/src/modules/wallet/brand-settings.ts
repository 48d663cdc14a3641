/** What a brand says of purses. */
import { brandSettings } from '@jackfruit/contracts/brand-file'
import * as z from 'zod/mini'

export const walletSettings = z.object({
  /** Play money in a new purse, in the brand's currency. */
  openingGrant: z._default(brandSettings.shape.openingGrant, '0'),
})
