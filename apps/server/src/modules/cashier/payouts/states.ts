/** The states of a withdrawal and the ways between them: of two who change one at once, one does. */
import type { PayoutState } from '@jackfruit/contracts/cashier-payouts'
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { tell } from '../../messages/index.ts'
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
  const { rows } = await sql<Told>`update cashier.payouts set state_at = ${at}, due_at = ${dueAt},
      queued_at = case when ${to} = 'QUEUED' then coalesce(queued_at, ${at}) else queued_at end,
      attempts = attempts + case when ${to} = 'SENDING' then 1 else 0 end
    where id = ${id}
    returning merchant_id as "merchantId", member_id as "memberId", parent_id as "parentId", amount, currency`.execute(
    tx,
  )
  if (rows[0]) await tellMember(tx, change, rows[0])
  return true
}

interface Told {
  readonly merchantId: number
  readonly memberId: bigint
  readonly parentId: string | null
  readonly amount: Minor
  readonly currency: string
}

/** What a member would come back for. Parts of a withdrawal are told as the whole of which they are. */
async function tellMember(
  tx: Tx,
  change: Change,
  { merchantId, memberId, parentId, amount, currency }: Told,
): Promise<void> {
  const kind = parentId === null ? newsIn(change) : null
  if (!kind) return
  const { id, reason } = change
  await tell(tx, {
    ...{ merchantId, memberId, kind, key: `withdrawal:${id}:${kind}`, facts: { reason } },
    ...{ money: { amount, currency }, link: { page: 'withdraw', item: id } },
  })
}

function newsIn({ to, by, reason }: Change) {
  switch (to) {
    case 'APPROVED':
      // By rule it is approved while the member looks on.
      return by === 'staff' ? 'withdrawal_approved' : null
    case 'COMPLETED':
      return reason === 'parts_partly_paid' ? 'withdrawal_partly_paid' : 'withdrawal_paid'
    case 'REJECTED':
      return 'withdrawal_rejected'
    case 'RETURNED':
      return 'withdrawal_returned'
    case 'KYC_WAIT':
      return 'withdrawal_papers'
    default:
      return null
  }
}
