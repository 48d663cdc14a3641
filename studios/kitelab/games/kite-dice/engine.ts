import { invariant, type Minor } from '@jackfruit/kernel'
import { faces, pays } from './rules.ts'

/** Where chance comes from: the same draws tell the same story. */
export interface Random {
  below(n: number): number
}

export interface Round {
  readonly dice: readonly [number, number]
  readonly total: number
  readonly win: Minor
}

/** Two fair dice, one after the other. What they pay depends on nothing else. */
export function deal(stake: Minor, random: Random): Round {
  invariant(stake > 0n && stake % 2n === 0n, `a stake of ${stake} cannot be paid one and a half times`)
  const dice = [random.below(faces) + 1, random.below(faces) + 1] as const
  return { dice, total: dice[0] + dice[1], win: payOf(dice[0] + dice[1], stake) }
}

export const payOf = (total: number, stake: Minor): Minor => (stake * BigInt(pays[total] ?? 0)) / 100n
