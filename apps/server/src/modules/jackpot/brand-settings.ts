/** What a brand says of its pots. */
import { brandSettings } from '@jackfruit/contracts/brand-file'
import * as z from 'zod/mini'

const { jackpot, gameJackpots } = brandSettings.shape

export const jackpotSettings = z.object({
  /** Fed by every stake; null keeps none. */
  jackpot: z._default(jackpot, null),
  gameJackpots: z._default(gameJackpots, []),
})
