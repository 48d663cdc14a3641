/** The worked examples of the platform's conventions (4.3), to the last unit. */
import { expect, test } from 'vitest'
import {
  type Branch,
  ceilingProblem,
  dividendOf,
  ngrOf,
  payable,
  salaryGross,
  salaryNet,
  type Tier,
  tierProblem,
  windowPay,
} from './index.ts'

const percent = (text: string): bigint => BigInt(Math.round(Number(text) * 10_000))
const flat = (rate: string, minValid = 0n, minActive = 0): Tier => ({
  minValid,
  minActive,
  rates: { '*': percent(rate) },
})
const team = (valid: bigint, active = 1, lost = 0n) => ({ validByKind: { RNG: valid }, active, lost })

test('daily salary: a chain of three shares the top rate', () => {
  const [m, n] = [100_000_000n, 20_000_000n]
  const gross = {
    A: salaryGross({ tiers: [flat('0.60')] }, team(m + n)).gross,
    B: salaryGross({ tiers: [flat('0.45')] }, team(m + n)).gross,
    C: salaryGross({ tiers: [flat('0.30')] }, team(m)).gross,
  }
  expect(payable(gross.A).pay).toBe(720_000n)
  expect(payable(salaryNet(gross.A, [gross.B])).pay).toBe(180_000n)
  expect(payable(salaryNet(gross.B, [gross.C])).pay).toBe(240_000n)
  expect(payable(salaryNet(gross.C, [])).pay).toBe(300_000n)
})

test('daily salary in steps: fifteen for each full ten thousand', () => {
  const terms = { tiers: [flat('0.15')], step: 1_000_000n }
  expect(payable(salaryGross(terms, team(3_999_999n)).gross).pay).toBe(4_500n)
  expect(salaryGross({ tiers: [flat('1')], onlyIfTeamLost: true }, team(100n, 1, -1n)).gross).toBe(0n)
})

test('hourly salary: the tier is reached by what was bet in the hour', () => {
  const terms = { tiers: [flat('0.10', 2_000_000n), flat('0.15', 10_000_000n), flat('0.20', 30_000_000n)] }
  const paid = (valid: bigint) => payable(salaryGross(terms, team(valid)).gross).pay
  expect([1_800_000n, 12_000_000n, 31_000_000n].map(paid)).toEqual([0n, 18_000n, 62_000n])
})

test('real-time salary: windows pay 1.48, 0.09, 0, 12.00 and 0, and what is left is not lost', () => {
  let carry = 0n
  const pays = [123_456n, 7_710n, 0n, 999_999n, 333n].map((valid) => {
    const done = windowPay({
      own: { rates: { '*': percent('0.12') }, validByKind: { RNG: valid } },
      below: [],
      carry,
    })
    carry = done.carry
    return done.pay
  })
  expect(pays).toEqual([148n, 9n, 0n, 1_200n, 0n])
  // 0.007976 of a unit is 0.7976 of its hundredth.
  expect(carry).toBe(797_600n)
})

const published: readonly Tier[] = [
  flat('15', 15_000_000n, 3),
  flat('18', 45_000_000n, 5),
  flat('20', 450_000_000n, 10),
  flat('23', 1_200_000_000n, 20),
  flat('25', 1_500_000_000n, 30),
]
const branch = (valid: bigint, active: number, ngr: bigint): Branch => ({
  tiers: published,
  ...{ valid, active, ngr, carryIn: 0n },
})
const common = { keepsCarry: true, unit: 1n } as const

test('dividend: the published tiers, put together', () => {
  const b = branch(60_000_000n, 6, 3_600_000n)
  const a = branch(480_000_000n, 12, 9_000_000n)
  expect(dividendOf({ ...common, mode: 'AGGREGATE', own: b, below: [] }).net).toBe(648_000n)
  expect(dividendOf({ ...common, mode: 'AGGREGATE', own: a, below: [b] })).toMatchObject({
    ...{ gross: 1_800_000n, net: 1_152_000n, carryOut: 0n },
  })
})

test('dividend: where one branch loses, by branch nobody pays for it', () => {
  const b = branch(60_000_000n, 6, 3_600_000n)
  const a = branch(480_000_000n, 12, 3_600_000n - 6_000_000n)
  expect(dividendOf({ ...common, mode: 'AGGREGATE', own: a, below: [b] })).toMatchObject({
    ...{ gross: 0n, net: -648_000n, carryOut: -2_400_000n },
  })
  expect(dividendOf({ ...common, mode: 'PER_BRANCH', own: a, below: [b] })).toMatchObject({
    ...{ gross: 720_000n, net: 72_000n, carryOut: -6_000_000n },
  })
})

test('what is shared is left of the win after bonuses, rebates, salaries and fees', () => {
  const result = {
    ...{ stake: 1_000_000n, payout: 900_000n, bonuses: 10_000n, rebates: 5_000n },
    ...{ salaries: 2_000n, deposits: 50_001n },
  }
  const costs = { lessSalaries: true, paymentFee: percent('1'), providerFee: percent('10') }
  expect(ngrOf(result, costs)).toBe(100_000n - 10_000n - 5_000n - 2_000n - 501n - 10_000n)
  expect(ngrOf({ ...result, payout: 1_100_000n }, { ...costs, lessSalaries: false })).toBe(-115_501n)
})

test('steps rise in what they ask and in what they bring', () => {
  expect(tierProblem([])).toEqual({ what: 'none' })
  expect(tierProblem([flat('1', 10n), flat('2', 5n)])).toEqual({ what: 'notRising', at: 1 })
  expect(tierProblem([flat('2', 5n), flat('1', 10n)])).toEqual({ what: 'notRising', at: 1 })
  expect(tierProblem([flat('1', 5n), flat('2', 5n)])).toEqual({ what: 'notRising', at: 1 })
  expect(tierProblem(published)).toBeNull()
})

test('nobody is promised one millionth more than who pays it has at that step, or than the brand allows', () => {
  const own = [flat('0.40'), flat('0.60', 1_000n, 5)]
  const [cap, low] = [{ '*': percent('2') }, { '*': percent('0.50') }]
  const promised = (tiers: readonly Tier[]) => ceilingProblem({ tiers: own }, { tiers }, cap)
  const above = (rates: Tier['rates'], minValid = 0n, minActive = 0): Tier => ({ minValid, minActive, rates })
  expect(promised([flat('0.40'), flat('0.60', 1_000n, 5)])).toBeNull()
  expect(promised([above({ '*': 4_001n })])).toEqual({ what: 'abovePayer', tier: 0, kind: '*', most: 4_000n })
  expect(promised([above({ LIVE: 4_001n })])).toMatchObject({ what: 'abovePayer', kind: 'LIVE' })
  expect(promised([above({ '*': 6_000n }, 1_000n, 4)])).toMatchObject({ what: 'abovePayer', most: 4_000n })
  expect(promised([above({ '*': 6_001n }, 1_000n, 5)])).toMatchObject({ what: 'abovePayer', most: 6_000n })
  expect(ceilingProblem(null, { tiers: [above({ '*': 5_001n })] }, low)).toMatchObject({
    ...{ what: 'aboveCap', most: 5_000n },
  })
  expect(ceilingProblem(null, { tiers: [above({ '*': 5_000n })] }, low)).toBeNull()
})

test('what asks for a loss is sure to nobody below, unless it asks for the same', () => {
  const cap = { '*': percent('2') }
  const asking = [{ ...flat('0.60'), minLoss: 1n }]
  expect(ceilingProblem({ tiers: asking }, { tiers: [flat('0.10')] }, cap)).toMatchObject({
    ...{ what: 'abovePayer', most: 0n },
  })
  const lost = { tiers: [flat('0.60')], onlyIfTeamLost: true }
  expect(ceilingProblem(lost, { tiers: [flat('0.10')] }, cap)).toMatchObject({ what: 'abovePayer' })
  expect(ceilingProblem(lost, { tiers: [flat('0.10')], onlyIfTeamLost: true }, cap)).toBeNull()
})
