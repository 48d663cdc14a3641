/** Contracts between an agent and those directly below, what they paid, and the inputs from which it is reckoned again. */
import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { currencyCode, instant, money, signedMoney } from '../fields.ts'
import { cursor, day, id, key, kind, percent, stretch, typedPercent } from './common.ts'
import { payKind } from './team.ts'

export const period = z.enum(['daily', 'weekly', 'semimonthly', 'monthly'])
export type Period = z.infer<typeof period>

export const tiersMax = 10
const rateOfKind = <Rate extends typeof percent | typeof typedPercent>(rate: Rate) =>
  z.array(z.object({ kind, rate })).check(z.minLength(1), z.maxLength(20))

export const tier = z.object({
  minValid: money,
  minActive: z.int(),
  minLoss: z.nullable(money),
  rates: rateOfKind(percent),
})

/** Dividends: `mode`, `keepsCarry`, `unit` and the costs are the brand's, and stand in the contract. */
export const terms = z.object({
  period,
  tiers: z.array(tier),
  step: z.nullable(money),
  onlyIfTeamLost: z.boolean(),
  minActiveBet: money,
  retroTier: z.boolean(),
  dividend: z.nullable(
    z.object({
      mode: z.enum(['AGGREGATE', 'PER_BRANCH']),
      keepsCarry: z.boolean(),
      unit: money,
      lessSalaries: z.boolean(),
      paymentFee: percent,
      providerFee: percent,
    }),
  ),
  payer: z.enum(['PLATFORM', 'UPLINE']),
})
export type Terms = z.infer<typeof terms>

export const contractState = z.enum([
  ...(['offered', 'requested', 'active', 'changeOffered', 'endRequested'] as const),
  ...(['rejected', 'cancelled', 'expired', 'terminated', 'superseded'] as const),
])

export const contract = z.object({
  id,
  kind: payKind,
  version: z.int(),
  state: contractState,
  /** Of the two: whose wish waits for an answer. */
  askedBy: z.nullable(z.enum(['upline', 'downline'])),
  upline: z.string(),
  downline: z.string(),
  terms,
  /** The change that is on offer, beside the terms in force. */
  offered: z.nullable(terms),
  hash: z.string(),
  offeredAt: instant,
  answerBy: z.nullable(instant),
  startsAt: z.nullable(instant),
  endsAt: z.nullable(instant),
  acceptances: z.array(z.object({ by: z.enum(['upline', 'downline']), at: instant })),
  /** The current period so far. */
  now: z.nullable(
    z.object({
      from: instant,
      to: instant,
      /** Loss of the team, which is the house's win. */
      profit: signedMoney,
      betAmount: signedMoney,
      valid: signedMoney,
      activeMembers: z.int(),
      rate: z.nullable(percent),
      amount: signedMoney,
      /** How much more bets, or active members, reach the next tier. */
      next: z.nullable(z.object({ tier: z.int(), valid: money, active: z.int() })),
    }),
  ),
})
export type Contract = z.infer<typeof contract>

/** A team or a branch of it in a period, as a statement is reckoned from it. */
export const input = z.object({
  account: z.string(),
  tiers: z.array(tier),
  step: z.nullable(money),
  onlyIfTeamLost: z.boolean(),
  validByKind: z.array(z.object({ kind: z.string(), valid: signedMoney })),
  active: z.int(),
  /** Where a step is reached by other sums than are paid for: of the real-time salary, since its day began. */
  reached: z.optional(z.nullable(z.object({ valid: signedMoney, lost: signedMoney }))),
  /** Stake, payout and what is taken off, of dividends. */
  result: z.nullable(
    z.object({
      stake: signedMoney,
      payout: signedMoney,
      bonuses: signedMoney,
      rebates: signedMoney,
      salaries: signedMoney,
      deposits: signedMoney,
    }),
  ),
  /** Minor units for dividends; millionths of them for salaries. Whole numbers. */
  carryIn: z.string().check(z.regex(/^-?\d{1,30}$/)),
})
export type Input = z.infer<typeof input>

export const payment = z.object({
  id,
  kind: payKind,
  account: z.string(),
  from: instant,
  to: instant,
  day,
  state: z.enum(['paid', 'nothing', 'due', 'overdue', 'held', 'withheld']),
  amount: signedMoney,
  paidAt: z.nullable(instant),
  own: input,
  below: z.array(input),
  terms,
  /** In millionths: what a higher step pays once for what was bet before it was reached. */
  retro: z.optional(z.string().check(z.regex(/^-?\d{1,30}$/))),
  /** What came into the hand: with what is passed on to those below, without what was owed from before. */
  received: z.optional(money),
  owedIn: z.optional(money),
  owedOut: z.optional(money),
  carryOut: z.string().check(z.regex(/^-?\d{1,30}$/)),
})
export type Payment = z.infer<typeof payment>

const read = (path: string, what: string) =>
  endpoint({
    method: 'GET',
    path,
    access: 'agent',
    summary: `${what}: the own contract, those of direct downlines, and what was paid, newest first.`,
    query: z.object({
      ...{ from: z.optional(stretch.from), to: z.optional(stretch.to) },
      whose: z.optional(z.enum(['own', 'downlines'])),
      cursor: z.optional(cursor),
    }),
    reply: z.object({
      currency: currencyCode,
      own: z.nullable(contract),
      contracts: z.array(contract),
      payments: z.array(payment),
      nextCursor: z.nullable(z.string()),
      /** No offer of the agent goes above: by tier of the own contract, or the cap of the brand at the top. */
      cap: rateOfKind(percent),
    }),
    refusals: ['entry_closed'],
  })

export const dividend = read('/wps/v2/agent/dividend/process', 'Dividend')
export const daily = read('/wps/v2/agent/salary/daily', 'Daily salary')
export const hourly = read('/wps/v2/agent/salary/hourly', 'Hourly salary')
export const realtime = read('/wps/v2/agent/salary/realtime', 'Real-time salary')

const typedTier = z.strictObject({
  minValid: money,
  minActive: z.int().check(z.gte(0), z.lte(1_000_000)),
  minLoss: z.nullable(money),
  rates: z.array(z.strictObject({ kind, rate: typedPercent })).check(z.minLength(1), z.maxLength(20)),
})

export const action = z.enum([
  ...(['offer', 'request', 'accept', 'reject', 'cancel', 'change'] as const),
  ...(['requestEnd', 'agreeEnd', 'declineEnd', 'terminate'] as const),
])
export type Action = z.infer<typeof action>

const process = (path: string, what: string) =>
  endpoint({
    method: 'POST',
    path,
    access: 'agent',
    summary: `${what}: offer, ask for, answer, change or end a contract. A change that breaks contracts below is refused with them, until \`confirmTerminate\` names their number.`,
    body: z.strictObject({
      key,
      action,
      /** Of every action but `offer` and `request`. */
      contractId: z.optional(id),
      /** Of `offer`: the account of the direct downline. */
      account: z.optional(z.string().check(z.trim(), z.maxLength(20))),
      conditions: z.optional(
        z.strictObject({
          period,
          tiers: z.array(typedTier).check(z.minLength(1), z.maxLength(tiersMax)),
          step: z.nullable(money),
          onlyIfTeamLost: z.boolean(),
          payer: z.enum(['PLATFORM', 'UPLINE']),
        }),
      ),
      confirmTerminate: z.optional(z.int()),
      language: z.optional(z.string().check(z.maxLength(5))),
    }),
    reply: contract,
    refusals: [
      ...(['entry_closed', 'contract_not_found', 'contract_not_now', 'contract_stands'] as const),
      ...(['downline_not_found', 'tiers_invalid', 'rate_above_own', 'rate_above_cap'] as const),
      ...(['breaks_below', 'key_conflict', 'account_frozen'] as const),
    ],
  })

export const dividendProcess = process('/wps/v2/agent/dividend/contract', 'Dividend')
export const dailyProcess = process('/wps/v2/agent/salary/daily/contract', 'Daily salary')
export const hourlyProcess = process('/wps/v2/agent/salary/hourly/process', 'Hourly salary')
export const realtimeProcess = process('/wps/v2/agent/salary/realtime/process', 'Real-time salary')

export const income = endpoint({
  method: 'GET',
  path: '/wps/v2/agent/income',
  access: 'agent',
  summary: 'What the agent earned on each of these days, by kind, with the sums.',
  query: z.object(stretch),
  reply: z.object({
    currency: currencyCode,
    total: z.object({
      dividend: signedMoney,
      daily: signedMoney,
      hourly: signedMoney,
      realtime: signedMoney,
    }),
    days: z.array(
      z.object({
        day,
        dividend: signedMoney,
        daily: signedMoney,
        hourly: signedMoney,
        realtime: signedMoney,
      }),
    ),
  }),
  refusals: ['stretch_invalid'],
})

export const bill = z.object({
  id,
  account: z.string(),
  kind: payKind,
  day,
  amount: money,
  state: z.enum(['due', 'paid', 'overdue']),
  dueAt: instant,
})

export const bills = endpoint({
  method: 'GET',
  path: '/wps/v2/agent/bills',
  access: 'agent',
  summary: 'What the agent owes to direct downlines; what is overdue holds withdrawals and transfers.',
  reply: z.object({ currency: currencyCode, lists: z.array(bill), total: money, balance: money }),
  refusals: [],
})

export const payBills = endpoint({
  method: 'POST',
  path: '/wps/v2/agent/bills/pay',
  access: 'agent',
  summary: 'Pay all that is due, in one press. The same key again is answered as before.',
  body: z.strictObject({ key, total: money }),
  reply: z.object({ paid: money, left: money }),
  refusals: ['bills_changed', 'insufficient_funds', 'key_conflict'],
})
