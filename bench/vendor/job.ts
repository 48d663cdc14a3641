/** What the benchmark asks of the load, and what it hears. */
import type { Spread } from '../shared/latencies.ts'

export interface Seat {
  readonly playerId: string
  readonly sessionId: string
  readonly currency: string
  readonly gameCode: string
  readonly amount: string
}

export interface Job {
  readonly port: number
  readonly vendor: string
  readonly secret: string
  /** Who stakes, in turn. Without anybody the empty route is asked instead. */
  readonly seats: readonly Seat[]
  /** Which signed call is sent: a stake, unless another is named. */
  readonly path?: string
  /** So many calls are on their way at any moment. */
  readonly connections: number
  /** Instead, so many begin each second, however long the ones before them take: the wait for its turn counts. */
  readonly perSecond?: number
  readonly warmMs: number
  readonly measureMs: number
}

export interface Loaded extends Spread {
  readonly perSecond: number
  /** Answers that were none, by what they were. */
  readonly errors: Readonly<Record<string, number>>
  /** How many stakes of each seat were answered OK, warming up included. */
  readonly staked: readonly number[]
  readonly coreShare: number
  /** How late the load itself was with one of a hundred calls that came by the clock: that much of a wait is its own. */
  readonly lateP99: number
}

/** What whoever answers the floor's calls is told. */
export interface FloorJob {
  readonly databaseUrl: string
  readonly port: number
  readonly vendor: string
  readonly secret: string
}

export const floorPaths = { signed: '/floor/signed', row: '/floor/row' } as const
