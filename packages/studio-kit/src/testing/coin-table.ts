/** The smallest game at a table: a coin falls, and each side pays its stake once more. For tests and benchmarks alone. */

import type { SharedTable, TableGame } from '../rounds/table-game.ts'
import type { Json } from '../rules.ts'

const sideOf = (outcome: Json): Json =>
  typeof outcome === 'object' && outcome !== null && 'side' in outcome ? (outcome.side ?? null) : null

export const coinGame = (
  phases: { readonly bettingMs: number; readonly dealingMs?: number } = { bettingMs: 600 },
): TableGame => ({
  code: 'coin',
  phases: {
    ...{ bettingMs: phases.bettingMs, closedMs: 50, resultMs: 50 },
    dealingMs: () => phases.dealingMs ?? 50,
  },
  places: [
    { id: 'heads', limit: 'main' },
    { id: 'tails', limit: 'main' },
  ],
  draw: (stream) => ({ side: stream.below(2) === 0 ? 'heads' : 'tails' }),
  payout: (outcome, place, stake) => (sideOf(outcome) === place ? 2n * stake : 0n),
  atRisk(stakes) {
    const apart = (stakes.get('heads') ?? 0n) - (stakes.get('tails') ?? 0n)
    return apart < 0n ? -apart : apart
  },
  mostBack(stakes) {
    const [heads, tails] = [stakes.get('heads') ?? 0n, stakes.get('tails') ?? 0n]
    return 2n * (heads > tails ? heads : tails)
  },
})

export const coinTable = (game: TableGame = coinGame(), id = 'coin-1'): SharedTable => ({
  ...{ studio: 'rubyrow', id, game, version: '1.0.0', chainLength: 8 },
  limits: {
    MMK: {
      ...{ min: 100n, main: 1_000_000n, side: 100_000n },
      ...{ roundMax: 2_000_000n, maxWin: 4_000_000n },
    },
  },
})
