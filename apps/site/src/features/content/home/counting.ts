/** How the jackpot is counted up between two looks at the real pool. In minor units; nothing passes through a float. */
import type { jackpot, ReplyOf } from '@jackfruit/contracts'
import { parseMinor } from '@jackfruit/kernel'

export type Pot = NonNullable<ReplyOf<typeof jackpot.current>['pot']>

/** What the counter stood at, at a moment of this browser's clock, and how it goes on from there. */
export interface Count {
  readonly amount: bigint
  readonly since: number
  readonly step: bigint
  readonly everyMs: number
  /** The pool as it was last told: when it is told lower, somebody has won it. */
  readonly base: bigint
}

const stepsSince = ({ since, everyMs }: Count, now: number): number =>
  Math.max(0, Math.floor((now - since) / everyMs))

export const amountAt = (count: Count, now: number): bigint =>
  count.amount + count.step * BigInt(stepsSince(count, now))

/** Takes a new look at the pool into the count: it never goes back, except when the pool was won. */
export function corrected(before: Count | null, pot: Pot, now: number, scale: number): Count | null {
  const base = parseMinor(pot.base, scale)
  const step = parseMinor(pot.step, scale)
  if (base === null || step === null) return before
  const { everyMs } = pot
  const fresh: Count = { amount: base, since: now, step, everyMs, base }
  if (!before || base < before.base) return fresh
  if (base > amountAt(before, now)) return fresh
  const goesOn = before.step === step && before.everyMs === everyMs
  return goesOn ? { ...before, base } : { ...fresh, amount: amountAt(before, now) }
}
