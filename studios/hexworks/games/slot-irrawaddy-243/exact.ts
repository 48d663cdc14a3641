/**
 * The exact mathematics of Irrawaddy 243: every one of the 32⁵ places counted, once as a base spin and
 * once as a free spin, and the free spins with their retriggers in closed form.
 */
import type { Plan } from '@jackfruit/studio-kit/rules'
import { chanceOf, freeSpinReturn, hitRateOf, momentsOf, mostTakes, outcomesOf } from '../../shared/maths.ts'
import { publishedOf } from '../../shared/published.ts'
import { waysSpread } from '../../shared/ways.ts'
import { machine } from './engine.ts'
import { freeSpins, freeWildTimes, most, scatter, scatterPays, unitsPerStake } from './rules.ts'

export function figures() {
  const terms = {
    units: unitsPerStake,
    shownPays: (scatters: number) => scatterPays[scatters] ?? 0,
    awards: (scatters: number) => freeSpins[scatters] ?? 0,
  }
  const baseSpread = waysSpread(machine, scatter, 1)
  const base = outcomesOf(baseSpread, terms)
  const free = outcomesOf(waysSpread(machine, scatter, freeWildTimes), terms)
  const ways = momentsOf(outcomesOf(baseSpread, { ...terms, shownPays: () => 0 })).mean
  const baseMoments = momentsOf(base)
  const freeMoments = momentsOf(free)
  const triggerChance = chanceOf(base, ({ awarded }) => awarded > 0)
  const { rtp, share, deviation, featureMean } = freeSpinReturn(baseMoments, freeMoments, triggerChance)
  return {
    exact: { rtp, hitRate: hitRateOf(base), deviation, most },
    parts: { ways, scatter: baseMoments.mean - ways, freeSpins: share },
    places: baseSpread.places,
    triggerEvery: 1 / triggerChance,
    featureMean,
    freeSpinMean: freeMoments.mean,
    baseSpinMost: base.reduce((best, { win }) => Math.max(best, win), 0),
    freeSpinMost: free.reduce((best, { win }) => Math.max(best, win), 0),
    mostTakes: mostTakes(base, free, most),
  }
}

export const published = ({ exact, parts } = figures()) => publishedOf(exact, parts)

export const plans = (): readonly Plan[] => [{ name: 'spin', choice: null, exact: figures().exact }]
