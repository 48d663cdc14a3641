/** What a withdrawal in the pool, and a part of it, can be, and which change may follow which: pure. */
import type { cashierPeer } from '@jackfruit/contracts'
import type { Minor } from '@jackfruit/kernel'

export type ClaimState = (typeof cashierPeer.peerClaimStates)[number]

export interface ClaimSums {
  readonly requested: Minor
  readonly unmatched: Minor
  readonly received: Minor
  readonly fallback: Minor
  readonly returned: Minor
}

/** What lies in parts that have not ended. */
export const openOf = ({ requested, unmatched, received, fallback, returned }: ClaimSums): Minor =>
  requested - unmatched - received - fallback - returned

/** The state of a withdrawal is what its sums say: it cannot disagree with the money. */
export function claimStateOf(sums: ClaimSums): ClaimState {
  const open = openOf(sums)
  if (sums.unmatched === 0n && open === 0n) {
    if (sums.fallback > 0n) return 'FALLBACK'
    return sums.received > 0n ? 'ALL_RECEIVED' : 'CANCELLED'
  }
  if (sums.received > 0n) return 'PARTLY_RECEIVED'
  if (open === 0n) return 'QUEUED'
  return sums.unmatched > 0n ? 'PARTLY_MATCHED' : 'MATCHED'
}

export type AskState = 'SEARCHING' | 'MATCHED' | 'ENDED'

export interface AskSums {
  readonly amount: Minor
  readonly unmatched: Minor
  readonly credited: Minor
  readonly dropped: Minor
}

export function askStateOf({ amount, unmatched, credited, dropped }: AskSums): AskState {
  if (unmatched > 0n) return 'SEARCHING'
  return credited + dropped === amount ? 'ENDED' : 'MATCHED'
}

export type AllocationState = (typeof cashierPeer.peerPartStates)[number]

/** Which state may follow which. A part without a way on has ended; its money has gone one way or the other. */
export const waysOn: Readonly<Record<AllocationState, readonly AllocationState[]>> = {
  RESERVED: ['AWAITING_PAYMENT', 'EXPIRED', 'CANCELLED'],
  AWAITING_PAYMENT: ['PROOF_SENT', 'EXPIRED', 'CANCELLED', 'DISPUTED'],
  PROOF_SENT: ['RECEIVED', 'PARTIALLY_RECEIVED', 'DISPUTED', 'AUTO_RECEIVED', 'FORCED_RECEIVED'],
  DISPUTED: ['RECEIVED', 'FORCED_RECEIVED', 'PARTIALLY_RECEIVED', 'NOT_PAID', 'AUTO_RECEIVED'],
  /** Counted as received without an answer: for a day the receiver may say otherwise. */
  AUTO_RECEIVED: ['DISPUTED'],
  RECEIVED: [],
  PARTIALLY_RECEIVED: [],
  FORCED_RECEIVED: [],
  NOT_PAID: [],
  EXPIRED: [],
  CANCELLED: [],
}

export const openStates: readonly AllocationState[] = [
  'RESERVED',
  'AWAITING_PAYMENT',
  'PROOF_SENT',
  'DISPUTED',
]
