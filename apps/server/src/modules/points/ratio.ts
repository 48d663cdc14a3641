/** How many points something is worth. Pure. */
import type { points } from '@jackfruit/contracts'
import type { Minor } from '@jackfruit/kernel'

/** Money for which there is one point; null where nothing is earned. */
export type Ratios = Readonly<Record<points.Line, Minor | null>>

/** Of the smallest part of a point, which is a hundredth: what is less waits for more. */
export const parts = 1_000_000n
/** One point in the ledger. */
export const point = 100n

/** In millionths of a hundredth of a point. What is taken back at a ratio is what was given at it. */
export const worthOf = (amount: Minor, per: Minor | null): bigint =>
  per === null ? 0n : (amount * point * parts) / per

/** What is taken back is taken at the dearest of these ratios: never more than was given at any of them. */
export function dearest(given: readonly (Minor | null)[]): Minor | null {
  let found: Minor | null = 0n
  for (const per of given) {
    if (per === null) return null
    if (found !== null && per > found) found = per
  }
  return found === 0n ? null : found
}

/** What is booked of so many parts, and what waits on. The rest is never below zero. */
export function booked(rest: bigint, gained: bigint): { readonly points: bigint; readonly rest: bigint } {
  const all = rest + gained
  const left = ((all % parts) + parts) % parts
  return { points: (all - left) / parts, rest: left }
}

/** Money for points, rounded down to the last unit. */
export const moneyFor = (
  given: bigint,
  { points, money }: { readonly points: bigint; readonly money: Minor },
): Minor => (given * money) / points

export interface Standing {
  readonly balance: bigint
  readonly owed: bigint
}

/**
 * What a gain, or a loss, does to what lies there and to what is owed: no balance falls below zero, and what is earned
 * fills what is owed first. `moved` is what the ledger books.
 */
export function settle(
  { balance, owed }: Standing,
  gained: bigint,
): { readonly moved: bigint; readonly owed: bigint } {
  if (gained >= 0n) {
    const filled = gained < owed ? gained : owed
    return { moved: gained - filled, owed: owed - filled }
  }
  const taken = -gained < balance ? -gained : balance
  return { moved: -taken, owed: owed - gained - taken }
}
