/** What the two sides pay: shares of a pool that are known at its closing, or odds that stand when a bet is taken. */
import type { Minor } from '@jackfruit/kernel'
import type { MatchUp, Result, Side } from './fight.ts'

export interface Pools {
  readonly meron: Minor
  readonly wala: Minor
}

/** What the house keeps of the pool, in per cent. */
const commission = 5
/** A fight whose pool pays no more than this, in hundredths, to either side is cancelled and all stakes go back. */
export const leastDividend = 107

export interface Dividends {
  /** Decimal, in hundredths, rounded down: 160 returns 1.60 for each 1.00 staked. */
  readonly meron: number
  readonly wala: number
  readonly isCancelled: boolean
}

/**
 * The most that a pool which is not cancelled pays to a side, in hundredths: the other side then has as much of it as
 * still pays a hundredth more than the least.
 */
export const mostDividend: number = Math.floor(
  ((100 - commission) * (leastDividend + 1)) / (leastDividend + 1 - (100 - commission)),
)

/** What a stake in the pool returns: by the dividend, rounded down; a fight that nobody wins gives it back whole. */
export function poolReturn(result: Result, side: Side, stake: Minor, dividend: number): Minor {
  if (result !== 'meron' && result !== 'wala') return stake
  return result === side ? (stake * BigInt(dividend)) / 100n : 0n
}

/**
 * What the house lays into the pool of a fight, so that the first to come finds a price: `units` shared between the
 * sides as often as they win. It wins and loses as any other that lies there.
 */
export function houseIn({ meron }: MatchUp, units: Minor): Pools {
  const onMeron = (units * BigInt(meron)) / 1000n
  return { meron: onMeron, wala: units - onMeron }
}

/** Of what lies in the pools now; final at closing. A pool with nothing on one side pays nobody: it is cancelled. */
export function dividendsOf({ meron, wala }: Pools): Dividends {
  if (meron <= 0n || wala <= 0n) return { meron: 0, wala: 0, isCancelled: true }
  const shared = (meron + wala) * BigInt(100 - commission)
  const [onMeron, onWala] = [Number(shared / meron), Number(shared / wala)]
  return { meron: onMeron, wala: onWala, isCancelled: Math.min(onMeron, onWala) <= leastDividend }
}

/** How much more than a certain result the two sides' odds come to, in per cent. */
const margin = 5

/** Decimal odds in thousandths, rounded down, of fights that somebody wins; a draw gives the stake back. */
export function fixedOdds({ meron }: MatchUp): { readonly meron: number; readonly wala: number } {
  const odds = (chance: number) => Math.floor(100_000_000 / (chance * (100 + margin)))
  return { meron: odds(meron), wala: odds(1000 - meron) }
}

/**
 * Decimal odds in thousandths as Malay ones: what 1 wins where that is 1 at most ("0.80"), what must be staked to win 1,
 * below zero, where it is more ("-0.94"). Two digits, rounded against the player.
 */
export function malayOf(thousandths: number): string {
  const gain = thousandths - 1000
  if (gain <= 1000) return (Math.floor(gain / 10) / 100).toFixed(2)
  return (-Math.ceil(100_000 / gain) / 100).toFixed(2)
}
