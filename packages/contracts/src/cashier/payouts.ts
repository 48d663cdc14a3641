import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { currencyCode, instant, languageCode, money, nothing } from '../fields.ts'

/** Money that leaves: accounts it is paid to, what is checked, requests, and what became of them. */

/** Where a withdrawal stands; the words of the design, stored and shown as they are. */
export const payoutStates = [
  'DRAFT',
  'REQUESTED',
  'RISK_REVIEW',
  'KYC_WAIT',
  'APPROVED',
  'QUEUED',
  'SENDING',
  'SENDING_UNKNOWN',
  'SENT',
  'COMPLETED',
  'FAILED',
  'RETURNED',
  'REJECTED',
  'CANCELLED',
  'SPLIT',
  'P2P',
] as const
export type PayoutState = (typeof payoutStates)[number]
export const payoutState = z.enum(payoutStates)

const digits = z.string().check(z.regex(/^\d{6}$/))
const id = z.string().check(z.regex(/^[aw][0-9a-f]{18}$/))
/** Chosen by who asks: the same one again is the same request, not another. */
const requestKey = z.string().check(z.minLength(8), z.maxLength(100), z.regex(/^[\w-]+$/))
const kind = z.enum(['wallet', 'bank', 'crypto'])
/** A coin that is paid instead of the purse's own money; `rate` is what a whole one costs in the purse. */
const coin = z.nullable(z.object({ currency: z.string(), amount: z.string(), rate: money }))
const amountText = z.string().check(z.maxLength(40))

export const paymentRefusals = [
  'payment_password_missing',
  'payment_password_wrong',
  'payment_password_locked',
  'sealed_body_refused',
] as const

const method = z.object({
  code: z.string(),
  name: z.string(),
  kind,
  /** Names of banks to choose from; empty for what is no bank. */
  banks: z.array(z.string()),
  /** What a number looks like, as an example; empty for an address. */
  example: z.string(),
  /** The chain that an address must be of. */
  network: z.nullable(z.string()),
  min: money,
  max: money,
  fee: z.object({ percent: z.string(), fixed: money }),
  /** What the brand promises: paid within so long of its approval. */
  minutes: z.number(),
})
const account = z.object({
  id: z.string(),
  method: z.string(),
  methodName: z.string(),
  kind,
  bank: z.string(),
  holder: z.string(),
  /** The last four characters; the rest stays sealed. */
  tail: z.string(),
  addedAt: instant,
  usableAt: instant,
  isUsable: z.boolean(),
})

export const payoutAccounts = endpoint({
  method: 'GET',
  path: '/wps/v2/security/payout-accounts',
  access: 'member',
  summary: 'The accounts that the member is paid to, and the methods there are.',
  reply: z.object({
    /** In this order they are offered: `isDefault` is paid to unless another is chosen. */
    accounts: z.array(z.extend(account, { isDefault: z.boolean() })),
    methods: z.array(method),
    /** The name that every account must be in; empty before the first. */
    holder: z.string(),
    accountsMax: z.number(),
    coolingHours: z.number(),
  }),
  refusals: [],
})

export const bindPayoutAccount = endpoint({
  method: 'POST',
  path: '/wps/v2/security/payout-accounts',
  access: 'member',
  summary: 'Bind an account to be paid to. Every one after the first rests before it is paid to.',
  sealed: 'payoutAccount',
  body: z.strictObject({
    method: z.string().check(z.maxLength(20)),
    bank: z.string().check(z.trim(), z.maxLength(40)),
    holder: z.string().check(z.trim(), z.maxLength(100)),
    number: z.string().check(z.trim(), z.maxLength(60)),
    paymentPassword: digits,
  }),
  reply: account,
  refusals: [
    'payout_method_unknown',
    'payout_bank_missing',
    'payout_number_invalid',
    'payout_address_broken',
    'payout_address_network',
    'payout_holder_invalid',
    'payout_holder_differs',
    'payout_account_taken',
    'payout_accounts_full',
    ...paymentRefusals,
  ],
})

export const preferPayoutAccount = endpoint({
  method: 'POST',
  path: '/wps/v2/security/payout-accounts/default',
  access: 'member',
  summary: 'Choose the account that is paid to unless another is chosen.',
  body: z.strictObject({ id }),
  reply: nothing,
  refusals: ['payout_account_unknown'],
})

export const removePayoutAccount = endpoint({
  method: 'POST',
  path: '/wps/v2/security/payout-accounts/remove',
  access: 'member',
  summary: 'Unbind an account; not while money is on its way to it.',
  sealed: 'payoutAccountRemove',
  body: z.strictObject({ id, paymentPassword: digits }),
  reply: nothing,
  refusals: ['payout_account_unknown', 'payout_account_busy', ...paymentRefusals],
})

/** `ok`: done. `wait`: allowed, with a consequence that is told. `stop`: the request would be refused. */
const checkState = z.enum(['ok', 'wait', 'stop'])

export const payoutChecks = endpoint({
  method: 'GET',
  path: '/wps/v2/withdrawals/checks',
  access: 'member',
  summary: 'Every check of a withdrawal with its state, before it is asked for.',
  query: z.object({
    amount: z.optional(amountText),
    account: z.optional(id),
    language: z.optional(languageCode),
  }),
  reply: z.object({
    currency: currencyCode,
    balance: money,
    available: money,
    amount: z.nullable(money),
    fee: money,
    receive: money,
    /** What is charged once no free withdrawal is left. */
    feeRate: z.object({ percent: z.string(), fixed: money }),
    /** Withdrawals of this month that cost no fee, by the member's level. */
    freeLeft: z.number(),
    pay: coin,
    turnover: z.object({ state: checkState, left: money }),
    /** Bonuses that are given up by it, and exactly what is lost. */
    bonuses: z.object({
      lost: money,
      lists: z.array(z.object({ id: z.string(), title: z.string(), amount: money })),
    }),
    verification: z.object({
      state: checkState,
      documents: z.enum(['none', 'draft', 'pending', 'approved', 'refused']),
      neededFrom: money,
    }),
    limits: z.object({
      state: checkState,
      min: money,
      max: money,
      dayMax: money,
      dayLeft: money,
      /** Which of the bounds the amount breaks. */
      broken: z.nullable(z.enum(['amount_invalid', 'amount_below', 'amount_above', 'day_above', 'balance'])),
    }),
    count: z.object({ state: checkState, used: z.number(), max: z.number() }),
    pending: z.object({ state: checkState, id: z.nullable(z.string()) }),
    paymentPassword: z.object({ state: checkState }),
    account: z.object({
      state: checkState,
      problem: z.nullable(z.enum(['none_bound', 'not_chosen', 'cooling', 'closed'])),
      usableAt: z.nullable(instant),
    }),
    /** Paid by itself, or looked at by a person first. */
    isAutomatic: z.boolean(),
    /** Measured from what was paid over this method; null where nothing was yet. */
    channel: z.nullable(z.object({ medianSeconds: z.number(), slowSeconds: z.number(), paid: z.number() })),
  }),
  refusals: [],
})

const order = z.object({
  id: z.string(),
  state: payoutState,
  amount: money,
  fee: money,
  receive: money,
  currency: currencyCode,
  pay: coin,
  method: z.string(),
  methodName: z.string(),
  kind,
  tail: z.string(),
  createdAt: instant,
  stateAt: instant,
  /** Why it stands where it stands: a code of ours, and a person's own words where there are any. */
  reason: z.nullable(z.string()),
  note: z.nullable(z.string()),
  canCancel: z.boolean(),
})
export type PayoutOrder = z.infer<typeof order>

export const requestPayout = endpoint({
  method: 'POST',
  path: '/wps/v2/withdrawals',
  access: 'member',
  summary: 'Ask to be paid out: the money is held from here on.',
  sealed: 'withdraw',
  body: z.strictObject({
    bankAccountId: id,
    amount: amountText,
    paymentPassword: digits,
    requestKey,
    /** `peer`: other members pay it, without a fee; what none of them takes in time the house pays. */
    by: z.optional(z.enum(['standard', 'peer'])),
    /** Where a coin is paid: the rate that the member was shown and agrees to. */
    rate: z.optional(money),
    /** What of bonuses the member was shown to lose, and agrees to. */
    forfeit: z.optional(money),
  }),
  reply: order,
  refusals: [
    'amount_invalid',
    'amount_below',
    'amount_above',
    'payout_day_above',
    'payout_count_above',
    'payout_pending',
    'payout_account_unknown',
    'payout_account_cooling',
    'payout_account_closed',
    'payout_rate_changed',
    'peer_closed',
    'peer_amount',
    'turnover_left',
    'bills_overdue',
    'bonus_forfeit',
    'insufficient_funds',
    'key_conflict',
    ...paymentRefusals,
  ],
})

export const payouts = endpoint({
  method: 'GET',
  path: '/wps/v2/withdrawals',
  access: 'member',
  summary: 'Withdrawals, newest first, keyset paging.',
  query: z.object({
    cursor: z.optional(z.string().check(z.maxLength(60))),
    limit: z.optional(z.string().check(z.regex(/^([1-9]|[1-4]\d|50)$/))),
  }),
  reply: z.object({ lists: z.array(order), nextCursor: z.nullable(z.string()), open: z.number() }),
  refusals: [],
})

export const payoutDetail = endpoint({
  method: 'GET',
  path: '/wps/v2/withdrawals/detail',
  access: 'member',
  summary:
    'One withdrawal: every change with its time and reason, its place in the queue, and how long the channel takes.',
  query: z.object({ id }),
  reply: z.object({
    order,
    changes: z.array(
      z.object({
        to: payoutState,
        at: instant,
        actor: z.enum(['member', 'gateway', 'clock', 'staff', 'system']),
        reason: z.nullable(z.string()),
      }),
    ),
    parts: z.array(z.object({ id: z.string(), amount: money, state: payoutState })),
    /** How many stand before it where it waits now; null where nothing queues. */
    ahead: z.nullable(z.number()),
    channel: z.nullable(z.object({ medianSeconds: z.number(), slowSeconds: z.number(), paid: z.number() })),
  }),
  refusals: ['payout_unknown'],
})

export const cancelPayout = endpoint({
  method: 'POST',
  path: '/wps/v2/withdrawals/cancel',
  access: 'member',
  summary: 'Take a withdrawal back, until it is approved.',
  body: z.strictObject({ id }),
  reply: order,
  refusals: ['payout_unknown', 'payout_too_late'],
})
