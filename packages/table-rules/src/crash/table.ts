/** Crash as a round that many share: two bets of each member, a flight that nobody knows the end of, one end for all. */
import type { Stream } from '@jackfruit/fairness'
import type { Minor } from '@jackfruit/kernel'
import type { Stakes, TableGame } from '../table.ts'
import {
  breaksAt,
  type Crash,
  ceiling,
  crashReturn,
  drawCrash,
  forcedAt,
  leastTarget,
  multiplierAt,
  reachedAt,
  takenOutAt,
} from './crash.ts'

/** Its point is drawn by the stream's own formula, which no other game asks for. */
export interface CrashGame extends Omit<TableGame<Crash>, 'draw'> {
  draw(stream: Pick<Stream, 'crash'>): Crash
  readonly flight: Flight
}

/** A flight's rules. Multipliers are whole hundredths, times milliseconds after take-off. */
interface Flight {
  /** From this moment a bet can be taken out. */
  readonly leastMs: number
  multiplierAt(ms: number): number
  /**
   * Where a stake is taken out by itself at the latest: at its target, or by force where it would return more than
   * `maxWin`. Null for a target that there is not, and a stake that could not even gain a hundredth.
   */
  outAt(stake: Minor, target: number | null, maxWin: Minor): number | null
  /** Where it was taken out; null where it was still in at the end. `askedAt`: a request that was received in time. */
  takenOutAt(
    outcome: Crash,
    stake: Minor,
    bet: { readonly outAt: number; readonly askedAt: number | null },
  ): number | null
}

const sumOf = (stakes: Stakes): Minor => [...stakes.values()].reduce((sum, stake) => sum + stake, 0n)

/** More than any stake returns: how much one may is told by where it is taken out. */
const unbounded = (stake: Minor): Minor => stake * BigInt(ceiling)

const flight: Flight = {
  leastMs: reachedAt(leastTarget),
  multiplierAt,
  outAt(stake, target, maxWin) {
    if (target !== null && !(Number.isInteger(target) && target >= leastTarget && target <= ceiling))
      return null
    const at = Math.min(target ?? ceiling, forcedAt(stake, maxWin))
    return at < leastTarget ? null : at
  },
  takenOutAt: (outcome, stake, { outAt, askedAt }) =>
    takenOutAt({ stake, target: outAt, askedAt }, outcome, unbounded(stake)),
}

export const crashGame = ({ bettingMs = 6000 }: { readonly bettingMs?: number } = {}): CrashGame => ({
  code: 'crash',
  phases: { bettingMs, closedMs: 500, dealingMs: breaksAt, resultMs: 3000 },
  // The two bets of a member: each lies alone, and is taken out by itself.
  places: ['first', 'second'].map((id) => ({
    id,
    group: 'bets',
    limit: 'main',
    pays: ['0.01:1', '9999:1'],
    exact: '97/100',
    rtp: '97.0000',
  })),
  draw: drawCrash,
  // Of who never takes it out: nothing below the ceiling.
  payout: (outcome, _place, stake) =>
    crashReturn({ stake, target: null, askedAt: null }, outcome, unbounded(stake)),
  atRisk: sumOf,
  mostBack: (stakes) => (sumOf(stakes) * BigInt(ceiling)) / 100n,
  flight,
})
