/** A payment reckoned again from the inputs that it came with, by the same formulas as the platform's. */
import {
  type Branch,
  type Dividend,
  type DividendCosts,
  dividendOf,
  type Exact,
  ngrOf,
  payable,
  type Rates,
  type Result,
  salaryGross,
  salaryNet,
  type TeamPeriod,
  tierAt,
  validOf,
  windowPay,
} from '@jackfruit/agent-pay'
import type { agents } from '@jackfruit/contracts'
import type { Minor } from '@jackfruit/kernel'
import { minorOf, ppmOf } from '../shared/minor.ts'
import { tiersOf } from './terms.ts'

/** What if the team had bet so much more or less, so many more or fewer had been active, and the own rates were others. */
export interface Change {
  /** In per cent of what was. */
  readonly bets: number
  readonly active: number
  /** Of the agent alone, in per cent of what they were: those of the lines below stay. */
  readonly rates: number
}
export const asItWas: Change = { bets: 100, active: 0, rates: 100 }

/** What one team brings, before those below it take their part. */
interface Part {
  readonly account: string
  readonly tier: number | null
  readonly rates: Rates
  readonly valid: Minor
  readonly active: number
  /** In millionths of a minor unit. */
  readonly gross: Exact
  /** Of dividends where each branch counts for itself: the branch's own result, without those named beside it. */
  readonly branch?: Minor
}

export interface Reckoned {
  readonly pay: Minor
  /** What is left for the next time. */
  readonly carry: bigint
  readonly own: Part
  readonly below: readonly Part[]
  /** Of dividends: the result that is shared. */
  readonly dividend: (Dividend & { readonly ngr: Minor }) | null
}

type Payment = Pick<agents.Payment, 'kind' | 'own' | 'below' | 'terms'> & {
  readonly retro?: string | undefined
}

export function reckon(payment: Payment, scale: number, change: Change = asItWas): Reckoned {
  const own = teamOf(payment.own, scale, change)
  const below = payment.below.map((input) => teamOf(input, scale, { ...change, rates: 100 }))
  switch (payment.kind) {
    case 'dividend':
      return dividend(payment, { own, below, scale })
    case 'realtime':
      return realTime(payment, own, below)
    case 'daily':
    case 'hourly':
      return salary(payment, own, below)
  }
}

interface Team extends TeamPeriod {
  readonly input: agents.Input
  readonly tiers: ReturnType<typeof tiersOf>
  readonly step: Minor | undefined
  /** By which a step is reached, where that is not what is paid for: of the day so far. */
  readonly reached: { readonly valid: Minor; readonly active: number; readonly lost: Minor }
  readonly result: Result | null
}

export const minorsOf = (result: NonNullable<agents.Input['result']>, scale: number): Result => ({
  stake: minorOf(result.stake, scale),
  payout: minorOf(result.payout, scale),
  bonuses: minorOf(result.bonuses, scale),
  rebates: minorOf(result.rebates, scale),
  salaries: minorOf(result.salaries, scale),
  deposits: minorOf(result.deposits, scale),
})

function teamOf(input: agents.Input, scale: number, { bets, active: more, rates }: Change): Team {
  const times = (amount: string): Minor => (minorOf(amount, scale) * BigInt(bets)) / 100n
  const validByKind = Object.fromEntries(input.validByKind.map(({ kind, valid }) => [kind, times(valid)]))
  const was = input.result && minorsOf(input.result, scale)
  // Bonuses, rebates and deposits stay as they were: who bets more need not have paid in more.
  const result = was &&
    input.result && { ...was, stake: times(input.result.stake), payout: times(input.result.payout) }
  const active = Math.max(0, input.active + more)
  const lost = result ? result.stake - result.payout : 0n
  const reached = input.reached
    ? { valid: times(input.reached.valid), lost: times(input.reached.lost), active }
    : { valid: validOf({ validByKind }), lost, active }
  return {
    ...{ input, validByKind, active, lost, reached, result },
    tiers: tiersOf(input.tiers, scale).map((tier) => ({ ...tier, rates: timesRates(tier.rates, rates) })),
    step: input.step === null ? undefined : minorOf(input.step, scale),
  }
}

const timesRates = (of: Rates, percent: number): Rates =>
  Object.fromEntries(Object.entries(of).map(([kind, rate]) => [kind, (rate * BigInt(percent)) / 100n]))

const partOf = (team: Team, tier: number | null, gross: Exact): Part => ({
  ...{ account: team.input.account, tier, gross, active: team.active },
  rates: (tier === null ? undefined : team.tiers[tier])?.rates ?? {},
  valid: validOf(team),
})

function salary({ own: { carryIn } }: Payment, own: Team, below: readonly Team[]): Reckoned {
  const grossOf = (team: Team) => {
    const { tiers, step, input } = team
    const terms = { tiers, ...(step !== undefined && { step }), onlyIfTeamLost: input.onlyIfTeamLost }
    const { tier, gross } = salaryGross(terms, team)
    return partOf(team, tier, gross)
  }
  const [whole, parts] = [grossOf(own), below.map(grossOf)]
  const net = salaryNet(
    whole.gross,
    parts.map(({ gross }) => gross),
  )
  const { pay, carry } = payable(net + BigInt(carryIn))
  return { pay, carry, own: whole, below: parts, dividend: null }
}

function realTime({ own: { carryIn }, retro }: Payment, own: Team, below: readonly Team[]): Reckoned {
  const windowOf = (team: Team) => {
    const stays = team.input.onlyIfTeamLost && team.reached.lost <= 0n
    const tier = stays ? null : tierAt(team.tiers, team.reached)
    const { rates } = partOf(team, tier, 0n)
    const window = { rates, validByKind: team.validByKind }
    const { pay, carry } = windowPay({ own: window, below: [], carry: 0n })
    return { window, part: partOf(team, tier, pay * 1_000_000n + carry) }
  }
  const [whole, parts] = [windowOf(own), below.map(windowOf)]
  const paid = windowPay({
    own: whole.window,
    below: parts.map(({ window }) => window),
    carry: BigInt(carryIn),
    ...(retro !== undefined && { retro: BigInt(retro) }),
  })
  return { ...paid, own: whole.part, below: parts.map(({ part }) => part), dividend: null }
}

interface DividendOf {
  own: Team
  below: readonly Team[]
  scale: number
}

function dividend({ terms }: Payment, { own, below, scale }: DividendOf): Reckoned {
  const said = terms.dividend
  if (!said) throw new Error('a dividend without its terms')
  const costs = costsOf(said)
  const branchOf = (team: Team): Branch => ({
    ...{ tiers: team.tiers, valid: validOf(team), active: team.active },
    ngr: team.result ? ngrOf(team.result, costs) : 0n,
    carryIn: BigInt(team.input.carryIn),
  })
  const [branch, branches] = [branchOf(own), below.map(branchOf)]
  const { mode, keepsCarry } = said
  const unit = minorOf(said.unit, scale) || 1n
  const found = dividendOf({ mode, keepsCarry, unit, own: branch, below: branches })
  const aloneOf = (each: Branch) => dividendOf({ mode: 'AGGREGATE', keepsCarry, unit, own: each, below: [] })
  return {
    ...{ pay: found.net, carry: found.carryOut },
    own: {
      ...partOf(own, found.tier, found.gross * 1_000_000n),
      ...(mode === 'PER_BRANCH' && { branch: branches.reduce((left, { ngr }) => left - ngr, branch.ngr) }),
    },
    below: branches.map((each, at) => {
      const { tier, gross } = aloneOf(each)
      const part = partOf(below[at] ?? own, tier, gross * 1_000_000n)
      return mode === 'PER_BRANCH' ? { ...part, branch: each.ngr } : part
    }),
    dividend: { ...found, ngr: branch.ngr },
  }
}

type Said = NonNullable<agents.Terms['dividend']>

export const costsOf = ({ lessSalaries, paymentFee, providerFee }: Said): DividendCosts => ({
  ...{ lessSalaries, paymentFee: ppmOf(paymentFee) ?? 0n, providerFee: ppmOf(providerFee) ?? 0n },
})

export interface Verdict {
  readonly isRight: boolean
  /** What the browser found less what was paid. */
  readonly difference: Minor
}

/** Whether a payment is what its inputs make, to the last unit, and what it carries on too. */
export function judge(payment: agents.Payment, scale: number): Verdict {
  const { pay, carry } = reckon(payment, scale)
  const difference = pay - minorOf(payment.amount, scale)
  const carries = carry === BigInt(payment.carryOut)
  return { isRight: difference === 0n && carries, difference }
}
