/** What the benchmark asks of the members, and what it hears. */
import type { Spread } from '../shared/latencies.ts'

export interface TicketJob {
  readonly port: number
  /** The studio's calls of draws. */
  readonly path: string
  readonly game: string
  readonly issueId: string
  readonly linesOfTicket: number
  /** Bearer tokens of opened games. */
  readonly tokens: readonly string[]
  readonly atOnce: number
  /** Instead, so many begin each second, however long the ones before them take. */
  readonly perSecond?: number
  readonly warmMs: number
  readonly measureMs: number
}

export interface Placed extends Spread {
  readonly perSecond: number
  /** Answers that took nothing, by what they were. */
  readonly errors: Readonly<Record<string, number>>
  /** All that were taken, warming up included. */
  readonly done: number
}
