import type { BadgeTone } from '@jackfruit/ui'
import { knownText } from '../../../shared/text/text.ts'
import type { PeerClaim, PeerPart } from './queries.ts'

export const partTone: Readonly<Record<PeerPart['state'], BadgeTone>> = {
  RESERVED: 'warning',
  AWAITING_PAYMENT: 'warning',
  PROOF_SENT: 'info',
  DISPUTED: 'negative',
  RECEIVED: 'positive',
  PARTIALLY_RECEIVED: 'warning',
  AUTO_RECEIVED: 'positive',
  FORCED_RECEIVED: 'positive',
  NOT_PAID: 'negative',
  EXPIRED: 'neutral',
  CANCELLED: 'neutral',
}

export const claimTone: Readonly<Record<PeerClaim['state'], BadgeTone>> = {
  QUEUED: 'info',
  PARTLY_MATCHED: 'info',
  MATCHED: 'info',
  PARTLY_RECEIVED: 'warning',
  ALL_RECEIVED: 'positive',
  FALLBACK: 'info',
  CANCELLED: 'neutral',
}

/** The sentence of a change, for the one who reads it; the state's own name where it has none. */
export const changeText = (side: 'in' | 'out', to: string, reason: string | null): string =>
  (reason && knownText(`peer.${side}_${to}_${reason}`)) ??
  knownText(`peer.${side}_${to}`) ??
  knownText(`peer.part_${to}`) ??
  knownText(`peer.claim_${to}`) ??
  knownText(`peer.ask_${to}`) ??
  to

/** Ids are told on the telephone by their end. */
export const shortId = (id: string): string => id.slice(-8).toUpperCase()
