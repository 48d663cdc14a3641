/**
 * The smallest game in which members decide: one number is everybody's, and each takes of the same row of numbers while
 * he likes. More than ten is lost, else the nearer to ten wins against the house. For tests alone.
 */
import type { Minor } from '@jackfruit/kernel'
import type { Decisions, SharedTable, TableGame } from '../rounds/table-game.ts'
import type { Json } from '../rules.ts'
import { coinTable } from './coin-table.ts'

interface Deal {
  readonly start: number
  readonly house: number
  readonly row: readonly number[]
}

const mostSteps = 12
const lost = 10

/** An outcome of this game, or what of it is shown. */
const dealOf = (outcome: Json): Deal => outcome as unknown as Deal

interface Hand {
  readonly total: number
  readonly units: number
  readonly isDone: boolean
}

function handAfter({ start, row }: Deal, actions: readonly string[]): Hand | null {
  let hand: Hand = { total: start, units: 1, isDone: start >= lost }
  for (const [step, action] of actions.entries()) {
    const next = row[step]
    if (hand.isDone || next === undefined || (action === 'raise' && step > 0)) return null
    const total = hand.total + (action === 'stop' ? 0 : next)
    hand = {
      total,
      units: action === 'raise' ? 2 : hand.units,
      isDone: action !== 'more' || total >= lost,
    }
  }
  return hand
}

export interface HandOptions {
  readonly bettingMs?: number
  readonly decideMs?: number
  readonly leastMs?: number
  readonly start?: number
  readonly house?: number
  /** What is dealt instead of chance. */
  readonly row?: readonly number[]
}

const decisionsOf = ({ decideMs = 1_500, leastMs = 50 }: HandOptions): Decisions => ({
  ...{ decideMs, leastMs, mostSteps, place: 'hand', dealMs: 50 },
  dealerMs: () => 50,
  shown(outcome, steps, isOver) {
    const { start, house, row } = dealOf(outcome)
    return { start, row: row.slice(0, steps), ...(isOver && { house }) }
  },
  can(outcome, actions) {
    const hand = handAfter(dealOf(outcome), actions)
    if (!hand || hand.isDone) return hand && []
    return actions.length === 0 ? ['more', 'stop', 'raise'] : ['more', 'stop']
  },
  ifLate: (outcome, actions) => (handAfter(dealOf(outcome), actions)?.isDone === false ? 'stop' : null),
  takesCard: (_, actions) => actions.at(-1) !== 'stop',
  units: (outcome, actions) => handAfter(dealOf(outcome), actions)?.units ?? 0,
  stakeReturn: (outcome, actions, stake) => handReturn(dealOf(outcome), actions, stake),
})

function handReturn(deal: Deal, actions: readonly string[], stake: Minor): Minor {
  const total = handAfter(deal, actions)?.total ?? 0
  if (total > lost || total < deal.house) return 0n
  return total === deal.house ? stake : 2n * stake
}

export const handGame = (options: HandOptions = {}): TableGame => ({
  code: 'hand',
  phases: { bettingMs: options.bettingMs ?? 900, closedMs: 50, resultMs: 50, dealingMs: () => 100 },
  places: [
    { id: 'hand', limit: 'main' },
    { id: 'odd', limit: 'side' },
  ],
  draw: (stream) => ({
    start: options.start ?? 2 + stream.below(6),
    house: options.house ?? 6 + stream.below(4),
    row: options.row ?? Array.from({ length: mostSteps }, () => 1 + stream.below(4)),
  }),
  payout: (outcome, place, stake) =>
    place === 'odd'
      ? dealOf(outcome).start % 2 === 1
        ? 2n * stake
        : 0n
      : handReturn(dealOf(outcome), [], stake),
  atRisk: (stakes) => [...stakes.values()].reduce((sum, stake) => sum + stake, 0n),
  mostBack: (stakes) => [...stakes.values()].reduce((sum, stake) => sum + 4n * stake, 0n),
  decisions: decisionsOf(options),
})

export const handTable = (options: HandOptions = {}, id = 'hand-1'): SharedTable => ({
  ...coinTable(handGame(options), id),
  limits: {
    MMK: {
      ...{ min: 100n, main: 1_000_000n, side: 100_000n },
      ...{ roundMax: 5_000_000n, maxWin: 10_000_000n },
    },
  },
})
