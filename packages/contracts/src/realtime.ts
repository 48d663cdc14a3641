import * as z from 'zod/mini'
import { currencyCode, money } from './fields.ts'

/** An order of the member stands elsewhere: whoever shows it asks for it again. */
export const order = z.object({
  type: z.literal('order'),
  kind: z.enum(['deposit', 'withdrawal', 'peer']),
  orderId: z.string(),
  state: z.string(),
})

/** The closed family of pushes that the server sends over /ws after a good ticket. */
export const push = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('balance'), sumBalance: money, currency: currencyCode, version: z.string() }),
  z.object({ type: z.literal('jackpot-won'), amount: money, currency: currencyCode }),
  order,
  z.object({ type: z.literal('session-ended'), reason: z.string() }),
])
export type Push = z.infer<typeof push>

/** The one frame a client sends: its ticket, first. */
export const hello = z.strictObject({ ticket: z.string().check(z.minLength(20), z.maxLength(100)) })
