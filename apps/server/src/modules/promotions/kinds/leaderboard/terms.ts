/** A board: for what one stands on it, over which windows, and for which prizes. Pure. */
import * as z from 'zod/mini'
import type { Sums } from '../../counting/counts.ts'
import type { Score } from '../../counting/scores.ts'
import { amount, gameKinds, minor, whole } from '../../terms.ts'

export const boardTerms = {
  unit: z.enum(['hour', 'day', 'week', 'whole']),
  /** How many windows one after the other; what they bring is set aside when the offer is made. */
  times: whole(1, 1_000),
  by: z.enum(['valid', 'multiple', 'net']),
  kinds: gameKinds,
  /** Smaller stakes do not count for the best multiple. */
  stakeMin: amount,
  prizes: z.union([
    z.strictObject({ own: z.array(amount).check(z.minLength(1), z.maxLength(50)) }),
    z.strictObject({ shared: amount, places: whole(2, 50) }),
  ]),
  /** Voided rounds are waited for so many minutes before it is paid. */
  freezeMinutes: z._default(whole(0, 1_440), 10),
}
export interface Terms {
  readonly unit: 'hour' | 'day' | 'week' | 'whole'
  readonly times: number
  readonly by: 'valid' | 'multiple' | 'net'
  readonly kinds?: readonly string[]
  readonly stakeMin: string
  readonly prizes: { readonly own: readonly string[] } | { readonly shared: string; readonly places: number }
  readonly freezeMinutes: number
}

export const poolOf = ({ prizes }: Pick<Terms, 'prizes'>): bigint =>
  'own' in prizes ? prizes.own.reduce((all, each) => all + minor(each), 0n) : minor(prizes.shared)

export const placesOf = ({ prizes }: Pick<Terms, 'prizes'>): number =>
  'own' in prizes ? prizes.own.length : prizes.places

/** What one round is worth: minor units, or hundredths of the stake. */
export function worthOf({ by, stakeMin }: Terms, { rounds, stake, win, valid }: Sums): bigint {
  if (rounds <= 0) return 0n
  if (by === 'valid') return valid > 0n ? valid : 0n
  if (by === 'net') return win - stake
  return stake >= minor(stakeMin) ? (win * 100n) / stake : 0n
}

/** What each of the first is given. A shared pool is shared by score, to the last unit: what remains is the first's. */
export function sharesOf({ prizes }: Pick<Terms, 'prizes'>, top: readonly Pick<Score, 'score'>[]): bigint[] {
  if ('own' in prizes) return top.map((_, place) => minor(prizes.own[place] ?? '0.00'))
  const [pool, all] = [minor(prizes.shared), top.reduce((sum, { score }) => sum + score, 0n)]
  const shares = top.map(({ score }) => (pool * score) / all)
  const rest = pool - shares.reduce((sum, share) => sum + share, 0n)
  return shares.map((share, place) => (place === 0 ? share + rest : share))
}
