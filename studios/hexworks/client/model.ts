import type { Currency, Minor } from '@jackfruit/kernel'
import type { OpenReply, SeedsReply } from '@jackfruit/studio-kit/play-contract'

/** What the frame draws: the studio's answers with money as bigint. Outcomes are dealt by the server. */
export interface Cell {
  readonly reel: number
  readonly row: number
}

export interface LineWin {
  /** 1 to the number of lines. */
  readonly line: number
  readonly symbol: string
  readonly count: number
  readonly amount: Minor
}

export interface ScatterWin {
  readonly count: number
  readonly amount: Minor
}

export interface Spin {
  /** Reel by reel, each from the top. */
  readonly window: readonly (readonly string[])[]
  readonly lines: readonly LineWin[]
  readonly scatter: ScatterWin | null
  readonly total: Minor
  /** Free spins this spin awards. */
  readonly awarded: number
}

export interface Round {
  readonly id: string
  /** Short number for people. */
  readonly number: string
  readonly stake: Minor
  readonly win: Minor
  readonly base: Spin
  readonly freeSpins: readonly Spin[]
  readonly balance: Minor
  /** Its place among the rounds of one pair of seeds, from 0. */
  readonly nonce: number
}

export type SlotRules = OpenReply['rules']
export type Fairness = OpenReply['fairness']
export type Jurisdiction = OpenReply['jurisdiction']
/** The secret that the player's new seed has retired, and what holds from now on. */
export type SeedChange = SeedsReply

export interface Opening {
  readonly currency: Currency
  readonly language: string
  readonly mode: OpenReply['mode']
  readonly balance: Minor
  readonly stakes: readonly Minor[]
  readonly defaultStake: Minor
  readonly maxWin: Minor
  readonly rules: SlotRules
  readonly jurisdiction: Jurisdiction
  readonly fairness: Fairness
  /** A round that ended while the player was away, not yet shown. */
  readonly unseen: Round | null
}

export interface PastRound {
  readonly id: string
  readonly number: string
  readonly at: Date
  readonly stake: Minor
  readonly win: Minor
}
