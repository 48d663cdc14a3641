/** What a movement's outcome is called on the wire. */
import { hash } from 'node:crypto'
import { vendor } from '@jackfruit/contracts'
import { formatMinor } from '@jackfruit/kernel'
import type { Outcome } from '../ledger/index.ts'
import type { Player } from './players.ts'

export type Status = vendor.VendorStatus

export interface Answer {
  readonly status: Status
  readonly playerId?: string
  readonly currency?: string
  readonly balance?: string
  readonly bonusBalance?: string
  readonly platformTxnId?: string
  readonly replayed?: boolean
  readonly [extra: string]: unknown
}

const statuses: Readonly<Record<Outcome['status'], Status>> = {
  posted: 'OK',
  tombstone: 'OK',
  insufficient: 'INSUFFICIENT_FUNDS',
  blocked: 'PLAYER_BLOCKED',
  cancelled: 'TXN_CANCELLED',
  'no-stake': 'BET_NOT_FOUND',
  'already-settled': 'ALREADY_SETTLED',
  'round-closed': 'ROUND_CLOSED',
  // Nobody is told this: such a win goes the longer way.
  uncovered: 'TEMPORARY',
  conflict: 'CONFLICT',
  'stake-limit': 'STAKE_LIMIT',
  'loss-limit': 'LOSS_LIMIT',
  'session-limit': 'SESSION_LIMIT',
  closed: 'SELF_EXCLUDED',
  'bonus-limit': 'BONUS_MAX_BET',
}

export function answerOf(player: Player, key: string, outcome: Outcome): Answer {
  return {
    ...standing(player, outcome.balance),
    status: statuses[outcome.status],
    replayed: outcome.replayed,
    ...(outcome.status === 'posted' || outcome.status === 'tombstone'
      ? { platformTxnId: txnIdOf(player, key) }
      : {}),
    ...(outcome.status === 'tombstone' ? { tombstone: true } : {}),
  }
}

export const standing = ({ playerId, currency }: Player, balance: bigint): Answer => ({
  status: 'OK',
  playerId,
  currency,
  balance: formatMinor(balance),
  bonusBalance: formatMinor(0n),
})

/** Ours for a vendor's transaction: the same however often it is sent. */
export const txnIdOf = ({ accountId }: Player, key: string): string =>
  hash('sha256', `${accountId}|${key}`).slice(0, 24)

export const refuse = (status: Status): Answer => ({ status })

/** A movement's standing together with why it is refused. */
export const isRetryable = (status: Status): boolean => vendor.retryable.includes(status)
