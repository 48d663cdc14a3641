/** What has to be staked before money paid in may be paid out again, and which bets counted for it. */
import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { currencyCode, instant, languageCode, money } from './fields.ts'

const id = z.string().check(z.regex(/^[0-9a-f]{16}$/))
const percent = z.number().check(z.int(), z.gte(0), z.lte(100))

export const requirementStates = ['open', 'completed', 'cancelled'] as const

/** `multiplier` in hundredths: 100 is once. Target = base × multiplier. */
export const requirement = z.object({
  id,
  source: z.object({ kind: z.string(), id: z.string() }),
  state: z.enum(requirementStates),
  /** 1 is filled first; null once it is over. */
  place: z.nullable(z.number()),
  base: money,
  multiplier: z.number(),
  target: money,
  counted: money,
  left: money,
  /** What each kind of game counts, in percent, as it was when this began. */
  weights: z.array(z.object({ gameType: z.string(), percent })),
  openedAt: instant,
  endedAt: z.nullable(instant),
})

export const requirements = endpoint({
  method: 'GET',
  path: '/wps/v2/turnover/requirements',
  access: 'member',
  summary:
    'Turnover requirements, the running ones in the order in which bets fill them, then the latest ended.',
  reply: z.object({
    currency: currencyCode,
    /** Of all running ones together. */
    left: money,
    lists: z.array(requirement),
  }),
  refusals: [],
})

/** Why a bet counted less than its stake, or not at all. */
export const countReasons = ['counted', 'weight', 'return', 'hedged', 'void', 'filled'] as const

/** Per cent: a game that returns more counts for nothing. */
export const returnMost = 99

export const countedBets = endpoint({
  method: 'GET',
  path: '/wps/v2/turnover/bets',
  access: 'member',
  summary: 'The bets of one requirement, newest first: what of each counted, and why not all of it.',
  query: z.object({
    id,
    cursor: z.optional(z.string().check(z.regex(/^\d{1,18}$/))),
    language: z.optional(languageCode),
  }),
  reply: z.object({
    currency: currencyCode,
    lists: z.array(
      z.object({
        place: z.string(),
        gameName: z.string(),
        gameType: z.string(),
        stake: money,
        valid: money,
        weight: percent,
        counted: money,
        /** Of the same bet, for the requirements before and after this one. */
        elsewhere: money,
        reason: z.enum(countReasons),
        at: instant,
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
  refusals: ['requirement_not_found'],
})
