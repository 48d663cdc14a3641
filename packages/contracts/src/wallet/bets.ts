/** A round and all rounds, looked at more closely: no part of a first visit. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { instant, languageCode, money, signedMoney } from '../fields.ts'
import { betRow, betState } from './wallet.ts'

export const betTotals = endpoint({
  method: 'GET',
  path: '/wps/v2/records/bets/totals',
  access: 'member',
  summary: 'The sums of all rounds of a period, by category of game.',
  query: z.object({ from: z.optional(instant), to: z.optional(instant), state: z.optional(betState) }),
  reply: z.object({
    lists: z.array(
      z.object({ category: z.string(), rounds: z.int(), stake: money, validBet: money, net: signedMoney }),
    ),
  }),
  refusals: [],
})

/** What a round's maker says about it, with the proof that anybody can check. */
export const betDetail = endpoint({
  method: 'GET',
  path: '/wps/v2/records/bets/detail',
  access: 'member',
  summary: "One round with the maker's account of it and its fairness proof.",
  query: z.object({ id: z.string().check(z.maxLength(60)), language: z.optional(languageCode) }),
  reply: z.object({
    bet: betRow,
    movements: z.array(
      z.object({ seq: z.string(), kind: z.string(), amount: signedMoney, balanceAfter: money, at: instant }),
    ),
    evidence: z.nullable(z.record(z.string(), z.unknown())),
  }),
  refusals: ['bet_not_found'],
})
