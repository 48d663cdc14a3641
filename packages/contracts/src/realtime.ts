import * as z from 'zod/mini'
import { tableStanding } from './catalog/live-words.ts'
import { currencyCode, instant, money } from './fields.ts'

export const orderKinds = ['deposit', 'withdrawal', 'peer'] as const
const orderKind = z.enum(orderKinds)
/** How far the server has told: a page that comes back says it, and hears what it missed. */
const mark = z.string().check(z.regex(/^(0|[1-9]\d{0,17})$/))

/** An order of the member stands elsewhere: whoever shows it asks for it again. */
export const order = z.object({
  type: z.literal('order'),
  kind: orderKind,
  orderId: z.string(),
  state: z.string(),
})

/** A message came, or the member read or removed one elsewhere: whoever shows them asks again. */
export const unread = z.object({ type: z.literal('unread') })

/** How live tables stand that changed; one that is not known here is new, and the list is asked for again. */
export const tables = z.object({
  type: z.literal('live-tables'),
  /** The platform's clock as it was sent. */
  at: instant,
  tables: z.array(tableStanding),
  /** Tables that are no more. */
  gone: z.array(z.string()),
})

/** The closed family of pushes that the server sends over /ws after a good ticket. */
export const push = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready'), mark }),
  z.object({ type: z.literal('balance'), sumBalance: money, currency: currencyCode, version: z.string() }),
  z.object({ type: z.literal('jackpot-won'), amount: money, currency: currencyCode }),
  order,
  unread,
  tables,
  /** More may have changed than is told one by one: whoever shows orders of these kinds asks again. */
  z.object({ type: z.literal('reset'), kinds: z.array(orderKind) }),
  z.object({ type: z.literal('session-ended'), reason: z.string() }),
])
export type Push = z.infer<typeof push>

/** The first frame a client sends: its ticket, and the mark of the socket that it had before. */
export const hello = z.strictObject({
  ticket: z.string().check(z.minLength(20), z.maxLength(100)),
  seen: z.optional(mark),
})

/** What a page says after it, and as often as it comes and goes: whether it wants to hear how live tables stand. */
export const watch = z.strictObject({ watch: z.nullable(z.literal('live-tables')) })
