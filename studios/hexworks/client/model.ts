import type { Currency, Minor } from '@jackfruit/kernel'

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
}

export interface PaytableRow {
  readonly symbol: string
  /** Times the line bet for 3, 4 and 5. */
  readonly pays: readonly [number, number, number]
}

export interface SlotRules {
  readonly lines: readonly (readonly number[])[]
  readonly paytable: readonly PaytableRow[]
  /** Times the total bet for 3, 4 and 5. */
  readonly scatterPays: readonly [number, number, number]
  readonly freeSpins: number
  readonly freeSpinTimes: number
  /** Percent, as published. */
  readonly rtp: string
  readonly hitRate: string
  readonly volatility: 'low' | 'medium' | 'high'
}

export interface Fairness {
  readonly commit: string
  readonly nextCommit: string
  readonly clientSeed: string
  readonly nonce: number
}

export interface Opening {
  readonly currency: Currency
  readonly language: string
  readonly balance: Minor
  readonly stakes: readonly Minor[]
  readonly defaultStake: Minor
  readonly maxWin: Minor
  readonly rules: SlotRules
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
