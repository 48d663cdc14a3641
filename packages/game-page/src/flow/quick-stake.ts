import type { Minor } from '@jackfruit/kernel'

export type Quick = 'half' | 'double' | 'most'

/** The stake that a shortcut stands for; null where it would change nothing. */
export type QuickStakes = Readonly<Record<Quick, Minor | null>>

/**
 * Shortcuts among the stakes on offer, which rise. None puts down more than its name says: where the
 * double is not on offer the next below it is meant, and the most is what the balance can pay.
 */
export function quickStakes(stakes: readonly Minor[], now: Minor, balance: Minor): QuickStakes {
  const upTo = (limit: Minor) => stakes.findLast((stake) => stake <= limit)
  const half = upTo(now / 2n) ?? stakes[0]
  const double = upTo(now * 2n)
  const most = upTo(balance)
  return {
    half: half !== undefined && half < now ? half : null,
    double: double !== undefined && double > now ? double : null,
    most: most !== undefined && most !== now ? most : null,
  }
}
