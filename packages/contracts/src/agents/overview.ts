/** What an agent sees first: the funds with the flags of entries, the team's figures, announcements. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { currencyCode, instant, languageCode, money } from '../fields.ts'
import { counts, cursor, day, figures, stretch } from './common.ts'

export const consolidated = endpoint({
  method: 'GET',
  path: '/wps/v2/agent/consolidated',
  access: 'agent',
  summary: "The agent's funds, and which entries of pay the centre shows.",
  reply: z.object({
    funds: z.object({ currency: currencyCode, balance: money, held: money, overdue: money }),
    enableCt: z.boolean(),
    dailySalary: z.boolean(),
    hourSalary: z.boolean(),
    agentRealtimeSalary: z.boolean(),
    /** Any of the three. */
    salary: z.boolean(),
    /** Offers and wishes that wait for this agent's word, by entry. */
    waiting: z.object({ dividend: z.int(), daily: z.int(), hourly: z.int(), realtime: z.int() }),
  }),
  refusals: [],
})

export const overview = endpoint({
  method: 'GET',
  path: '/wps/v2/agent/overview',
  access: 'agent',
  summary:
    "The team's sums on these days beside those of as many days before, day by day, and who stands out.",
  query: z.object(stretch),
  reply: z.object({
    currency: currencyCode,
    today: day,
    balance: money,
    teamBalance: money,
    counts,
    countsBefore: counts,
    figures,
    figuresBefore: figures,
    days: z.array(z.object({ day, figures })),
    /** Direct lines by what counted of their bets. */
    branches: z.array(z.object({ account: z.string(), isAgent: z.boolean(), members: z.int(), figures })),
    /** Up to when bets are in these sums. */
    readTo: z.nullable(instant),
  }),
  refusals: ['stretch_invalid'],
})

export const announcements = endpoint({
  method: 'GET',
  path: '/wps/v2/agent/announcements',
  access: 'agent',
  summary: 'What the brand announces to agents, newest first.',
  query: z.object({ language: z.optional(languageCode), cursor: z.optional(cursor) }),
  reply: z.object({
    lists: z.array(z.object({ id: z.string(), title: z.string(), content: z.string(), at: instant })),
    nextCursor: z.nullable(z.string()),
  }),
  refusals: [],
})
