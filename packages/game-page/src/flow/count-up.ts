import type { Minor } from '@jackfruit/kernel'

/** What a return means to the player: no more than the stake is not a win and is never shown as one. */
export type Meaning = 'nothing' | 'returned' | 'win'

export function meaningOf(stake: Minor, win: Minor): Meaning {
  if (win <= 0n) return 'nothing'
  return win <= stake ? 'returned' : 'win'
}

/** For so long the plate of a win counts. */
export const plateCountMs = { normal: 900, turbo: 450 } as const

/** The figure shown `elapsedMs` into a count-up: starts quick, settles gently, never passes the amount. */
export function countUp(amount: Minor, elapsedMs: number, durationMs: number): Minor {
  if (elapsedMs >= durationMs) return amount
  if (elapsedMs <= 0) return 0n
  const share = 1 - (1 - elapsedMs / durationMs) ** 3
  return (amount * BigInt(Math.floor(share * 1_000_000))) / 1_000_000n
}
