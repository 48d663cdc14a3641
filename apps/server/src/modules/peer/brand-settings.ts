/** What a brand says of members who pay members. */
import { brandSettings } from '@jackfruit/contracts/brand-file'
import * as z from 'zod/mini'

const { autoConfirmMinutes, peer } = brandSettings.shape

export const peerSettings = z.object({
  /** Minutes without an answer after which a proof counts as received. */
  autoConfirmMinutes: z._default(autoConfirmMinutes, 30),
  /** Null: this brand's members are paid by the house alone. */
  peer: z._default(peer, null),
})
