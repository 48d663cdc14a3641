/** What makers credited beyond what they announced: the member sees it while people look at it. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { currencyCode, instant, languageCode, money } from '../fields.ts'

export const checkedCredit = z.object({
  id: z.string(),
  amount: money,
  /** In the language asked for. */
  gameName: z.string(),
  heldAt: instant,
})

export const checking = endpoint({
  method: 'GET',
  path: '/wps/v2/wallet/checking',
  access: 'session',
  summary:
    'Money that is being checked: credited by a maker beyond what it announced, not in the balance yet.',
  query: z.object({ language: z.optional(languageCode) }),
  reply: z.object({
    currency: currencyCode,
    /** All of it, also what `lists` leaves out. */
    sum: money,
    /** Newest first, a hundred at the most. */
    lists: z.array(checkedCredit),
  }),
  refusals: [],
})
