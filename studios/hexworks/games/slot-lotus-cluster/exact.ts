/**
 * What Lotus Cluster returns. Clusters that touch and fall have no small state, so the figures are
 * those of a simulation of the very code that deals (games.md §1.10): its sums are recorded here, and
 * `npm run simulate -- slot-lotus-cluster` with the same seed and rounds gives them again.
 */
import type { ExactReturn, Plan } from '@jackfruit/studio-kit/rules'
import { most, unitsPerStake } from './rules.ts'

/** Sums over a run's rounds, in tenths of the stake. */
export interface Run {
  readonly seed: string
  readonly rounds: number
  readonly units: number
  readonly squares: number
  /** Rounds that returned anything. */
  readonly hits: number
}

export const run: Run = {
  seed: '1',
  rounds: 171_000_000,
  units: 1_643_372_409,
  squares: 95_655_068_211,
  hits: 62_863_837,
}

export function returnOf({ rounds, units, squares, hits }: Run): ExactReturn {
  const rtp = units / rounds / unitsPerStake
  const deviation = Math.sqrt(squares / rounds / unitsPerStake ** 2 - rtp * rtp)
  return { rtp, hitRate: hits / rounds, deviation, most }
}

/** Standard error of the run's return, as a share of the stake. */
export const errorOf = (of: Run): number => returnOf(of).deviation / Math.sqrt(of.rounds)

export const plans = (): readonly Plan[] => [{ name: 'spin', choice: null, exact: returnOf(run) }]
