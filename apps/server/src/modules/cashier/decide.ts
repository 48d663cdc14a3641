/** What a person decides about one order, whichever way its money goes. */
import { type Signature, signed } from './decisions.ts'
import type { DepositDesk } from './deposits/parts.ts'
import { reversals, reverseDeposit } from './deposits/reverse.ts'
import { assignPayment, depositRejections, rejectDeposit } from './deposits/review.ts'
import { type DeskOrder, readPapers } from './desk.ts'
import { NotDecided } from './not-decided.ts'
import { approvePayout, judgePayout, rejections, rejectPayout } from './payouts/operator.ts'
import type { WorkParts } from './payouts/parts.ts'

const verdicts = ['paid', 'failed'] as const

export type Decision =
  | { readonly what: 'approve' }
  /** The note is for the member of a withdrawal, in words. */
  | { readonly what: 'reject'; readonly reason: string; readonly note: string | null }
  | { readonly what: 'judge'; readonly verdict: string }
  | { readonly what: 'assign'; readonly channel: string; readonly txn: string }
  | { readonly what: 'reverse'; readonly reason: string }

export interface Outcome {
  /** False while a second person has to say the same. */
  readonly isDecided: boolean
  readonly from: string
  readonly to: string
}

interface Desk {
  readonly deposits: DepositDesk
  readonly payouts: WorkParts
}

/** Whose money each is about; a rejection may be of either. */
const aboutOnly = {
  approve: 'withdrawal',
  judge: 'withdrawal',
  assign: 'deposit',
  reverse: 'deposit',
} as const

/**
 * Decided once: what stands elsewhere by now is refused, and nothing is changed. Kept in the journal with
 * the signature, and told to the member's open pages after the commit.
 * @throws NotDecided for an order, a kind, a reason or a signature that cannot be; Error for money that cannot move
 */
export async function decideOrder(
  desk: Desk,
  orderId: string,
  decision: Decision,
  signature: Signature,
): Promise<Outcome> {
  const papers = await readPapers(desk.deposits.db, orderId)
  if (!papers) throw new NotDecided('order_unknown')
  const { order } = papers
  const wanted = decision.what === 'reject' ? order.kind : aboutOnly[decision.what]
  if (wanted !== order.kind) throw new NotDecided('other_kind', [order.kind, wanted])
  const isDecided = await take(desk, order, decision, signed(signature))
  const after = await readPapers(desk.deposits.db, orderId)
  return { isDecided, from: order.state, to: after?.order.state ?? order.state }
}

async function take(
  desk: Desk,
  order: DeskOrder,
  decision: Decision,
  signature: Signature,
): Promise<boolean> {
  const { id, merchantId } = order
  const [ofPayout, ofDeposit] = [
    { ...signature, merchantId, id },
    { ...signature, orderId: id },
  ]
  switch (decision.what) {
    case 'approve':
      await approvePayout(desk.payouts, ofPayout)
      return true
    case 'judge':
      return judgePayout(desk.payouts, { ...ofPayout, verdict: oneOf(verdicts, decision.verdict) })
    case 'assign':
      if (!decision.channel || !decision.txn) throw new NotDecided('money_unnamed')
      await assignPayment(desk.deposits, { ...ofDeposit, channel: decision.channel, txn: decision.txn })
      return true
    case 'reverse':
      await reverseDeposit(desk.deposits, { ...ofDeposit, reason: oneOf(reversals, decision.reason) })
      return true
    case 'reject':
      if (order.kind === 'deposit') {
        const reason = oneOf(depositRejections, decision.reason)
        await rejectDeposit(desk.deposits, { ...ofDeposit, reason })
      } else {
        const reason = oneOf(rejections, decision.reason)
        await rejectPayout(desk.payouts, { ...ofPayout, reason, note: decision.note })
      }
      return true
  }
}

function oneOf<T extends string>(known: readonly T[], given: string): T {
  const found = known.find((each) => each === given)
  if (!found) throw new NotDecided('not_one_of', known)
  return found
}
