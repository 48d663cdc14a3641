/** What valid bets bring, exactly: whole units are paid, and what is less is carried on. Pure. */
import type { Minor } from '@jackfruit/kernel'
import { rateWhole } from '../vip/index.ts'

export interface Accrued {
  readonly kind: string
  /** In parts of `rateWhole`. */
  readonly rate: bigint
  /** Below zero where bets were taken back that were paid for. */
  readonly valid: Minor
  /** In parts of `rateWhole` of the smallest unit. */
  readonly carry: bigint
}

export interface Reckoned {
  readonly amount: Minor
  readonly carry: bigint
}

/** Rounded down, also below zero: what is carried is never negative. */
export function reckon({ rate, valid, carry }: Accrued): Reckoned {
  const parts = valid * rate + carry
  const left = ((parts % rateWhole) + rateWhole) % rateWhole
  return { amount: (parts - left) / rateWhole, carry: left }
}

/** What is taken back of one kind is taken from what another brings. */
export const sumOf = (accrued: readonly Accrued[]): Minor =>
  accrued.reduce((sum, each) => sum + reckon(each).amount, 0n)
