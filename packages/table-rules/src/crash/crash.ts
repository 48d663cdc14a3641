/**
 * Crash: a multiplier grows until it breaks, and a bet returns what it had grown to when it was taken out. All
 * multipliers are whole hundredths: 194 is 1.94.
 */
import type { Stream } from '@jackfruit/fairness'
import type { Minor } from '@jackfruit/kernel'

/** In per cent. */
export const edge = 3
/** Nothing can be taken out below this: the smallest point at which a bet can gain. */
export const leastTarget = 101
/** A round ends here at the latest, and whoever is still in is paid so much: ten thousand times. */
export const ceiling = 1_000_000

export type Crash = {
  /** Where it breaks, from 100 to the ceiling. */
  readonly point: number
}

export const drawCrash = (stream: Pick<Stream, 'crash'>): Crash => ({
  point: Math.min(stream.crash(edge), ceiling),
})

/** Growth in a millisecond: twice after 11.55 seconds, ten times after 38.4. */
const growth = 0.000_06

/** What has been reached so many milliseconds after the start, rounded down. */
export const multiplierAt = (ms: number): number => Math.floor(100 * Math.exp(growth * Math.max(0, ms)))

/** The first millisecond at which so much has been reached. */
export function reachedAt(multiplier: number): number {
  let ms = Math.max(0, Math.ceil(Math.log(multiplier / 100) / growth))
  while (ms > 0 && multiplierAt(ms - 1) >= multiplier) ms--
  while (multiplierAt(ms) < multiplier) ms++
  return ms
}

/** When the round breaks: the first millisecond that would be above the point. Until then its point can be taken out. */
export const breaksAt = ({ point }: Crash): number => reachedAt(Math.min(point + 1, ceiling))

/** At which multiplier a bet is taken out by force, because it would return more than a round may; the ceiling at most. */
export function forcedAt(stake: Minor, maxWin: Minor): number {
  if (stake <= 0n) throw new RangeError('no stake')
  const most = (maxWin * 100n) / stake
  return most >= BigInt(ceiling) ? ceiling : Number(most)
}

export interface CrashBet {
  readonly stake: Minor
  /** Where it is taken out by itself; null where the member waits. */
  readonly target: number | null
  /** When the server received that it be taken out, in milliseconds after the start; null where it did not. */
  readonly askedAt: number | null
}

/**
 * Where a bet was taken out, in hundredths; null where it was still in when the round broke. A request below the least
 * target counts as none.
 */
export function takenOutAt(bet: CrashBet, crash: Crash, maxWin: Minor): number | null {
  const asked = bet.askedAt === null || bet.askedAt >= breaksAt(crash) ? null : multiplierAt(bet.askedAt)
  const found = [
    ...(bet.target === null ? [] : [bet.target]),
    ...(asked === null || asked < leastTarget ? [] : [asked]),
    forcedAt(bet.stake, maxWin),
  ]
  const first = Math.min(...found)
  return first >= 100 && first <= crash.point ? first : null
}

/** All that a bet returns, rounded down; 0 is lost. */
export function crashReturn(bet: CrashBet, crash: Crash, maxWin: Minor): Minor {
  const at = takenOutAt(bet, crash, maxWin)
  return at === null ? 0n : (bet.stake * BigInt(at)) / 100n
}
