/**
 * The exact mathematics of Nat Sticky Wilds. The base spin is counted over every place of its reels. Free spins
 * are a chain over the 2⁹ sets of wilds that stay: a line's pay is a sum of rises (three in a row,
 * the fourth, the fifth), each a product over reels, and so is the product of two lines' pays.
 */
import type { Plan } from '@jackfruit/studio-kit/rules'
import { chanceOf, hitRateOf, momentsOf, outcomesOf } from '../../shared/maths.ts'
import { publishedOf } from '../../shared/published.ts'
import { lineSpread } from '../../shared/spread.ts'
import { baseMachine } from './deal.ts'
import { freeSpins, most, scatter, scatterPays, unitsPerStake } from './rules.ts'
import { featureMoments } from './sticky-chain.ts'

/** Takes a few seconds. */
export function figures() {
  const spread = lineSpread(baseMachine, scatter)
  const terms = {
    units: unitsPerStake,
    shownPays: (scatters: number) => scatterPays[scatters] ?? 0,
    awards: (scatters: number) => (scatters >= 3 ? 1 : 0),
  }
  const base = outcomesOf(spread, terms)
  const { mean, square, together } = momentsOf(base)
  const lines = momentsOf(outcomesOf(spread, { ...terms, shownPays: () => 0 })).mean
  const triggerChance = chanceOf(base, ({ awarded }) => awarded > 0)
  const feature = featureMoments(freeSpins)
  const rtp = mean + triggerChance * feature.mean
  const squareOfRound = square + 2 * together * feature.mean + triggerChance * feature.square
  return {
    exact: { rtp, hitRate: hitRateOf(base), deviation: Math.sqrt(squareOfRound - rtp * rtp), most },
    parts: { lines, scatter: mean - lines, freeSpins: triggerChance * feature.mean },
    places: spread.places,
    triggerEvery: 1 / triggerChance,
    featureMean: feature.mean,
    baseSpinMost: base.reduce((best, { win }) => Math.max(best, win), 0),
  }
}

export const published = ({ exact, parts } = figures()) => publishedOf(exact, parts)

export const plans = (): readonly Plan[] => [{ name: 'spin', choice: null, exact: figures().exact }]
