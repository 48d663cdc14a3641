/** What valid bets bring back: what waits, taking it, and what was paid. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, money, signedMoney } from './fields.ts'

/** Per cent, to three decimals. */
const rate = z.string().check(z.regex(/^\d{1,2}\.\d{3}$/))

/** Of one kind of game at one rate. Below zero where bets were taken back that were paid for. */
const line = z.object({ kind: z.string(), rate, valid: signedMoney, amount: signedMoney })

export const overview = endpoint({
  method: 'GET',
  path: '/wps/v2/rebates',
  access: 'member',
  summary:
    'What valid bets have brought since the last payment, by kind of game, and when it is paid by itself.',
  reply: z.object({
    /** The level whose rates hold. */
    rank: z.number(),
    total: signedMoney,
    /** Less is not paid: it waits for more. */
    least: money,
    canClaim: z.boolean(),
    /** The next noon of the brand: what is not taken by then is paid by itself. */
    nextAt: instant,
    /** `isNow` is false for what was bet at another level, at its rate. */
    lines: z.array(z.extend(line, { isNow: z.boolean() })),
  }),
  refusals: [],
})

export const claim = endpoint({
  method: 'POST',
  path: '/wps/v2/rebates/claim',
  access: 'member',
  summary: 'Take all that waits, into the purse. The same key again is answered as before.',
  body: z.strictObject({
    key: z.string().check(z.minLength(8), z.maxLength(100), z.regex(/^[\w-]+$/)),
  }),
  reply: z.object({ paid: money }),
  refusals: ['rebate_below'],
})

export const payments = endpoint({
  method: 'GET',
  path: '/wps/v2/rebates/payments',
  access: 'member',
  summary: 'What was paid, newest first: by hand or at noon, with what it was made of.',
  query: z.object({ cursor: z.optional(z.string().check(z.regex(/^\d{1,18}$/))) }),
  reply: z.object({
    lists: z.array(
      z.object({
        id: z.string(),
        way: z.enum(['claimed', 'automatic']),
        amount: money,
        at: instant,
        lines: z.array(line),
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
  refusals: [],
})
