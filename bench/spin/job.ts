/** What the benchmark asks of the players, and what it hears. */
import type { Spread } from '../shared/latencies.ts'

export interface SpinJob {
  readonly port: number
  /** The studio's play API. */
  readonly path: string
  readonly stake: string
  /** Bearer tokens of opened games. */
  readonly tokens: readonly string[]
  /** Between an answer and the same player's next spin, as the studio demands it. */
  readonly restMs: number
  /** So many have a spin on its way at any moment. */
  readonly atOnce: number
  /** Instead, so many begin each second, however long the ones before them take: the wait for its turn counts. */
  readonly perSecond?: number
  readonly warmMs: number
  readonly measureMs: number
}

export interface Spun extends Spread {
  readonly perSecond: number
  /** Answers that were none, by what they were. */
  readonly errors: Readonly<Record<string, number>>
  /** All that were answered, warming up included. */
  readonly done: number
  /** The last balance that each token's player was told. */
  readonly balances: readonly (string | null)[]
  readonly coreShare: number
  /** How late the load itself was with one of a hundred calls that came by the clock: that much of a wait is its own. */
  readonly lateP99: number
}
