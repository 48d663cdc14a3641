/** The states of a withdrawal and the ways between them: of two who change one at once, one does. */
import type { PayoutState } from '@jackfruit/contracts/cashier-payouts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { type ActorKind, type Machine, step } from '../orders.ts'

export const payoutMachine: Machine<PayoutState> = {
  kind: 'withdrawal',
  table: 'cashier.payouts',
  steps: {
    DRAFT: ['REQUESTED'],
    REQUESTED: ['RISK_REVIEW', 'CANCELLED'],
    RISK_REVIEW: ['KYC_WAIT', 'APPROVED', 'REJECTED', 'CANCELLED'],
    KYC_WAIT: ['RISK_REVIEW', 'REJECTED', 'CANCELLED'],
    APPROVED: ['QUEUED', 'SPLIT', 'P2P'],
    QUEUED: ['SENDING'],
    SENDING: ['SENT', 'SENDING_UNKNOWN', 'FAILED'],
    SENDING_UNKNOWN: ['SENT', 'FAILED'],
    SENT: ['COMPLETED', 'FAILED'],
    FAILED: ['QUEUED', 'RETURNED'],
    SPLIT: ['COMPLETED', 'RETURNED'],
    P2P: ['SPLIT', 'COMPLETED', 'CANCELLED'],
    COMPLETED: [],
    RETURNED: [],
    REJECTED: [],
    CANCELLED: [],
  },
}

export const isOver = (state: PayoutState): boolean => payoutMachine.steps[state].length === 0

/** Until it is approved the member may take it back. */
export const cancellable: readonly PayoutState[] = ['REQUESTED', 'RISK_REVIEW', 'KYC_WAIT']

export interface Change {
  readonly id: string
  readonly from: PayoutState
  readonly to: PayoutState
  readonly at: Date
  readonly by: ActorKind
  /** A code, which every language has a sentence for. */
  readonly reason: string
  /** When the clock looks at it next; at once without one. */
  readonly dueAt?: Date
}

/** False, and nothing written, when it stands elsewhere by now. */
export async function advance(tx: Tx, change: Change): Promise<boolean> {
  const { id, from, to, at, by, reason, dueAt = at } = change
  if (!(await step(tx, payoutMachine, { orderId: id, from, to, actor: by, reason }))) return false
  await sql`update cashier.payouts set state_at = ${at}, due_at = ${dueAt},
      queued_at = case when ${to} = 'QUEUED' then coalesce(queued_at, ${at}) else queued_at end,
      attempts = attempts + case when ${to} = 'SENDING' then 1 else 0 end
    where id = ${id}`.execute(tx)
  return true
}
