/** How a sending ends: paid and booked, tried again elsewhere, or given back. */
import type { PayoutState } from '@jackfruit/contracts/cashier-payouts'
import type { Tx } from '../../../platform/database/db.ts'
import type { Posted } from '../../ledger/index.ts'
import type { ActorKind } from '../orders.ts'
import { bookPaid, release } from './money.ts'
import { lockedPayout, type Payout, partsOf } from './orders.ts'
import { advance, isOver } from './states.ts'

export interface Moved {
  readonly state: PayoutState
  /** A purse that was given something back. */
  readonly balance: Posted | null
  /** The whole of which this was the last open part. */
  readonly parent: { readonly id: string; readonly state: PayoutState } | null
}

/** Sent once, and twice more. */
const attemptsMax = 3
const retryAfterMs = 5_000

interface Ending {
  readonly at: Date
  readonly by: ActorKind
  readonly reason: string
}

/** It was proved that this sending paid nothing: it goes out again by another way, or comes back. */
export async function failPayout(
  tx: Tx,
  payout: Payout,
  { at, by, reason, from }: Ending & { from: 'SENDING' | 'SENDING_UNKNOWN' | 'SENT' },
): Promise<Moved> {
  const { id } = payout
  await advance(tx, { id, from, to: 'FAILED', at, by, reason })
  if (payout.attempts < attemptsMax) {
    const dueAt = new Date(at.getTime() + retryAfterMs)
    await advance(tx, { id, from: 'FAILED', to: 'QUEUED', at, by: 'system', reason: 'tried_again', dueAt })
    return { state: 'QUEUED', balance: null, parent: null }
  }
  await advance(tx, { id, from: 'FAILED', to: 'RETURNED', at, by: 'system', reason: 'given_back' })
  const balance = await release(tx, payout)
  return { state: 'RETURNED', balance, parent: await endWhole(tx, payout, at) }
}

export async function completePayout(
  tx: Tx,
  payout: Payout,
  { at, by, reason, gateway }: Ending & { gateway: string },
): Promise<Moved> {
  await advance(tx, { id: payout.id, from: 'SENT', to: 'COMPLETED', at, by, reason })
  await bookPaid(tx, payout, gateway)
  return { state: 'COMPLETED', balance: null, parent: await endWhole(tx, payout, at) }
}

/** The last part that ends, ends the whole. The whole is locked first: of two that end at once one is the last. */
export async function endWhole(
  tx: Tx,
  { parentId }: Pick<Payout, 'parentId'>,
  at: Date,
): Promise<Moved['parent']> {
  if (!parentId) return null
  const whole = await lockedPayout(tx, parentId)
  const parts = await partsOf(tx, parentId)
  if (whole?.state !== 'SPLIT' || !parts.every(({ state }) => isOver(state))) return null
  const paid = parts.filter(({ state }) => state === 'COMPLETED').length
  const to = paid > 0 ? 'COMPLETED' : 'RETURNED'
  const reason = paid === parts.length ? 'parts_paid' : paid > 0 ? 'parts_partly_paid' : 'given_back'
  await advance(tx, { id: parentId, from: 'SPLIT', to, at, by: 'system', reason })
  return { id: parentId, state: to }
}
