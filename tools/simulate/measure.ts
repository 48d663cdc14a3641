/** A plan's simulation in chunks, each from a stream of its own, so that a run can stop and go on. */

import type { GameFolder, Plan } from '@jackfruit/studio-kit/rules'
import { fastStream } from '@jackfruit/studio-kit/testing/fast-stream'
import { added, nothing, playPlan, type Sums } from './play-plan.ts'

const chunkRounds = 1_000_000

export interface Measured {
  /** Shares of the stake. */
  readonly rtp: number
  /** Standard error of the mean, by the exact deviation where one is known, else by the measured one. */
  readonly error: number
  readonly hitRate: number
  readonly deviation: number
  /** From the exact return, in standard errors. */
  readonly distance: number
}

/** What is kept of a run: `chunks` whole ones, with their sums. */
export interface Kept {
  readonly chunks: number
  readonly sums: Sums
}

/** Plays up to so many rounds; `keep` is told after each whole chunk. The last chunk may be a part of one. */
export function simulate(
  { folder, plan, seed }: { folder: GameFolder; plan: Plan; seed: string },
  rounds: number,
  before: Kept = { chunks: 0, sums: nothing },
  keep: (kept: Kept) => void = () => {},
): Sums {
  let { chunks, sums } = before
  while (sums.rounds < rounds) {
    const size = Math.min(chunkRounds, rounds - sums.rounds)
    const random = fastStream(`${folder.rules.code}:${plan.name}:${seed}:${chunks}`)
    sums = added(sums, playPlan(folder, plan, size, random))
    chunks++
    if (size === chunkRounds) keep({ chunks, sums })
  }
  return sums
}

/** `publishedError` is that of a return that was itself simulated: it adds to the distance's own. */
export function measured(
  { rounds, returned, squares, hits }: Sums,
  plan: Pick<Plan, 'exact'>,
  publishedError = 0,
): Measured {
  const rtp = returned / rounds
  const deviation = Math.sqrt(Math.max(squares / rounds - rtp * rtp, 0))
  const error = (plan.exact.deviation || deviation) / Math.sqrt(rounds)
  const apart = Math.hypot(error, publishedError)
  const distance = apart === 0 ? 0 : (rtp - plan.exact.rtp) / apart
  return { rtp, error, hitRate: hits / rounds, deviation, distance }
}
