/** Levels of members: what each asks and brings, and where a member stands among them. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant, languageCode, money } from './fields.ts'

const rank = z.number().check(z.int(), z.gte(0), z.lte(20))
const progress = z.object({ done: money, need: money })
/** Per cent, to three decimals. */
const rate = z.string().check(z.regex(/^\d{1,2}\.\d{3}$/))

export const level = z.object({
  rank,
  /** As the brand calls it, in the language that was asked for. */
  name: z.string(),
  /** What has to be paid in and bet, both, to come here. */
  deposits: money,
  valid: money,
  /** What keeps it in a month of the calendar. */
  keepDeposits: money,
  keepValid: money,
  /** By kind of game. */
  rebates: z.array(z.object({ kind: z.string(), rate })),
  /** What may be withdrawn in a day, where it is more than everybody may. */
  payoutDayMax: z.nullable(money),
  /** Withdrawals of a month that cost no fee. */
  freePayouts: z.number(),
  /** Whether it has a customer service of its own. */
  hasService: z.boolean(),
})

export const standing = endpoint({
  method: 'GET',
  path: '/wps/v2/vip',
  access: 'member',
  summary:
    'The levels of the brand, where the member stands, what is missing for the next and what keeps this one.',
  query: z.object({ language: z.optional(languageCode) }),
  reply: z.object({
    rank,
    /** Null at the highest. */
    next: z.nullable(
      z.object({
        rank,
        deposits: progress,
        valid: progress,
        /** Of what is further behind, in hundredths. */
        percent: z.number().check(z.int(), z.gte(0), z.lte(100)),
      }),
    ),
    /** What was done in the month that runs; null at the lowest, which is everybody's. */
    keep: z.nullable(
      z.object({
        deposits: progress,
        valid: progress,
        isKept: z.boolean(),
        /** The last day on which the level is certain. */
        until: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)),
      }),
    ),
    levels: z.array(level),
    /** The newest first. */
    changes: z.array(
      z.object({ from: rank, to: rank, what: z.enum(['reached', 'lowered', 'set']), at: instant }),
    ),
  }),
  refusals: [],
})
