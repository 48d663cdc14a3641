/**
 * The exact mathematics of Golden Chinthe: every one of the 32⁵ places counted, and the free spins with
 * their retriggers in closed form.
 */
import type { Plan } from '@jackfruit/studio-kit/rules'
import { chanceOf, freeSpinReturn, hitRateOf, momentsOf, mostTakes, outcomesOf } from '../../shared/maths.ts'
import { publishedOf } from '../../shared/published.ts'
import { lineSpread } from '../../shared/spread.ts'
import { machine } from './deal.ts'
import { freeSpins, freeTimes, most, scatter, scatterPays, unitsPerStake } from './rules.ts'

export function figures() {
  const terms = {
    units: unitsPerStake,
    shownPays: (scatters: number) => scatterPays[scatters] ?? 0,
    awards: (scatters: number) => freeSpins[scatters] ?? 0,
  }
  const spread = lineSpread(machine, scatter)
  const base = outcomesOf(spread, terms)
  const free = outcomesOf(spread, { ...terms, times: freeTimes })
  const lines = momentsOf(outcomesOf(spread, { ...terms, shownPays: () => 0 })).mean
  const baseMoments = momentsOf(base)
  const triggerChance = chanceOf(base, ({ awarded }) => awarded > 0)
  const { rtp, share, deviation, featureMean } = freeSpinReturn(baseMoments, momentsOf(free), triggerChance)
  return {
    exact: { rtp, hitRate: hitRateOf(base), deviation, most },
    parts: { lines, scatter: baseMoments.mean - lines, freeSpins: share },
    places: spread.places,
    triggerEvery: 1 / triggerChance,
    featureMean,
    baseSpinMost: base.reduce((best, { win }) => Math.max(best, win), 0),
    mostTakes: mostTakes(base, free, most),
  }
}

export const published = ({ exact, parts } = figures()) => publishedOf(exact, parts)

export const plans = (): readonly Plan[] => [{ name: 'spin', choice: null, exact: figures().exact }]
