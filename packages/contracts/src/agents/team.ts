/** An agent's people: the tree, what they bet and won, and what moved in their purses. Never a phone, bank, paper, address or reason. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { currencyCode, instant, languageCode, money, signedMoney } from '../fields.ts'
import { account, cursor, figures, id, percent, stretch } from './common.ts'

export const payKind = z.enum(['dividend', 'daily', 'hourly', 'realtime'])
export type PayKind = z.infer<typeof payKind>

const badge = z.object({
  kind: payKind,
  /** `none` is not told: the badge is absent. */
  state: z.enum(['active', 'offered', 'requested', 'changeOffered', 'endRequested']),
  /** The highest that its terms pay, of any kind of game. */
  rate: percent,
})

/** `status` says whether somebody plays on, never why not. */
export const teamRow = z.object({
  id,
  account: z.string(),
  nickname: z.string(),
  type: z.int(),
  isAgent: z.boolean(),
  level: z.int(),
  status: z.enum(['active', 'frozen', 'closed']),
  balance: z.nullable(money),
  joinedAt: instant,
  lastSeenAt: z.nullable(instant),
  isOnline: z.boolean(),
  /** Hides its play: no balance and no figures are told, which are in the sums of the team all the same. */
  isHidden: z.boolean(),
  members: z.int(),
  agents: z.int(),
  /** This month. */
  valid: signedMoney,
  net: signedMoney,
  contracts: z.array(badge),
})
export type TeamRow = z.infer<typeof teamRow>

export const teamSort = z.enum(['joined', 'account', 'valid', 'net', 'members', 'seen'])

export const team = endpoint({
  method: 'GET',
  path: '/wps/v2/agent/team',
  access: 'agent',
  summary:
    'Those directly below somebody of the team, or all of the team whose account begins with what is searched, by account then; fifty at a time. `path` leads from the agent there.',
  query: z.object({
    below: z.optional(id),
    search: z.optional(account),
    who: z.optional(z.enum(['all', 'agents', 'members'])),
    sort: z.optional(teamSort),
    cursor: z.optional(cursor),
  }),
  reply: z.object({
    currency: currencyCode,
    path: z.array(z.object({ id, account: z.string() })),
    lists: z.array(teamRow),
    nextCursor: z.nullable(z.string()),
  }),
  refusals: ['downline_not_found'],
})

const bet = z.object({
  id: z.string(),
  account: z.string(),
  at: instant,
  gameCode: z.string(),
  gameName: z.string(),
  category: z.string(),
  roundId: z.string(),
  stake: money,
  valid: money,
  payout: money,
  net: signedMoney,
  status: z.enum(['open', 'settled', 'rolledBack']),
})

export const bets = endpoint({
  method: 'GET',
  path: '/wps/v2/agent/bets',
  access: 'agent',
  summary: 'Bets of the team, newest first; of those who do not hide their play.',
  query: z.object({
    ...stretch,
    account: z.optional(account),
    category: z.optional(z.string().check(z.regex(/^[A-Z]{2,10}$/))),
    cursor: z.optional(cursor),
    language: z.optional(languageCode),
  }),
  reply: z.object({
    currency: currencyCode,
    lists: z.array(bet),
    nextCursor: z.nullable(z.string()),
    /** Members whose bets would stand on this page and are hidden: their sums are in the team's. */
    hidden: z.int(),
  }),
  refusals: ['stretch_invalid', 'downline_not_found'],
})

export const teamBet = endpoint({
  method: 'GET',
  path: '/wps/v2/agent/bets/detail',
  access: 'agent',
  summary: "One bet of the team, what moved with it, and the maker's account of its round.",
  query: z.object({ id, language: z.optional(languageCode) }),
  reply: z.object({
    bet,
    movements: z.array(z.object({ kind: z.string(), amount: signedMoney, at: instant })),
    evidence: z.nullable(z.record(z.string(), z.unknown())),
  }),
  refusals: ['bet_not_found'],
})

export const profit = endpoint({
  method: 'GET',
  path: '/wps/v2/agent/profit',
  access: 'agent',
  summary: 'What each of the team bet, won and lost on these days, by kind of game; a line for all of them.',
  query: z.object({
    ...stretch,
    below: z.optional(id),
    account: z.optional(account),
    sort: z.optional(z.enum(['valid', 'net', 'account'])),
    cursor: z.optional(cursor),
  }),
  reply: z.object({
    currency: currencyCode,
    total: figures,
    kinds: z.array(z.object({ kind: z.string(), figures })),
    /** Of who hides its play every figure is nothing. By figures those are not listed at all. */
    lists: z.array(
      z.object({ id, account: z.string(), isAgent: z.boolean(), isHidden: z.boolean(), figures }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
  refusals: ['stretch_invalid', 'downline_not_found'],
})

export const movements = endpoint({
  method: 'GET',
  path: '/wps/v2/agent/transactions',
  access: 'agent',
  summary: 'What moved in purses of the team without bets: deposits, withdrawals, transfers, bonuses, pay.',
  query: z.object({
    ...stretch,
    account: z.optional(account),
    type: z.optional(z.enum(['deposit', 'withdraw', 'bonus', 'transfer', 'pay'])),
    cursor: z.optional(cursor),
  }),
  reply: z.object({
    currency: currencyCode,
    lists: z.array(
      z.object({
        id: z.string(),
        account: z.string(),
        at: instant,
        kind: z.string(),
        amount: signedMoney,
      }),
    ),
    nextCursor: z.nullable(z.string()),
  }),
  refusals: ['stretch_invalid', 'downline_not_found'],
})
