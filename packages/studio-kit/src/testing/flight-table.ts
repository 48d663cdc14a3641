/** A flight that ends where a test says, ten times faster than one would watch. For tests alone. */

import type { SharedTable, TableGame } from '../rounds/table-game.ts'
import type { Json } from '../rules.ts'
import { coinTable } from './coin-table.ts'

/** A hundredth in ten milliseconds. */
const stepMs = 10
const ceiling = 1_000
const least = 101

const pointOf = (outcome: Json): number =>
  typeof outcome === 'object' && outcome !== null && 'point' in outcome ? Number(outcome.point) : 100

/** `point`: the last hundredth that is reached. */
export const flightGame = ({
  point = 200,
  bettingMs = 1_500,
}: {
  readonly point?: number
  readonly bettingMs?: number
} = {}): TableGame => ({
  code: 'flight',
  phases: {
    ...{ bettingMs, closedMs: 50, resultMs: 50 },
    dealingMs: (outcome) => (pointOf(outcome) + 1 - 100) * stepMs,
  },
  places: [
    { id: 'first', limit: 'main' },
    { id: 'second', limit: 'main' },
  ],
  draw: () => ({ point }),
  payout: () => 0n,
  atRisk: (stakes) => [...stakes.values()].reduce((sum, stake) => sum + stake, 0n),
  mostBack: (stakes) => [...stakes.values()].reduce((sum, stake) => sum + stake * 10n, 0n),
  flight: {
    // A test that sees it take off asks at once, and may be sooner than a step.
    leastMs: 0,
    multiplierAt: (ms) => 100 + Math.floor(ms / stepMs),
    outAt(stake, target, maxWin) {
      const most = (maxWin * 100n) / stake
      const forced = most > BigInt(ceiling) ? ceiling : Number(most)
      const at = Math.min(target ?? ceiling, forced)
      return at < least ? null : at
    },
    takenOutAt(outcome, _stake, { outAt, askedAt }) {
      const at = Math.min(outAt, askedAt === null ? ceiling : 100 + Math.floor(askedAt / stepMs))
      return at <= pointOf(outcome) ? at : null
    },
  },
})

export const flightTable = (game: TableGame = flightGame()): SharedTable => ({
  ...coinTable(game, 'flight-1'),
  limits: {
    MMK: {
      ...{ min: 100n, main: 1_000_000n, side: 1_000_000n },
      ...{ roundMax: 2_000_000n, maxWin: 2_000_000n },
    },
  },
})
