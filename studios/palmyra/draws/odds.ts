/** How odds of a number come down as what is owed for it grows: 85, 80, 75, and the others in the same proportion. */
import type { Ladder, Odds } from '@jackfruit/lottery-rules'

/** Into how many steps odds come down before a number is closed. */
export const steps = 2

/** 5 of 85. */
const partOf = (times: number) => Math.floor(times / 17 / 100) * 100

export const steppedDown = (odds: Odds, step: number): Odds =>
  Object.fromEntries(Object.entries(odds).map(([name, times]) => [name, times - step * partOf(times)]))

/** `most`: of a line at each step, in 1/10,000 of the stake. The first holds until `cap` is owed, each further a tenth more. */
export const ladderOfMost = (
  most: readonly number[],
  { cap, stakeMin }: { readonly cap: bigint; readonly stakeMin: bigint },
): Ladder => ({
  stakeMin,
  steps: most.map((times, step) => ({ times, upTo: cap + (cap / 10n) * BigInt(step) })),
})
