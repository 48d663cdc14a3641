import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { currencyCode, instant, languageCode, money, signedMoney } from '../fields.ts'

/** The one path that the specification gives. `version` is the purse's transfer sequence: the higher one is newer. */
export const readBalance = endpoint({
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  access: 'session',
  summary: 'The balance of the member.',
  reply: z.object({ sumBalance: money, currency: currencyCode, version: z.string() }),
  refusals: [],
})

export const betState = z.enum(['open', 'won', 'lost', 'void'])

/** One settled or running round as a member sees it. Times are UTC. */
export const betRow = z.object({
  id: z.string(),
  roundId: z.string(),
  vendor: z.string(),
  gameCode: z.string(),
  gameName: z.string(),
  stake: money,
  win: money,
  net: signedMoney,
  validBet: money,
  balanceAfter: money,
  state: betState,
  placedAt: instant,
  settledAt: z.nullable(instant),
})

export const betRecords = endpoint({
  method: 'GET',
  path: '/wps/v2/records/bets',
  access: 'member',
  summary: 'Rounds played, newest first, keyset paging.',
  query: z.object({
    from: z.optional(instant),
    to: z.optional(instant),
    gameCode: z.optional(z.string().check(z.maxLength(60))),
    /** The kind of game: `RNG`, `LIVE`, `FISH` … */
    category: z.optional(z.string().check(z.regex(/^[A-Z]{2,12}$/))),
    state: z.optional(betState),
    cursor: z.optional(z.string().check(z.maxLength(100))),
    limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
    /** Of the games' names. */
    language: z.optional(languageCode),
  }),
  reply: z.object({ lists: z.array(betRow), nextCursor: z.nullable(z.string()) }),
  refusals: [],
})
