/** What platform and payment simulator say to each other, signed both ways as vendors' calls are. */
import * as z from 'zod/mini'
import { isInstant } from '../fields.ts'

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max))
const maybe = (max: number) => z.nullable(text(max))
/** Smallest units of the payer's money. */
const units = z.string().check(z.regex(/^[1-9]\d{0,17}$/))
const scale = z.number().check(z.int(), z.gte(0), z.lte(8))
const currency = z.string().check(z.regex(/^[A-Z]{3,5}$/))
const instant = z
  .string()
  .check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/, { abort: true }), z.refine(isInstant))
const pay = { currency, scale, units }

export const payment = z.strictObject({
  channel: text(40),
  txn: text(120),
  ...pay,
  orderId: maybe(40),
  memo: maybe(80),
  reference: maybe(60),
  payerName: maybe(100),
  network: maybe(20),
  confirmations: z.nullable(z.number().check(z.int(), z.gte(0))),
  paidAt: instant,
  /** Its sender took it back then (a chargeback); null while it is there. */
  takenBackAt: z.nullable(instant),
})
export type WirePayment = z.infer<typeof payment>

export const depositOrder = z.strictObject({
  orderId: text(40),
  channel: text(40),
  kind: z.enum(['bank', 'wallet', 'qr', 'crypto']),
  ...pay,
  memo: maybe(80),
  expiresAt: instant,
})
export type WireOrder = z.infer<typeof depositOrder>

export const payout = z.strictObject({
  payoutId: text(80),
  channel: text(40),
  ...pay,
  bank: text(80),
  account: text(80),
  holder: text(100),
  /** Of a chain: the one that the address is of. */
  network: maybe(20),
})
export type WirePayout = z.infer<typeof payout>

export const statementRow = z.strictObject({
  kind: z.enum(['deposit', 'payout']),
  id: text(120),
  orderId: maybe(40),
  channel: text(40),
  ...{ currency, scale },
  /** Less than nothing for money that went back. */
  units: z.string().check(z.regex(/^-?[1-9]\d{0,17}$/)),
  at: instant,
})

export const calls = {
  createDeposit: {
    path: '/api/deposits',
    body: depositOrder,
    reply: z.strictObject({ gatewayRef: text(80), payUrl: maybe(300) }),
  },
  queryDeposit: {
    path: '/api/deposits/query',
    body: z.strictObject({ orderId: text(40), channel: text(40) }),
    reply: z.strictObject({ payments: z.array(payment) }),
  },
  queryPayment: {
    path: '/api/payments/query',
    body: z.strictObject({ channel: text(40), txn: text(120) }),
    reply: z.strictObject({ payment: z.nullable(payment) }),
  },
  sendPayout: {
    path: '/api/payouts',
    body: payout,
    reply: z.strictObject({ state: z.enum(['sent', 'refused']) }),
  },
  queryPayout: {
    path: '/api/payouts/query',
    body: z.strictObject({ payoutId: text(80), channel: text(40) }),
    reply: z.strictObject({ state: z.enum(['paid', 'failed', 'pending', 'unknown']) }),
  },
  statement: {
    path: '/api/statement',
    body: z.strictObject({ day: z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)) }),
    reply: z.strictObject({ rows: z.array(statementRow) }),
  },
} as const
export type GatewayCall = keyof typeof calls

/** Where a gateway tells of money, and what it says: of one that came, and once more of one that went back. */
export const callbackPath = '/wps/v2/gateway/callback'
export const notice = z.strictObject({ payment })
