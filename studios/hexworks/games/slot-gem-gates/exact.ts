/** The exact mathematics of Mogok Gems: all 28³ places of the reels, times the six multipliers. */
import type { Plan } from '@jackfruit/studio-kit/rules'
import { hitRateOf, type Outcome, outcomesOf } from '../../shared/maths.ts'
import { publishedOf } from '../../shared/published.ts'
import { lineSpread } from '../../shared/spread.ts'
import { machine } from './engine.ts'
import { lineTable, multipliers, unitsPerStake } from './rules.ts'

export function figures() {
  const spread = lineSpread(machine, lineTable.wild)
  const lines = outcomesOf(spread, { units: unitsPerStake, shownPays: () => 0, awards: () => 0 })
  const all = multipliers.reduce((sum, { weight }) => sum + weight, 0)
  const results = multipliers.flatMap(({ times, weight }) =>
    lines.map(
      ({ chance, win }): Outcome => ({ chance: (chance * weight) / all, win: win * times, awarded: 0 }),
    ),
  )
  const mean = (of: (outcome: Outcome) => number) =>
    results.reduce((sum, result) => sum + result.chance * of(result), 0)
  const rtp = mean(({ win }) => win)
  return {
    exact: {
      rtp,
      hitRate: hitRateOf(results),
      deviation: Math.sqrt(mean(({ win }) => win * win) - rtp * rtp),
      most: results.reduce((best, { win }) => Math.max(best, win), 0),
    },
    places: spread.places,
    lineReturn: lines.reduce((sum, { chance, win }) => sum + chance * win, 0),
    multiplierMean: multipliers.reduce((sum, { times, weight }) => sum + times * weight, 0) / all,
  }
}

export const published = ({ exact, lineReturn } = figures()) =>
  publishedOf(exact, { linesBeforeMultiplier: lineReturn })

export const plans = (): readonly Plan[] => [{ name: 'spin', choice: null, exact: figures().exact }]
