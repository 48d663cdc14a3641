/** The exact return of Coin Flip: k calls in a row are correct with a chance of 1 / 2ᵏ. */
import type { Json, Plan } from '@jackfruit/studio-kit/rules'
import { mostStakes } from '../../shared/limits.ts'
import { winOrLose } from '../../shared/moments.ts'
import { ladder } from './rules.ts'
import { readShown } from './shown.ts'

export const exact = (calls: number) => winOrLose(1 / 2 ** calls, (ladder[calls - 1] ?? 0) / 100)

/** The most stakes that a round returns within the limits. */
export const most = (): number =>
  Math.max(...ladder.map((multiple) => multiple / 100).filter((multiple) => multiple <= mostStakes))

const calling =
  (calls: number) =>
  (shown: Json): Json =>
    readShown(shown).calls.length < calls ? { call: 'heads' } : { cashOut: true }

export const plans = (): readonly Plan[] =>
  [1, 3, 6].map((calls) => ({
    name: `${calls} calls`,
    choice: { call: 'heads' },
    act: calling(calls),
    exact: exact(calls),
  }))
