/** What a brand says of its programme for agents. */
import { brandSettings } from '@jackfruit/contracts/brand-file'
import * as z from 'zod/mini'

const { affiliateOpen, affiliateSteps } = brandSettings.shape

export const affiliateSettings = z.object({
  affiliateOpen: z._default(affiliateOpen, false),
  /** Without steps nobody applies. */
  affiliateSteps: z._default(affiliateSteps, []),
})
