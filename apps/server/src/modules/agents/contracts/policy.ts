/** What a brand says of all its contracts. */
import type { agents } from '@jackfruit/contracts'
import type { Minor } from '@jackfruit/kernel'

export type Period = agents.Period

export interface DividendTerms {
  readonly mode: 'AGGREGATE' | 'PER_BRANCH'
  readonly keepsCarry: boolean
  readonly unit: Minor
  readonly lessSalaries: boolean
  readonly paymentFee: bigint
  readonly providerFee: bigint
}

export interface PayPolicy {
  /** No contract of the brand promises more. */
  readonly cap: Readonly<Record<'dividend' | 'salary', bigint>>
  readonly minActiveBet: Readonly<Record<Period, Minor>>
  /** Whether an agent's own play counts in the own team. */
  readonly selfCounts: boolean
  /** Whether a higher step of the real-time salary pays for what was bet below it before. */
  readonly retroTier: boolean
  readonly dividend: DividendTerms
  /** Who keeps what a frozen agent would have earned. */
  readonly frozenMargin: 'platform' | 'upline'
  /** So long a bill waits before it holds withdrawals, and then before it is taken from the next pay. */
  readonly dueHours: number
  readonly takenHours: number
}
