/**
 * What of a bet is truly at risk, where a game has places that stand against each other: red and black, the three
 * dozens, banker and player. Decision 0031 says why it is this and nothing else.
 */
import type { Minor } from '@jackfruit/kernel'

/** What the bet returns in one outcome, and how often that outcome comes. */
export type Return = readonly [back: Minor, weight: number]

/** Outcomes that come once in so many rounds or less, all of them together, are the house's: a zero, a tie, a triple. */
const houseHasOneIn = 10

/**
 * The stake, less what comes back whatever happens. The worst outcomes are set aside, as long as all that are set aside
 * come in at most one round of ten: the bet that loses in these alone covers the table, and risks what it loses
 * otherwise. From 0 to the stake.
 */
export function atRiskOf(stake: Minor, returns: readonly Return[]): Minor {
  const worstFirst = returns.toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const all = returns.reduce((sum, [, weight]) => sum + weight, 0)
  let aside = 0
  for (const [back, weight] of worstFirst) {
    aside += weight
    if (aside * houseHasOneIn > all) return back < stake ? stake - back : 0n
  }
  return stake
}
