/** The exact mathematics of Ruby Classic 3: all 32³ stops, one after another. */
import type { Plan } from '@jackfruit/studio-kit/rules'
import { publishedOf } from '../../shared/published.ts'
import { payAt } from './engine.ts'
import { reels } from './rules.ts'

export function figures() {
  const distribution = new Map<number, number>()
  for (const a of reels[0].keys())
    for (const b of reels[1].keys())
      for (const c of reels[2].keys()) {
        const pay = payAt([a, b, c])
        distribution.set(pay, (distribution.get(pay) ?? 0) + 1)
      }
  const places = reels.reduce((product, reel) => product * reel.length, 1)
  const wins = [...distribution].toSorted(([one], [other]) => one - other)
  const rtp = wins.reduce((sum, [pay, count]) => sum + pay * count, 0) / places
  const square = wins.reduce((sum, [pay, count]) => sum + pay * pay * count, 0) / places
  return {
    exact: {
      rtp,
      hitRate: 1 - (distribution.get(0) ?? 0) / places,
      deviation: Math.sqrt(square - rtp * rtp),
      most: Math.max(...distribution.keys()),
    },
    /** How many of all places win so many stakes, lowest first. */
    distribution: wins,
    places,
  }
}

export const published = ({ exact } = figures()) => publishedOf(exact, {})

export const plans = (): readonly Plan[] => [{ name: 'spin', choice: null, exact: figures().exact }]
