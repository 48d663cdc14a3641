import type { agents } from '@jackfruit/contracts'
import { expect, test } from 'vitest'
import { asItWas, judge, reckon } from './reckon.ts'

const tier = (minValid: string, minActive: number, rate: string) => ({
  ...{ minValid, minActive, minLoss: null, rates: [{ kind: '*', rate }] },
})
const input = (
  account: string,
  rate: string,
  valid: string,
  more: Partial<agents.Input> = {},
): agents.Input => ({
  ...{ account, tiers: [tier('0', 0, rate)], step: null, onlyIfTeamLost: false, active: 5 },
  ...{ validByKind: [{ kind: 'RNG', valid }], result: null, carryIn: '0', ...more },
})
const terms: agents.Terms = {
  ...{ period: 'daily', tiers: [tier('0', 0, '0.6000')], step: null, onlyIfTeamLost: false },
  ...{ minActiveBet: '0.00', retroTier: false, dividend: null, payer: 'PLATFORM' },
}
const payment = (kind: agents.PayKind, change: Partial<agents.Payment>): agents.Payment => ({
  ...{ id: '1', kind, account: 'a', from: '2026-11-20T17:30:00Z', to: '2026-11-21T17:30:00Z' },
  ...{ day: '2026-11-21', state: 'paid', amount: '0.00', paidAt: null, below: [], terms, carryOut: '0' },
  own: input('a', '0.6000', '0.00'),
  ...change,
})

test('[CT-10] a daily salary is the own gross less that of those below, to the last unit', () => {
  const of = payment('daily', {
    own: input('a', '0.6000', '1200000.00'),
    below: [input('b', '0.4500', '1200000.00')],
    amount: '1800.00',
  })
  expect(reckon(of, 2).pay).toBe(180_000n)
  expect(judge(of, 2)).toEqual({ isRight: true, difference: 0n })
})

test('one unit too much is told, with its sign', () => {
  const of = payment('daily', { own: input('c', '0.3000', '1000000.00'), amount: '3000.01' })
  expect(judge(of, 2)).toEqual({ isRight: false, difference: -1n })
})

test('[CT-09] a real-time salary carries what is less than a unit, and what it carries is checked too', () => {
  const own = input('a', '0.1200', '1234.56')
  // 1234.56 × 0.12 % = 1.481472: 1.48 is paid, and 0.1472 of a unit is left.
  const of = payment('realtime', { own, amount: '1.48', carryOut: '147200' })
  expect(judge(of, 2).isRight).toBe(true)
  expect(judge({ ...of, carryOut: '147201' }, 2).isRight).toBe(false)
  const next = payment('realtime', {
    own: input('a', '0.1200', '77.10', { carryIn: '147200' }),
    amount: '0.09',
    carryOut: '399200',
  })
  expect(judge(next, 2).isRight).toBe(true)
})

test('a step of the real-time salary is reached by the day so far, not by the five minutes that are paid', () => {
  const tiers = [tier('0', 0, '0.1000'), tier('10000.00', 0, '0.2000')]
  const own = input('a', '0', '1000.00', { tiers })
  expect(reckon(payment('realtime', { own }), 2).pay).toBe(100n)
  const reached = { valid: '12000.00', lost: '0.00' }
  expect(reckon(payment('realtime', { own: { ...own, reached } }), 2)).toMatchObject({
    pay: 200n,
    own: { tier: 1 },
  })
})

const published = [
  tier('150000.00', 3, '15.0000'),
  tier('450000.00', 5, '18.0000'),
  tier('4500000.00', 10, '20.0000'),
]
const result = (stake: string, payout: string) => ({
  ...{ stake, payout, bonuses: '0.00', rebates: '0.00', salaries: '0.00', deposits: '0.00' },
})
const shared = (mode: 'AGGREGATE' | 'PER_BRANCH'): agents.Terms => ({
  ...terms,
  dividend: {
    ...{ mode, keepsCarry: true, unit: '0.01', lessSalaries: false },
    ...{ paymentFee: '0.0000', providerFee: '0.0000' },
  },
})
const branch = (account: string, valid: string, active: number, payout: string) =>
  input(account, '0', valid, { tiers: published, active, result: result(valid, payout) })

test('a dividend of branches put together pays 11,520 of the published example', () => {
  const of = payment('dividend', {
    terms: shared('AGGREGATE'),
    own: branch('a', '4800000.00', 12, '4710000.00'),
    below: [branch('b', '600000.00', 6, '564000.00')],
    amount: '11520.00',
  })
  expect(reckon(of, 2)).toMatchObject({
    pay: 1_152_000n,
    own: { tier: 2 },
    below: [{ gross: 648_000n * 1_000_000n }],
  })
  expect(judge(of, 2).isRight).toBe(true)
})

test('a branch that counts for itself is paid though another one lost', () => {
  const of = payment('dividend', {
    terms: shared('PER_BRANCH'),
    own: branch('a', '4800000.00', 12, '4824000.00'),
    below: [branch('b', '600000.00', 6, '564000.00')],
    amount: '720.00',
    carryOut: '-6000000',
  })
  expect(judge(of, 2)).toEqual({ isRight: true, difference: 0n })
  // Of 24,000 lost in all, the own branch lost 60,000, and the other one brought 36,000.
  expect(reckon(of, 2)).toMatchObject({ own: { branch: -6_000_000n }, below: [{ branch: 3_600_000n }] })
})

test('what if the team had bet twice as much: the same terms are reckoned with it', () => {
  const tiers = [tier('100000.00', 5, '0.2000'), tier('200000.00', 8, '0.3000')]
  const own = input('a', '0', '100000.00', { tiers })
  const of = payment('daily', { own, amount: '200.00' })
  expect(reckon(of, 2).pay).toBe(20_000n)
  expect(reckon(of, 2, { ...asItWas, bets: 200 })).toMatchObject({ pay: 40_000n, own: { tier: 0 } })
  expect(reckon(of, 2, { ...asItWas, bets: 200, active: 3 })).toMatchObject({
    pay: 60_000n,
    own: { tier: 1 },
  })
})

test('what if the own rate were another: those below are paid as they were', () => {
  const of = payment('daily', {
    own: input('a', '0.6000', '1200000.00'),
    below: [input('b', '0.4500', '1200000.00')],
    amount: '1800.00',
  })
  expect(reckon(of, 2, { ...asItWas, rates: 150 })).toMatchObject({
    ...{ pay: 540_000n, own: { rates: { '*': 9_000n } }, below: [{ rates: { '*': 4_500n } }] },
  })
  expect(reckon(of, 2, { ...asItWas, rates: 75 }).pay).toBe(0n)
  expect(reckon(of, 2, { ...asItWas, active: -9 }).own.active).toBe(0)
})
