/** What the platform answers an agent, as tests of the centre hear it. */
import type { agents, ReplyOf } from '@jackfruit/contracts'

export const figures = (change: Partial<agents.Figures> = {}): agents.Figures => ({
  ...{ rounds: 3, stake: '300.00', valid: '280.00', payout: '250.00', net: '50.00' },
  ...{ deposits: '1000.00', withdrawals: '400.00', bonuses: '10.00' },
  ...{ rebates: '2.00', salaries: '1.00', dividends: '0.00', ...change },
})
const counts = { members: 305, agents: 14, newMembers: 18, firstDeposits: 9, active: 126 }

export const consolidated = (
  change: Partial<ReplyOf<typeof agents.consolidated>> = {},
): ReplyOf<typeof agents.consolidated> => ({
  funds: { currency: 'MMK', balance: '1284500.00', held: '0.00', overdue: '0.00' },
  ...{ enableCt: true, dailySalary: true, hourSalary: true, agentRealtimeSalary: true, salary: true },
  waiting: { dividend: 0, daily: 2, hourly: 0, realtime: 0 },
  ...change,
})

export const overview: ReplyOf<typeof agents.overview> = {
  ...{ currency: 'MMK', today: '2026-11-21', balance: '1284500.00', teamBalance: '482190300.00' },
  ...{ counts, countsBefore: { ...counts, active: 100 }, figures: figures() },
  figuresBefore: figures({ deposits: '800.00', net: '-20.00' }),
  days: [
    { day: '2026-11-20', figures: figures({ deposits: '600.00' }) },
    { day: '2026-11-21', figures: figures({ deposits: '400.00' }) },
  ],
  branches: [
    { account: 'kyaw_agent', isAgent: true, members: 148, figures: figures() },
    { account: 'zawzaw88', isAgent: false, members: 0, figures: figures({ net: '-1120000.00' }) },
  ],
  readTo: '2026-11-21T08:00:00Z',
}

const tier = (minValid: string, minActive: number, rate: string) => ({
  ...{ minValid, minActive, minLoss: null, rates: [{ kind: '*', rate }] },
})

export const terms = (...rates: readonly string[]): agents.Terms => ({
  ...{ period: 'daily', step: null, onlyIfTeamLost: false, minActiveBet: '1000.00', retroTier: false },
  ...{ dividend: null, payer: 'PLATFORM' },
  tiers: rates.map((rate, at) => tier(`${(at + 1) * 100_000}.00`, (at + 1) * 5, rate)),
})

export const contract = (change: Partial<agents.Contract> = {}): agents.Contract => ({
  ...{ id: '11', kind: 'daily', version: 1, state: 'active', askedBy: null },
  ...{ upline: 'mingalar_top', downline: 'agent', terms: terms('0.3000', '0.4000'), offered: null },
  ...{ hash: 'a1b2', offeredAt: '2026-11-20T12:10:00Z', answerBy: null },
  ...{ startsAt: '2026-11-20T17:30:00Z', endsAt: null, acceptances: [], now: null },
  ...change,
})

export const payment = (change: Partial<agents.Payment> = {}): agents.Payment => ({
  ...{ id: '31', kind: 'daily', account: 'agent', day: '2026-11-20', state: 'paid', amount: '400.00' },
  ...{ from: '2026-11-19T17:30:00Z', to: '2026-11-20T17:30:00Z', paidAt: '2026-11-20T19:30:00Z' },
  own: {
    ...{ account: 'agent', tiers: terms('0.3000', '0.4000').tiers, step: null, onlyIfTeamLost: false },
    ...{ validByKind: [{ kind: 'RNG', valid: '200000.00' }], active: 12, result: null, carryIn: '0' },
  },
  below: [
    {
      ...{ account: 'kyaw_agent', tiers: terms('0.2000', '0.3000').tiers, step: null, onlyIfTeamLost: false },
      ...{ validByKind: [{ kind: 'RNG', valid: '200000.00' }], active: 6, result: null, carryIn: '0' },
    },
  ],
  ...{ terms: terms('0.3000', '0.4000'), carryOut: '0', ...change },
})

export const pay = (change: Partial<ReplyOf<typeof agents.daily>> = {}): ReplyOf<typeof agents.daily> => ({
  ...{ currency: 'MMK', own: contract(), contracts: [], payments: [], nextCursor: null },
  cap: [{ kind: '*', rate: '0.5000' }],
  ...change,
})

export const teamRow = (account: string, change: Partial<agents.TeamRow> = {}): agents.TeamRow => ({
  ...{ id: '501', account, nickname: account, type: 1, isAgent: true, level: 1, status: 'active' },
  ...{ balance: '12480500.00', joinedAt: '2026-07-04T03:00:00Z', lastSeenAt: '2026-11-21T06:00:00Z' },
  ...{
    isOnline: false,
    isHidden: false,
    members: 148,
    agents: 2,
    valid: '1204880000.00',
    net: '24118300.00',
  },
  contracts: [],
  ...change,
})

export const link = (change: Partial<agents.Link> = {}): agents.Link => ({
  ...{ id: '7', code: 'TH7741A', name: 'Telegram group', kind: 'member', presets: [], state: 'open' },
  ...{ expiresAt: null, limit: null, visits: 2_418, signUps: 312, firstDeposits: 141 },
  madeAt: '2026-10-01T03:00:00Z',
  ...change,
})
