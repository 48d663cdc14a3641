/** Money paid in: what a brand offers, what a member asks for, and what became of it. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { code, currencyCode, instant, money, nothing } from '../fields.ts'

export const methodKinds = ['wallet', 'bank', 'qr', 'crypto'] as const
const kind = z.enum(methodKinds)
const name = z.string().check(z.minLength(1), z.maxLength(80))
const count = z.number().check(z.int(), z.gte(0), z.lte(100_000))
const payCurrency = z.string().check(z.regex(/^[A-Z]{3,5}$/))
const methodCode = z.string().check(z.regex(/^[a-z0-9-]{2,40}$/))

export const depositStates = [
  'CREATED',
  'AWAITING_PAYMENT',
  'SUBMITTED',
  'MATCHING',
  'CREDITED',
  'PARTIAL',
  'OVERPAID',
  'UNMATCHED',
  'REJECTED',
  'EXPIRED',
  'LATE_CREDITED',
  'REVERSED',
] as const

const orderId = z.string().check(z.regex(/^d[0-9a-f]{18}$/))
const reason = z.nullable(z.string())

export const change = z.object({
  from: z.nullable(z.string()),
  to: z.enum(depositStates),
  at: instant,
  actor: z.enum(['member', 'gateway', 'clock', 'staff', 'system']),
  reason,
})

/** Money in the payer's currency, with that currency's own decimals. */
const payAmount = z.string().check(z.maxLength(26), z.regex(/^(0|[1-9]\d{0,16})(\.\d{1,8})?$/))
const payMoney = z.object({ currency: payCurrency, amount: payAmount })

export const order = z.object({
  id: orderId,
  state: z.enum(depositStates),
  reason,
  method: methodCode,
  methodName: name,
  kind,
  wanted: money,
  due: money,
  credited: money,
  currency: currencyCode,
  pay: payMoney,
  paid: payAmount,
  payUrl: z.nullable(z.string()),
  payee: z.nullable(z.object({ bank: name, account: z.string(), holder: name })),
  memo: z.nullable(z.string()),
  qr: z.nullable(z.string()),
  network: z.nullable(z.string()),
  /** The payment must be of exactly this amount, or nobody knows whose it is. */
  isAmountOwn: z.boolean(),
  reference: z.nullable(z.string()),
  hasSlip: z.boolean(),
  createdAt: instant,
  expiresAt: instant,
  reviewDueAt: z.nullable(instant),
})
export type DepositOrder = z.infer<typeof order>

export const methods = endpoint({
  method: 'GET',
  path: '/wps/v2/deposits/methods',
  access: 'member',
  summary: 'Ways to pay in, with their limits.',
  reply: z.object({
    currency: currencyCode,
    methods: z.array(
      z.object({
        code: methodCode,
        name,
        kind,
        min: money,
        max: money,
        quick: z.array(money),
        minutes: count,
        payCurrency,
        /** Each order is given an amount of its own, a little above the one that was asked for. */
        isAmountOwn: z.boolean(),
        accountEnding: z.nullable(z.string()),
        network: z.nullable(z.string()),
        confirmations: z.nullable(count),
      }),
    ),
  }),
  refusals: [],
})

/** The key is the sender's: sent again with the same content it is the same order, with another it is refused. */
export const create = endpoint({
  method: 'POST',
  path: '/wps/v2/deposits',
  access: 'member',
  summary: 'Asks to pay in. Answers how.',
  body: z.strictObject({
    idempotencyKey: z.string().check(z.regex(/^[A-Za-z0-9-]{8,80}$/)),
    method: methodCode,
    amount: money,
    promotionId: z.optional(z.nullable(code(60))),
    /** Of the offer's terms, as they were shown. */
    promotionVersion: z.optional(z.number().check(z.int(), z.gte(1))),
  }),
  reply: order,
  refusals: [
    'method_unknown',
    'amount_invalid',
    'amount_below',
    'amount_above',
    'promotion_unknown',
    'promotion_changed',
    'promotion_not_now',
    'not_eligible',
    'pool_used_up',
    'bonus_chosen',
    'bonus_deposit_below',
    'too_many_open_orders',
    'gateway_unavailable',
    'key_conflict',
    'self_excluded',
    'timed_out',
    'deposit_limit',
  ],
})

export const list = endpoint({
  method: 'GET',
  path: '/wps/v2/deposits',
  access: 'member',
  summary: 'Own orders, newest first, keyset paging.',
  query: z.object({
    cursor: z.optional(z.string().check(z.maxLength(60))),
    limit: z.optional(z.string().check(z.regex(/^([1-9]|[1-4]\d|50)$/))),
  }),
  reply: z.object({ orders: z.array(order), nextCursor: z.nullable(z.string()) }),
  refusals: [],
})

export const one = endpoint({
  method: 'GET',
  path: '/wps/v2/deposits/order',
  access: 'member',
  summary: 'One order with everything that happened to it.',
  query: z.object({ id: orderId }),
  reply: z.object({ order, changes: z.array(change) }),
  refusals: ['deposit_not_found'],
})

/** What the payer's bank calls the payment: letters, digits and hyphens, however they were written. */
export const submit = endpoint({
  method: 'POST',
  path: '/wps/v2/deposits/submit',
  access: 'member',
  summary: 'Says that it is paid, by the reference of the payment.',
  body: z.strictObject({
    id: orderId,
    reference: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9 -]{4,60}$/)),
  }),
  reply: order,
  refusals: ['deposit_not_found', 'deposit_closed', 'reference_used', 'reference_invalid'],
})

/** Base64 of at most five million bytes, and a little more, so that it is refused by name. */
const file = z.string().check(z.minLength(1), z.maxLength(7_100_000), z.regex(/^[A-Za-z0-9+/]+={0,2}$/))

export const addSlip = endpoint({
  method: 'POST',
  path: '/wps/v2/deposits/slip',
  access: 'member',
  summary: 'Hands in a picture of the payment slip.',
  body: z.strictObject({ id: orderId, file }),
  reply: order,
  refusals: ['deposit_not_found', 'deposit_closed', 'picture_too_large', 'picture_type', 'picture_broken'],
})

export const slip = endpoint({
  method: 'GET',
  path: '/wps/v2/deposits/slip',
  access: 'member',
  summary: 'The own payment slip.',
  query: z.object({ id: orderId }),
  reply: z.object({ url: z.string() }),
  refusals: ['deposit_not_found'],
})

export const giveUp = endpoint({
  method: 'POST',
  path: '/wps/v2/deposits/cancel',
  access: 'member',
  summary: 'Closes an order that was not paid. Money that comes all the same is credited.',
  body: z.strictObject({ id: orderId }),
  reply: nothing,
  refusals: ['deposit_not_found', 'deposit_closed'],
})
