/** A part of what games keep of a member's stakes, to the last unit. Pure. */

import { amount, gameKinds, minor, whole } from '../../terms.ts'
import { percent, pointsOf } from '../cashback/terms.ts'

export const rakebackTerms = {
  /** So many days. */
  times: whole(1, 1_000),
  kinds: gameKinds,
  /** The part of what games keep. */
  share: percent,
  /** The most of a day. */
  cap: amount,
}
export interface Terms {
  readonly times: number
  readonly kinds?: readonly string[]
  readonly share: string
  readonly cap: string
}

const million = 1_000_000n
const hundredthsOfPercent = 10_000n
/** What is less than the smallest unit, in parts of it. */
const unit = million * hundredthsOfPercent

/** What is paid of what games kept, in millionths of the smallest unit, and of what waited; and what waits on. */
export function reckon(
  { share, cap }: Pick<Terms, 'share' | 'cap'>,
  { kept, rest }: { readonly kept: bigint; readonly rest: bigint },
): { readonly amount: bigint; readonly rest: bigint } {
  const all = kept * pointsOf(share) + rest
  if (all < unit) return { amount: 0n, rest: all }
  const [due, most] = [all / unit, minor(cap)]
  // What is above the most of a day is not paid on another.
  return due > most ? { amount: most, rest: 0n } : { amount: due, rest: all % unit }
}

/** What games kept, as it is shown. */
export const keptAs = (kept: bigint): bigint => (kept > 0n ? kept / million : 0n)
