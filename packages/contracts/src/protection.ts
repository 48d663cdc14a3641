/** What members set for their own protection. No call of anybody makes an end earlier. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { currencyCode, instant, money, signedMoney } from './fields.ts'

export const limitKinds = ['deposit', 'loss', 'stake', 'session'] as const
export type LimitKind = (typeof limitKinds)[number]
/** Money of a day, a week from Monday or a month of the brand's time zone; a session's of one sitting. */
export const limitPeriods = ['day', 'week', 'month', 'sitting'] as const
export type LimitPeriod = (typeof limitPeriods)[number]
export const realityMinutes = [15, 30, 60, 120] as const
export const timeOutDays = [1, 7, 30, 42] as const
/** Null: for good. */
export const exclusionMonths = [6, 12, 60] as const

/** What an order to pay in may be refused with; details: until, and of a limit period and left. */
export const depositRefusals = ['self_excluded', 'timed_out', 'deposit_limit'] as const

const name = { kind: z.enum(limitKinds), period: z.enum(limitPeriods) }
/** Money; of a sitting, whole minutes. */
const amount = money

const limit = z.object({
  ...name,
  /** Null: none. */
  amount: z.nullable(amount),
  used: amount,
  /** When what is used begins at zero again; null for a sitting, which ends with a pause. */
  resetsAt: z.nullable(instant),
  /** Asked for; from `at` on the member may confirm it, and until then the lower limit holds. */
  raise: z.nullable(z.object({ amount: z.nullable(amount), at: instant, isReady: z.boolean() })),
})

/** The stretch of play that is going on; null in a pause of a quarter of an hour or longer. */
const sittingReply = z.nullable(
  z.object({ since: instant, minutes: z.number(), staked: money, net: signedMoney }),
)

const overviewReply = z.object({
  currency: currencyCode,
  limits: z.array(limit),
  closure: z.nullable(
    z.object({ kind: z.enum(['timeOut', 'selfExclusion']), until: instant, forGood: z.boolean() }),
  ),
  realityMinutes: z.nullable(z.number()),
  sitting: sittingReply,
})

export const overview = endpoint({
  method: 'GET',
  path: '/wps/v2/protection',
  access: 'member',
  summary: 'Limits with what is used of them, pending raises, closure, reality check.',
  reply: overviewReply,
  refusals: [],
})

export const sitting = endpoint({
  method: 'GET',
  path: '/wps/v2/protection/sitting',
  access: 'member',
  summary: 'Time played since the last pause, and what it came to.',
  reply: sittingReply,
  refusals: [],
})

export const setLimit = endpoint({
  method: 'POST',
  path: '/wps/v2/protection/limits',
  access: 'member',
  summary: 'Set a limit: lower at once; higher or none waits a day and is confirmed then.',
  body: z.strictObject({ ...name, amount: z.nullable(amount) }),
  reply: overviewReply,
  refusals: ['field_invalid'],
})

export const confirmRaise = endpoint({
  method: 'POST',
  path: '/wps/v2/protection/limits/confirm-raise',
  access: 'member',
  summary: 'Confirm a raise whose day has passed: from here on it holds.',
  body: z.strictObject(name),
  reply: overviewReply,
  refusals: ['no_raise_pending', 'raise_too_early'],
})

export const cancelRaise = endpoint({
  method: 'POST',
  path: '/wps/v2/protection/limits/cancel-raise',
  access: 'member',
  summary: 'Take back a raise that waits for its day or to be confirmed.',
  body: z.strictObject(name),
  reply: overviewReply,
  refusals: ['no_raise_pending'],
})

export const setRealityCheck = endpoint({
  method: 'POST',
  path: '/wps/v2/protection/reality-check',
  access: 'member',
  summary: 'How often to be told time played and net result; null for never.',
  body: z.strictObject({ minutes: z.nullable(z.literal([...realityMinutes])) }),
  reply: overviewReply,
  refusals: [],
})

export const timeOut = endpoint({
  method: 'POST',
  path: '/wps/v2/protection/time-out',
  access: 'member',
  summary: 'Close the account to stakes and deposits for some days.',
  body: z.strictObject({ days: z.literal([...timeOutDays]) }),
  reply: overviewReply,
  refusals: ['closed_for_longer'],
})

export const selfExclude = endpoint({
  method: 'POST',
  path: '/wps/v2/protection/self-exclusion',
  access: 'member',
  summary: 'Close the account to stakes and deposits for months or for good. Nothing ends it early.',
  body: z.strictObject({ months: z.nullable(z.literal([...exclusionMonths])) }),
  reply: overviewReply,
  refusals: ['closed_for_longer'],
})
