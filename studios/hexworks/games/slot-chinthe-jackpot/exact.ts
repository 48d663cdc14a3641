/**
 * The exact mathematics of Chinthe Jackpot: every one of the 32⁵ places counted, free spins with
 * their retriggers in closed form, and what a pot that must be won adds on average.
 */
import type { Plan } from '@jackfruit/studio-kit/rules'
import { chanceOf, freeSpinReturn, hitRateOf, momentsOf, mostTakes, outcomesOf } from '../../shared/maths.ts'
import { publishedOf } from '../../shared/published.ts'
import { lineSpread } from '../../shared/spread.ts'
import { machine } from './deal.ts'
import { freeSpins, freeTimes, most, pot, scatter, scatterPays, unitsPerStake } from './rules.ts'

/**
 * Of a pot whose hidden amount is drawn evenly between seed and ceiling: it falls at their middle on average, and
 * takes (middle − seed) / share of stakes to get there; middle over those stakes is its return.
 */
const potReturn = ({ seed, ceiling, sharePercent }: typeof pot): number =>
  ((sharePercent / 100) * (ceiling + seed)) / (ceiling - seed)

/** Takes a second or two. `exact` is of the game alone: the pot is the platform's. */
export function figures() {
  const spread = lineSpread(machine, scatter)
  const terms = {
    units: unitsPerStake,
    shownPays: (scatters: number) => scatterPays[scatters] ?? 0,
    awards: (scatters: number) => (scatters >= 3 ? freeSpins : 0),
  }
  const base = outcomesOf(spread, terms)
  const free = outcomesOf(spread, { ...terms, times: freeTimes })
  const baseMoments = momentsOf(base)
  const lines = momentsOf(outcomesOf(spread, { ...terms, shownPays: () => 0 })).mean
  const triggerChance = chanceOf(base, ({ awarded }) => awarded > 0)
  const { rtp, share, deviation, featureMean } = freeSpinReturn(baseMoments, momentsOf(free), triggerChance)
  const jackpot = potReturn(pot)
  return {
    exact: { rtp, hitRate: hitRateOf(base), deviation, most },
    parts: {
      lines,
      scatter: baseMoments.mean - lines,
      freeSpins: share,
      jackpot,
      withJackpot: rtp + jackpot,
    },
    places: spread.places,
    triggerEvery: 1 / triggerChance,
    featureMean,
    mostTakes: mostTakes(base, free, most),
  }
}

export const published = ({ exact, parts } = figures()) => publishedOf(exact, parts)

export const plans = (): readonly Plan[] => [{ name: 'spin', choice: null, exact: figures().exact }]
