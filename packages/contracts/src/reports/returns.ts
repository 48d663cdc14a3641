/** What games returned, measured from the stream of transfers, against what is published of them. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { languageCode } from '../fields.ts'

/** Per cent with two decimals. */
const percent = z.string().check(z.regex(/^\d{1,9}\.\d\d$/))

/** `low` to `high`: where 99 of 100 such days lie when the game returns what is published. */
const measured = { rounds: z.int(), measured: percent, low: percent, high: percent }

export const gameReturns = endpoint({
  method: 'GET',
  path: '/wps/v2/games/returns',
  access: 'public',
  summary: 'The return of each game, measured per day (UTC) from settled rounds, against its interval.',
  query: z.object({
    /** How many days back, today included; 14 unless told. */
    days: z.optional(z.string().check(z.regex(/^([1-9]|[1-8]\d|90)$/))),
    language: z.optional(languageCode),
  }),
  reply: z.object({
    games: z.array(
      z.object({
        nodeId: z.string(),
        gameName: z.string(),
        vendorName: z.string(),
        gameType: z.string(),
        published: z.string(),
        buildHash: z.string(),
        version: z.string(),
        /** Over all the days. */
        total: z.object(measured),
        /** Newest first; days without a settled round are not there. */
        days: z.array(z.object({ day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)), ...measured })),
      }),
    ),
  }),
  refusals: [],
})
