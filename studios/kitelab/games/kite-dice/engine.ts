import type { Random } from '@jackfruit/fairness'
import { invariant, type Minor } from '@jackfruit/kernel'
import type { Bet, NoChoice, Played } from '@jackfruit/studio-kit/rules'
import { faces, pays } from './rules.ts'

export interface Round {
  readonly dice: readonly [number, number]
  readonly total: number
  readonly win: Minor
}

/** Draws the first die, then the second. Every round ends at once. */
export function play(
  { stake }: Pick<Bet<NoChoice>, 'stake'>,
  _actions: readonly never[],
  random: Random,
): Played {
  const { dice, total, win } = deal(stake, random)
  return { stake, win, ended: true, shown: { dice, total } }
}

/** Two fair dice, one after the other. What they pay depends on nothing else. */
export function deal(stake: Minor, random: Random): Round {
  invariant(stake > 0n && stake % 2n === 0n, `a stake of ${stake} cannot be paid one and a half times`)
  const dice = [random.below(faces) + 1, random.below(faces) + 1] as const
  return { dice, total: dice[0] + dice[1], win: payOf(dice[0] + dice[1], stake) }
}

export const payOf = (total: number, stake: Minor): Minor => (stake * BigInt(pays[total] ?? 0)) / 100n
