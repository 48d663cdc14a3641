/** The test at saving (platform conventions 4.4): nobody below is promised more than is there. */
import type { Minor } from '@jackfruit/kernel'
import type { Ppm } from './rate.ts'
import { kindsOf, type Rates, rateOf, type Tier } from './tiers.ts'

export interface Promised {
  readonly tiers: readonly Tier[]
  readonly step?: Minor
  /** Nothing is certain of it: a team that lost may stand in one that won. */
  readonly onlyIfTeamLost?: boolean
}

export type CeilingProblem =
  | { readonly what: 'abovePayer'; readonly tier: number; readonly kind: string; readonly most: Ppm }
  | { readonly what: 'aboveCap'; readonly tier: number; readonly kind: string; readonly most: Ppm }
  | { readonly what: 'step'; readonly step: Minor }

/**
 * A team's figures are never below those of a team inside it, so it is enough that at each step of the one below the
 * one above brings at least as much. A loss is no such figure: what asks for it stands outside of this promise.
 */
export function ceilingProblem(above: Promised | null, below: Promised, cap: Rates): CeilingProblem | null {
  const isSure = !above?.onlyIfTeamLost || below.onlyIfTeamLost === true
  for (const [tier, { minValid, minActive, rates }] of below.tiers.entries())
    for (const kind of kindsOf(rates, cap, ...(above?.tiers.map((each) => each.rates) ?? []))) {
      const rate = rateOf(rates, kind)
      if (rate > rateOf(cap, kind)) return { what: 'aboveCap', tier, kind, most: rateOf(cap, kind) }
      if (!above) continue
      const most = rateOf(bestOf(isSure ? above.tiers : [], minValid, minActive), kind)
      if (rate > most) return { what: 'abovePayer', tier, kind, most }
    }
  const step = above?.step
  if (step && (!below.step || below.step % step !== 0n)) return { what: 'step', step }
  return null
}

/** What is certain once so much was bet by so many; a tier that asks for a loss is never certain. */
const bestOf = (tiers: readonly Tier[], valid: Minor, active: number): Rates =>
  tiers.findLast((tier) => tier.minLoss === undefined && valid >= tier.minValid && active >= tier.minActive)
    ?.rates ?? {}
