import type { Currency, Minor } from '@jackfruit/kernel'
import type { OpenReply, SeedsReply } from '@jackfruit/studio-kit/play-contract'
import type { Json } from '@jackfruit/studio-kit/rules'
import type { FreeRounds, Round } from './view.ts'

export type { FreeRounds, Round }

export type Fairness = OpenReply['fairness']
export type Jurisdiction = OpenReply['jurisdiction']
/** The game's certificate. */
export type Published = OpenReply['published']
/** The secret that the player's new seed has retired, and what holds from now on. */
export type SeedChange = SeedsReply

/** The studio's answer to a launch, with money as bigint. */
export interface Opening {
  readonly currency: Currency
  readonly language: string
  readonly mode: OpenReply['mode']
  readonly balance: Minor
  /** Lowest first; chips in games with places to bet on. */
  readonly stakes: readonly Minor[]
  readonly defaultStake: Minor
  /** What one bet may cost altogether. */
  readonly limits: { readonly min: Minor; readonly max: Minor }
  readonly maxWin: Minor
  readonly facts: Json
  readonly published: Published
  readonly version: string
  readonly buildHash: string
  readonly jurisdiction: Jurisdiction
  readonly fairness: Fairness
  /** A round that ended while the player was away, not yet shown. */
  readonly unseen: Round | null
  /** A round that waits for the player's next action. */
  readonly open: Round | null
  /** What may be played for nothing here. */
  readonly free: FreeRounds | null
}

export interface PastRound {
  readonly id: string
  readonly number: string
  readonly at: Date
  readonly stake: Minor
  readonly win: Minor
}
