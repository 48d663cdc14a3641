import type { Chance, Mapping } from './mappings.ts'
import { rejectedBy, twoSided, upperTail } from './statistics.ts'

/** One false alarm in a hundred runs of all tests together. */
export const alpha = 0.01

export interface Tested {
  readonly name: string
  readonly freedom: number
  readonly statistic: number
  /** The chance of so large a statistic, if the draws are what they should be. */
  readonly p: number
  readonly isRejected: boolean
}

/** Measures each mapping over about so many draws, from one stream; Bonferroni–Holm over all of them. */
export function testAll(mappings: readonly Mapping[], random: Chance, draws: number): Tested[] {
  const tested = mappings.map(({ name, freedom, measure }) => {
    const statistic = measure(random, draws)
    return { name, freedom, statistic, p: upperTail(statistic, freedom) }
  })
  const rejected = rejectedBy(
    tested.map(({ p }) => twoSided(p)),
    alpha,
  )
  return tested.map((each, i) => ({ ...each, isRejected: rejected[i] ?? false }))
}
