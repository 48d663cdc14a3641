/** The lobby of live tables: what makers tell of them, as each brand shows it. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { code, instant, languageCode, money } from '../fields.ts'
import { game } from './catalog.ts'
import { dealers, tableKinds, tableStanding } from './live-words.ts'

export const liveTable = z.object({
  ...tableStanding.shape,
  number: z.nullable(z.int()),
  kind: z.enum(tableKinds),
  bettingMs: z.nullable(z.int()),
  /** In the brand's currency, of one place. */
  minBet: money,
  maxBet: money,
  dealer: z.enum(dealers),
  dealerName: z.nullable(z.string()),
  game,
})

export const liveTables = endpoint({
  method: 'GET',
  path: '/wps/v2/live/tables',
  access: 'public',
  summary:
    'The live tables of the games that the brand offers, in its currency; `stake` finds those that take it on one place.',
  query: z.object({
    language: z.optional(languageCode),
    kind: z.optional(z.enum(tableKinds)),
    vassalage: z.optional(code(60)),
    stake: z.optional(money),
    text: z.optional(z.string().check(z.maxLength(60))),
  }),
  reply: z.object({
    /** The platform's clock as it answers: countdowns go by it. */
    at: instant,
    tables: z.array(liveTable),
  }),
  refusals: [],
})
