/** What a brand says of the ways in. */
import { brandSettings } from '@jackfruit/contracts/brand-file'
import * as z from 'zod/mini'

const { defaultAgent, expiredMinutes, passwordMaxDays, thirdParty } = brandSettings.shape

export const identitySettings = z.object({
  /** Below whom everybody comes who comes by nobody. */
  defaultAgent: z._default(defaultAgent, null),
  /** Minutes for which the button rests after a code was sent; the code itself works longer. */
  expiredMinutes: z._default(expiredMinutes, 1),
  /** Days after which a password is old; 0: never. */
  passwordMaxDays: z._default(passwordMaxDays, 0),
  /** The public ids under which providers know the brand: `{ "google": "client id", … }`. */
  thirdParty: z._default(thirdParty, {}),
})
