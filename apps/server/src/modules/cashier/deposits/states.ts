/** The life of a deposit. Money that comes is credited from wherever the order stands. */
import type { Machine } from '../orders.ts'

export type DepositState =
  | 'CREATED'
  | 'AWAITING_PAYMENT'
  | 'SUBMITTED'
  | 'MATCHING'
  | 'CREDITED'
  | 'PARTIAL'
  | 'OVERPAID'
  | 'UNMATCHED'
  | 'REJECTED'
  | 'EXPIRED'
  | 'LATE_CREDITED'
  | 'REVERSED'

const matched = ['CREDITED', 'PARTIAL', 'OVERPAID'] as const

export const depositMachine: Machine<DepositState> = {
  kind: 'deposit',
  table: 'cashier.deposits',
  steps: {
    CREATED: ['AWAITING_PAYMENT', 'REJECTED'],
    AWAITING_PAYMENT: ['SUBMITTED', 'MATCHING', 'EXPIRED'],
    SUBMITTED: ['MATCHING'],
    MATCHING: [...matched, 'UNMATCHED'],
    // What came after all, found by the gateway or by a person.
    UNMATCHED: [...matched, 'REJECTED'],
    // Further parts of one order: each is credited as it comes.
    PARTIAL: [...matched, 'REVERSED'],
    CREDITED: ['OVERPAID', 'REVERSED'],
    OVERPAID: ['OVERPAID', 'REVERSED'],
    EXPIRED: ['LATE_CREDITED', 'UNMATCHED'],
    REJECTED: ['LATE_CREDITED', 'UNMATCHED'],
    LATE_CREDITED: ['LATE_CREDITED', 'REVERSED'],
    REVERSED: [],
  },
}
