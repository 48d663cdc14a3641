import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { currencyCode, instant, isInstant, languageCode, money, signedMoney } from '../fields.ts'

/** Every kind of the ledger's transfers that moves money. */
export const movementKind = z.enum([
  'stake',
  'win',
  'rollback',
  'winRollback',
  'adjust',
  'promo',
  'grant',
  'move',
  'deposit',
  'depositReversal',
  'hold',
  'release',
  'payout',
  'fee',
  'toVendor',
  'fromVendor',
  'upline',
  'downline',
  'peer',
  'check',
  'checked',
  'reward',
  'forfeit',
  'pointsCash',
  'rebate',
  'salary',
  'dividend',
  'bill',
])

/** The kinds as a member looks for them. What passes from member to member is both paid in and paid out. */
export const movementTypes = {
  bets: ['stake', 'win', 'rollback', 'winRollback'],
  deposit: ['deposit', 'depositReversal', 'peer'],
  withdraw: ['hold', 'release', 'payout', 'fee', 'peer'],
  bonus: ['promo', 'grant', 'reward', 'forfeit', 'pointsCash', 'rebate', 'salary', 'dividend'],
  transfer: ['move', 'toVendor', 'fromVendor', 'upline', 'downline', 'bill'],
  correction: ['adjust', 'check', 'checked'],
} as const
export const movementType = z.enum(['bets', 'deposit', 'withdraw', 'bonus', 'transfer', 'correction'])

/** The purse, or what is held of the member's money while it is on its way out. */
export const ownAccount = z.enum(['purse', 'held'])

const seq = z.string().check(z.regex(/^\d{1,18}$/))
const stretch = { account: z.optional(ownAccount), from: z.optional(instant), to: z.optional(instant) }

export const movementRow = z.object({
  seq,
  at: instant,
  kind: movementKind,
  amount: signedMoney,
  balanceAfter: money,
  /** Of a bet: the game, in the language asked for, and its round. */
  gameCode: z.string(),
  gameName: z.string(),
  roundId: z.string(),
  /** What the movement belongs to: an order, a maker's transaction. */
  reference: z.string(),
})

export const transactions = endpoint({
  method: 'GET',
  path: '/wps/v2/records/transactions',
  access: 'member',
  summary: 'Every movement of an account of the member, newest first, keyset paging.',
  query: z.object({
    ...stretch,
    type: z.optional(movementType),
    cursor: z.optional(seq),
    limit: z.optional(z.string().check(z.regex(/^([1-9]\d?|100)$/))),
    language: z.optional(languageCode),
  }),
  reply: z.object({
    currency: currencyCode,
    lists: z.array(movementRow),
    nextCursor: z.nullable(seq),
  }),
  refusals: [],
})

/** A file of text, streamed: the rows as `transactions` gives them, oldest last. */
export const transactionsFile = endpoint({
  method: 'GET',
  path: '/wps/v2/records/transactions.csv',
  access: 'member',
  summary: 'The same as a file for a spreadsheet, with times in the zone of the brand.',
  query: z.object({
    ...stretch,
    type: z.optional(movementType),
    language: z.optional(languageCode),
  }),
  file: 'text/csv',
  reply: z.string(),
  refusals: [],
})

const day = z.string().check(
  z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, { abort: true }),
  z.refine((text) => isInstant(`${text}T00:00:00Z`)),
)

export const profitRow = z.object({
  day,
  /** The kind of game: `RNG`, `LIVE`, `FISH` … */
  category: z.string(),
  rounds: z.int(),
  stake: money,
  validBet: money,
  net: signedMoney,
})

export const profit = endpoint({
  method: 'GET',
  path: '/wps/v2/records/profit',
  access: 'member',
  summary:
    'What was staked, won and lost on each day of the brand, by category. Sums equal the betting record.',
  query: z.object({ from: day, to: day }),
  reply: z.object({ currency: currencyCode, lists: z.array(profitRow) }),
  refusals: ['period_too_long'],
})

const digest = z.string().check(z.regex(/^[0-9a-f]{64}$/))

/** Where the chain of an account stands after an entry. Entry 0 is the beginning of all chains. */
export const chainPoint = z.object({ seq, head: digest })

export const statement = endpoint({
  method: 'GET',
  path: '/wps/v2/records/statement',
  access: 'member',
  summary: 'The sums of a period, and between which sealed points of the chain its entries lie.',
  query: z.object(stretch),
  reply: z.object({
    currency: currencyCode,
    accountId: z.string(),
    /** Entries of the period, with those that moved nothing. */
    count: z.int(),
    opening: money,
    moneyIn: money,
    moneyOut: money,
    closing: money,
    /** First and last entry of the period; null when it has none. */
    first: z.nullable(seq),
    last: z.nullable(seq),
    /** The chain is checked from here … */
    start: chainPoint,
    /** … to here, which a seal outside of the entries vouches for. Entries after it wait for their seal. */
    end: chainPoint,
  }),
  refusals: [],
})

export const statementEntries = endpoint({
  method: 'GET',
  path: '/wps/v2/records/statement/entries',
  access: 'member',
  summary: 'Sealed entries as the chain sees them: what is shown is read from what is hashed.',
  query: z.object({
    account: z.optional(ownAccount),
    after: seq,
    upTo: seq,
  }),
  reply: z.object({
    /** Every stored column of each entry, parted by bars, in order. */
    lines: z.array(z.string()),
    /** The first four bytes of the chain's head after each, kept apart when it was sealed; empty where none were kept. */
    prints: z.array(z.string().check(z.regex(/^([0-9a-f]{8})?$/))),
  }),
  refusals: [],
})
