/** Exact returns from whole distributions. */
import type { ExactReturn } from '@jackfruit/studio-kit/rules'

/** One way that a round can end: how likely, and what it returns of a stake of one. */
export interface Outcome {
  readonly chance: number
  readonly back: number
}

export function exactOf(outcomes: readonly Outcome[]): ExactReturn {
  const sum = (of: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + outcome.chance * of(outcome), 0)
  const rtp = sum(({ back }) => back)
  return {
    rtp,
    hitRate: sum(({ back }) => (back > 0 ? 1 : 0)),
    deviation: Math.sqrt(sum(({ back }) => (back - rtp) ** 2)),
    most: Math.max(...outcomes.map(({ back }) => back)),
  }
}

/** One prize or nothing. */
export const winOrLose = (chance: number, back: number): ExactReturn =>
  exactOf([
    { chance, back },
    { chance: 1 - chance, back: 0 },
  ])

/** Number of ways to choose k of n, exact: the counts of these games stay far below 2⁵³. */
export function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0
  let ways = 1n
  for (let i = 0; i < k; i++) ways = (ways * BigInt(n - i)) / BigInt(i + 1)
  return Number(ways)
}
