import type { Minor } from '@jackfruit/kernel'

/** What a return means to the player: less than the stake is not a win and is never shown as one. */
export type Meaning = 'nothing' | 'returned' | 'win' | 'big'

const bigWinTimes = 15n

export function meaningOf(stake: Minor, win: Minor): Meaning {
  if (win <= 0n) return 'nothing'
  if (win <= stake) return 'returned'
  return win >= stake * bigWinTimes ? 'big' : 'win'
}

/** How big a big win is, in what it is called. */
export type BigSize = 'big' | 'mega' | 'epic'

/** The largest first. */
const sizes = [
  ['epic', 100n],
  ['mega', 40n],
  ['big', bigWinTimes],
] as const satisfies readonly (readonly [BigSize, bigint])[]

export const sizeOf = (stake: Minor, win: Minor): BigSize | null =>
  sizes.find(([, times]) => stake > 0n && win >= stake * times)?.[0] ?? null

/** A bigger one is counted for longer: it passes the names of the smaller ones on its way. */
export const bigWinMs = { big: 2400, mega: 3600, epic: 4800 } as const satisfies Record<BigSize, number>

const countUpMs: Record<Meaning, number> = { nothing: 0, returned: 0, win: 900, big: bigWinMs.big }

export const countUpDuration = (meaning: Meaning, turbo: boolean) =>
  turbo ? Math.round(countUpMs[meaning] / 2) : countUpMs[meaning]

/** The figure shown `elapsedMs` into a count-up: starts quick, settles gently, never passes the amount. */
export function countUp(amount: Minor, elapsedMs: number, durationMs: number): Minor {
  if (elapsedMs >= durationMs) return amount
  if (elapsedMs <= 0) return 0n
  const share = 1 - (1 - elapsedMs / durationMs) ** 3
  return (amount * BigInt(Math.floor(share * 1_000_000))) / 1_000_000n
}
