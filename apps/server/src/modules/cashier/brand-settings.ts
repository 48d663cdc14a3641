/** What a brand says of money in and out. Amounts are in its currency. */
import { brandSettings } from '@jackfruit/contracts/brand-file'
import * as z from 'zod/mini'

const { depositMethods, lineTransfers, payouts, payoutMethods } = brandSettings.shape

export const cashierSettings = z.object({
  /** Null: nobody sends along the line of agents. */
  lineTransfers: z._default(lineTransfers, null),
  depositMethods: z._default(depositMethods, []),
  payouts,
  payoutMethods,
})
