/** Daily and hourly salary (platform conventions 4.3, formulas 1 and 2). */
import type { Minor } from '@jackfruit/kernel'
import type { Exact } from './rate.ts'
import { type Reached, rateOf, type Tier, tierAt } from './tiers.ts'

export interface SalaryTerms {
  readonly tiers: readonly Tier[]
  /** Only full steps of this much count: "15 for each full 10,000" is a step of 10,000 and a rate of 0.15 %. */
  readonly step?: Minor
  readonly onlyIfTeamLost?: boolean
}

/** Of a team in a period: what counts of its bets by kind of game, and how many members bet enough to be active. */
export interface TeamPeriod {
  readonly validByKind: Readonly<Record<string, Minor>>
  readonly active: number
  readonly lost: Minor
}

export interface Gross {
  readonly tier: number | null
  readonly gross: Exact
}

export const validOf = ({ validByKind }: Pick<TeamPeriod, 'validByKind'>): Minor =>
  Object.values(validByKind).reduce((sum, each) => sum + each, 0n)

/** The tier by all that counts, the rate by kind. */
export function salaryGross(terms: SalaryTerms, team: TeamPeriod): Gross {
  const reached: Reached = { valid: validOf(team), active: team.active, lost: team.lost }
  const place = terms.onlyIfTeamLost && team.lost <= 0n ? null : tierAt(terms.tiers, reached)
  const tier = place === null ? undefined : terms.tiers[place]
  if (!tier) return { tier: null, gross: 0n }
  const gross = Object.entries(team.validByKind).reduce(
    (sum, [kind, valid]) => sum + steps(valid, terms.step) * rateOf(tier.rates, kind),
    0n,
  )
  return { tier: place, gross }
}

/** Bets that were taken back count against the whole, so down to the step below. */
function steps(valid: Minor, step: Minor | undefined): Minor {
  if (!step) return valid
  const rest = ((valid % step) + step) % step
  return valid - rest
}

/**
 * What an agent keeps of the gross after those directly below with a contract of the kind. Never below zero: the test at
 * saving sees to it, except where a contract asks for a loss; there the house bears what is missing.
 */
export function salaryNet(gross: Exact, below: readonly Exact[]): Exact {
  const net = gross - below.reduce((sum, each) => sum + each, 0n)
  return net > 0n ? net : 0n
}
