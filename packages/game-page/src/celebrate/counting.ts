/** How the amount of a celebration counts. Pure: time comes in, an amount goes out. */
import type { Minor } from '@jackfruit/kernel'
import { holdMs, specs, type Tier, thresholds, tierOf } from './tiers.ts'

/** Where the counting begins: at the threshold of the tier below, whose name is passed on the way. */
export const beginsAt = (tier: 2 | 3 | 4, stake: Minor): Minor =>
  stake * (tier === 2 ? thresholds[0] : tier === 3 ? thresholds[1] : thresholds[2])

/** cubic-bezier(.15, .7, .2, 1): quick at once, and long in coming to rest. */
export function ease(x: number): number {
  if (x <= 0) return 0
  if (x >= 1) return 1
  const along = (one: number, two: number, t: number) =>
    3 * one * t * (1 - t) ** 2 + 3 * two * t ** 2 * (1 - t) + t ** 3
  let [low, high] = [0, 1]
  for (let step = 0; step < 24; step += 1) {
    const middle = (low + high) / 2
    if (along(0.15, 0.2, middle) < x) low = middle
    else high = middle
  }
  return along(0.7, 1, (low + high) / 2)
}

export interface Counted {
  readonly tier: 2 | 3 | 4
  readonly stake: Minor
  readonly amount: Minor
  /** 1, or less of every time where the player wants haste. */
  readonly pace: number
}

/** When the whole amount stands there. */
export const wholeAtMs = ({ tier, pace }: Pick<Counted, 'tier' | 'pace'>): number =>
  specs[tier].lastsMs * pace - holdMs

/** The amount `elapsedMs` after the beginning: never less than before, never more than was won. */
export function countedAt({ tier, stake, amount, pace }: Counted, elapsedMs: number): Minor {
  const from = beginsAt(tier, stake)
  const [begin, end] = [specs[tier].countsFromMs * pace, wholeAtMs({ tier, pace })]
  if (elapsedMs >= end) return amount
  if (elapsedMs <= begin) return from
  const share = BigInt(Math.floor(ease((elapsedMs - begin) / (end - begin)) * 1_000_000))
  return from + ((amount - from) * share) / 1_000_000n
}

/** Whose name stands over an amount that is being counted: of the tier below until its own is reached. */
export function titleTier({ tier, stake }: Pick<Counted, 'tier' | 'stake'>, shown: Minor): 1 | 2 | 3 | 4 {
  const reached: Tier = tierOf(stake, shown)
  return reached >= tier ? tier : reached < 1 ? 1 : (reached as 1 | 2 | 3 | 4)
}
