/** Moving money between a member's own wallets, and along the line of agents. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { code, currencyCode, instant, money } from '../fields.ts'

/** The sender's: the same again with the same content is the same transfer, with other content it is refused. */
const requestId = z.string().check(z.regex(/^[A-Za-z0-9-]{8,60}$/))
/** `main`, or the vendor that keeps the wallet. */
const walletId = code(40)

export const walletTransfer = z.object({
  id: z.string(),
  from: z.string(),
  to: z.string(),
  amount: money,
  /** `sent`: the vendor's word is still to come, and the money is on its way. */
  state: z.enum(['sent', 'done', 'refused']),
  reason: z.nullable(z.enum(['insufficient', 'conflict', 'closed', 'amount'])),
  madeAt: instant,
})
export type WalletTransfer = z.infer<typeof walletTransfer>

export const merchantWallet = endpoint({
  method: 'GET',
  path: '/wps/v2/wallets/merchant',
  access: 'session',
  summary: 'Whether the brand has one wallet for everything.',
  reply: z.object({ isSingle: z.boolean() }),
  refusals: [],
})

export const wallets = endpoint({
  method: 'GET',
  path: '/wps/v2/wallets',
  access: 'member',
  summary: "The member's wallets and newest transfers. What vendors keep is asked for one by one.",
  reply: z.object({
    isSingle: z.boolean(),
    currency: currencyCode,
    main: money,
    /** Sent to a vendor or from one, and not yet confirmed. */
    onTheWay: money,
    vendors: z.array(z.object({ vendor: z.string(), name: z.string() })),
    transfers: z.array(walletTransfer),
  }),
  refusals: [],
})

export const vendorBalance = endpoint({
  method: 'GET',
  path: '/wps/v2/wallets/vendor',
  access: 'member',
  summary: 'What a vendor keeps for the member, asked of it now. Null: it does not answer in time.',
  query: z.object({ vendor: walletId }),
  reply: z.object({ balance: z.nullable(money), currency: currencyCode, isMoving: z.boolean() }),
  refusals: ['wallet_unknown', 'wallet_is_single'],
})

const balances = z.array(z.object({ wallet: z.string(), balance: z.nullable(money) }))

export const transfer = endpoint({
  method: 'POST',
  path: '/wps/v2/wallets/transfer',
  access: 'member',
  summary: 'Between the main wallet and the one that a vendor keeps.',
  body: z.strictObject({ requestId, from: walletId, to: walletId, amount: money }),
  reply: z.object({ transfer: walletTransfer, sumBalance: money, balances }),
  refusals: [
    'wallet_is_single',
    'wallet_unknown',
    'amount_invalid',
    'insufficient_funds',
    'key_conflict',
    'transfers_blocked',
    'not_enabled',
  ],
})

export const recall = endpoint({
  method: 'POST',
  path: '/wps/v2/wallets/recall',
  access: 'member',
  summary: 'Everything that vendors keep, back into the main wallet.',
  body: z.strictObject({ requestId }),
  reply: z.object({
    transfers: z.array(walletTransfer),
    /** Did not answer; nothing was asked of them. */
    unreachable: z.array(z.string()),
    sumBalance: money,
  }),
  refusals: ['wallet_is_single', 'key_conflict'],
})

const limits = { min: money, max: money, leftToday: money }
const paymentRefusals = ['payment_password_missing', 'payment_password_wrong', 'payment_password_locked']
const lineRefusals = [
  'line_transfer_closed',
  'transfers_blocked',
  'receiver_closed',
  'amount_invalid',
  'amount_below',
  'amount_above',
  'day_limit',
  'turnover_left',
  'bills_overdue',
  'insufficient_funds',
  'key_conflict',
  'sealed_body_refused',
  ...paymentRefusals,
] as const

/** Whom the money goes to. */
const receiver = z.object({ account: z.string(), nickname: z.string() })

export const uplineInfo = endpoint({
  method: 'GET',
  path: '/wps/v2/transfers/upline',
  access: 'member',
  summary: 'Who stands above the member, and how much may be sent there.',
  reply: z.object({
    receiver,
    currency: currencyCode,
    ...limits,
    hasPaymentPassword: z.boolean(),
    transfers: z.array(
      z.object({ id: z.string(), account: z.string(), amount: money, isSent: z.boolean(), at: instant }),
    ),
  }),
  refusals: ['no_upline', 'line_transfer_closed'],
})

const line = { requestId, amount: money, paymentPassword: z.string().check(z.regex(/^\d{6}$/)) }

export const toUpline = endpoint({
  method: 'POST',
  path: '/wps/v2/transfers/upline',
  access: 'member',
  summary:
    'Send money to the one above. `target` is the account that was shown: another one by now is refused.',
  sealed: 'transfer',
  body: z.strictObject({ ...line, target: z.string().check(z.minLength(1), z.maxLength(60)) }),
  reply: z.object({ id: z.string(), sumBalance: money }),
  refusals: ['no_upline', 'receiver_changed', ...lineRefusals],
})

export const downlineInfo = endpoint({
  method: 'GET',
  path: '/wps/v2/transfers/downline',
  access: 'agent',
  summary: 'Who of the own line has this account name, and how much may be sent there.',
  query: z.object({ target: z.string().check(z.minLength(1), z.maxLength(60)) }),
  reply: z.object({ receiver, currency: currencyCode, ...limits, hasPaymentPassword: z.boolean() }),
  refusals: ['not_downline', 'line_transfer_closed'],
})

export const toDownline = endpoint({
  method: 'POST',
  path: '/wps/v2/transfers/downline',
  access: 'agent',
  summary: 'Send money to somebody of the own line.',
  sealed: 'transfer',
  body: z.strictObject({ ...line, target: z.string().check(z.minLength(1), z.maxLength(60)) }),
  reply: z.object({ id: z.string(), sumBalance: money }),
  refusals: ['not_downline', ...lineRefusals],
})
