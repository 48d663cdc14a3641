/** What is multiplied, and what of it a member is given at most. Pure. */
import { parts, point } from '../../../points/index.ts'
import { gameKinds, whole } from '../../terms.ts'

export const pointsTerms = {
  /** Points come to so many times the usual. */
  times: whole(2, 10),
  kinds: gameKinds,
  /** The most points beyond the usual that one member is given. */
  most: whole(1, 10_000_000),
}
export interface Terms {
  readonly times: number
  readonly kinds?: readonly string[]
  readonly most: number
}

/** Days of one offer: it has its own end. */
export const daysMost = 36_500

export const mostOf = ({ most }: Pick<Terms, 'most'>): bigint => BigInt(most) * point

/** What a member should have of so much worth: whole hundredths, never less than nothing or more than the most. */
export function dueOf(terms: Pick<Terms, 'most'>, worth: bigint): bigint {
  if (worth <= 0n) return 0n
  const [due, most] = [worth / parts, mostOf(terms)]
  return due > most ? most : due
}
