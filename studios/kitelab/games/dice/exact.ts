/** The exact return of Dice: count × multiple, and the worst that rounding down makes of it. */
import type { ByCurrency, Plan } from '@jackfruit/studio-kit/rules'
import { winOrLose } from '../../shared/moments.ts'
import { one } from '../../shared/pay.ts'
import { faces, fewest, most, multipleOf } from './rules.ts'

export const exact = (count: number) => winOrLose(count / faces, multipleOf(count) / one)

const counts = Array.from({ length: most - fewest + 1 }, (_, i) => fewest + i)

/** Lowest and highest return of all chances, before an amount is rounded. */
export function returns(): { readonly worst: number; readonly best: number } {
  const all = counts.map((count) => (count * multipleOf(count)) / (faces * one))
  return { worst: Math.min(...all), best: Math.max(...all) }
}

/**
 * The lowest return of all chances at one stake, in minor units, with the amount rounded down too. The
 * smaller the stake, the more rounding takes.
 */
export const worstAt = (stake: number): number =>
  Math.min(
    ...counts.map((count) => (Math.floor((stake * multipleOf(count)) / one) * count) / (stake * faces)),
  )

/** The smallest stake on offer, in minor units of two decimals. */
export const leastStake = (stakes: ByCurrency<readonly string[]>): number =>
  Math.min(...Object.values(stakes).map(([least]) => Number(least) * 100))

export const plans = (): readonly Plan[] => [
  { name: 'under 49.50', choice: { side: 'under', count: 4_950 }, exact: exact(4_950) },
  { name: 'over 4.99', choice: { side: 'over', count: 9_500 }, exact: exact(9_500) },
  { name: 'under 1.00', choice: { side: 'under', count: 100 }, exact: exact(100) },
]
