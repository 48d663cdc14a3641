/** Moves withdrawals on by the clock: reviews, sends, asks. Several processes may do so at once. */
import type { PayoutState } from '@jackfruit/contracts/cashier-payouts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { Platform } from '../../../platform/module.ts'
import { type Loop, loop } from '../../../platform/work/loop.ts'
import { duePayouts, isAnyDue, type Payout } from './orders.ts'
import type { WorkParts } from './parts.ts'
import { reviewPayout } from './review.ts'
import { askPayout, sendPayout } from './sending.ts'

const steps: readonly {
  readonly states: readonly PayoutState[]
  readonly run: (parts: WorkParts, payout: Payout) => Promise<void>
}[] = [
  { states: ['REQUESTED', 'RISK_REVIEW', 'KYC_WAIT'], run: reviewPayout },
  { states: ['QUEUED'], run: sendPayout },
  // One that is being sent is asked about only when whoever sent it must have died.
  { states: ['SENDING', 'SENDING_UNKNOWN', 'SENT'], run: askPayout },
]

const worked = steps.flatMap(({ states }) => states)

/** One round over one brand: most have nothing due. What one withdrawal breaks does not hold up the others. */
export async function workPayouts(
  parts: WorkParts,
  merchantId: number,
  onError: (error: unknown) => void,
): Promise<void> {
  const isAny = await inMerchant(parts.db, merchantId, (tx) =>
    isAnyDue(tx, merchantId, { states: worked, now: parts.now() }),
  )
  if (!isAny) return
  for (const { states, run } of steps) {
    const due = await inMerchant(parts.db, merchantId, (tx) =>
      duePayouts(tx, merchantId, { states, now: parts.now() }),
    )
    for (const payout of due) await run(parts, payout).catch(onError)
  }
}

export function startPayouts({
  parts,
  merchantIds,
  onError,
  clock,
}: {
  readonly clock?: Platform['clock']
  readonly parts: WorkParts
  readonly merchantIds: () => Promise<readonly number[]>
  readonly onError: (error: unknown) => void
}): Loop {
  const work = async (signal: AbortSignal) => {
    for (const merchantId of await merchantIds()) {
      if (signal.aborted) return
      await workPayouts(parts, merchantId, onError)
    }
  }
  return loop({ name: 'withdrawals', everyMs: 1_000, work, onError, ...(clock && { clock }) })
}
