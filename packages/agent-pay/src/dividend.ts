/** Dividend (platform conventions 4.3, formula 4): a share of what is left of the house's win on a team. */
import type { Minor } from '@jackfruit/kernel'
import { type Ppm, whole } from './rate.ts'
import { rateOf, type Tier, tierAt } from './tiers.ts'

export interface Result {
  readonly stake: Minor
  readonly payout: Minor
  readonly bonuses: Minor
  readonly rebates: Minor
  readonly salaries: Minor
  readonly deposits: Minor
}

export interface DividendCosts {
  /** Salaries are taken off where the contract says so. */
  readonly lessSalaries: boolean
  readonly paymentFee: Ppm
  readonly providerFee: Ppm
}

/** What is left of the house's win. Fees are rounded up: what is shared was earned. */
export function ngrOf(result: Result, costs: DividendCosts): Minor {
  const ggr = result.stake - result.payout
  const fees =
    upOf(result.deposits > 0n ? result.deposits * costs.paymentFee : 0n) +
    upOf(ggr > 0n ? ggr * costs.providerFee : 0n)
  return ggr - result.bonuses - result.rebates - (costs.lessSalaries ? result.salaries : 0n) - fees
}

const upOf = (exact: bigint): Minor => (exact + whole - 1n) / whole

/** Of an agent and all below, for a period. */
export interface Branch {
  readonly tiers: readonly Tier[]
  readonly valid: Minor
  readonly active: number
  /** Of the whole team, what was carried in not yet counted. */
  readonly ngr: Minor
  /** From the period before; never above zero. */
  readonly carryIn: Minor
}

/** Of all that an agent's dividend is made of: the own branch, and those directly below with a contract. */
export interface DividendInput {
  readonly mode: 'AGGREGATE' | 'PER_BRANCH'
  readonly keepsCarry: boolean
  /** What an amount is rounded down to. */
  readonly unit: Minor
  readonly own: Branch
  readonly below: readonly Branch[]
}

export interface Dividend {
  readonly tier: number | null
  readonly rate: Ppm
  /** Of the whole team. */
  readonly gross: Minor
  /** What the agent keeps; below zero only where branches are put together. */
  readonly net: Minor
  readonly carryOut: Minor
}

export function rateReached({ tiers, valid, active, ngr }: Branch): { tier: number | null; rate: Ppm } {
  const tier = tierAt(tiers, { valid, active, lost: ngr })
  const found = tier === null ? undefined : tiers[tier]
  return { tier, rate: found ? rateOf(found.rates, '*') : 0n }
}

const positive = (amount: Minor): Minor => (amount > 0n ? amount : 0n)
const down = (exact: bigint, unit: Minor): Minor => {
  const minor = exact / whole
  return minor - (minor % unit)
}
const sum = (all: readonly Minor[]): Minor => all.reduce((total, each) => total + each, 0n)

const grossOf = (branch: Branch, unit: Minor): Minor =>
  down(rateReached(branch).rate * positive(branch.ngr + branch.carryIn), unit)

export function dividendOf(input: DividendInput): Dividend {
  const { mode, own, below, unit, keepsCarry } = input
  const { tier, rate } = rateReached(own)
  if (mode === 'AGGREGATE') {
    const gross = grossOf(own, unit)
    const net = gross - sum(below.map((each) => grossOf(each, unit)))
    const result = own.ngr + own.carryIn
    return { tier, rate, gross, net, carryOut: keepsCarry && result < 0n ? result : 0n }
  }
  // The own branch is what is under nobody who has a contract; each other branch carries for itself.
  const ngrOwn = own.ngr - sum(below.map(({ ngr }) => ngr)) + own.carryIn
  const exact = below.reduce(
    (total, each) => total + positive(rate - rateReached(each).rate) * positive(each.ngr + each.carryIn),
    rate * positive(ngrOwn),
  )
  const net = down(exact, unit)
  const gross = net + sum(below.map((each) => grossOf(each, unit)))
  return { tier, rate, gross, net, carryOut: keepsCarry && ngrOwn < 0n ? ngrOwn : 0n }
}
