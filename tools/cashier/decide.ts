/** What a person decides about one order, said in words of a command line. */
import {
  approvePayout,
  assignPayment,
  depositRejections,
  judgePayout,
  readPapers,
  rejectDeposit,
  rejections,
  rejectPayout,
  reversals,
  reverseDeposit,
  type Signature,
} from '../../apps/server/src/modules/cashier/index.ts'
import type { Hands } from './hands.ts'

/** What stands behind the words: `--by`, `--why`, `--reason`, `--note`. */
export interface Options {
  readonly by?: string
  readonly why?: string
  readonly reason?: string
  readonly note?: string
}

export const decisions = ['approve', 'reject', 'judge', 'assign', 'reverse'] as const
export type Decision = (typeof decisions)[number]

/** Answers the sentence that says what happened; throws the one that says why nothing did. */
export async function decide(
  hands: Hands,
  what: Decision,
  [id = '', ...more]: readonly string[],
  options: Options,
): Promise<string> {
  if (!id) throw new Error('Which order? The list names them: npm run cashier -- list')
  const papers = await readPapers(hands.deposits.db, id)
  if (!papers) throw new Error(`There is no order ${id}.`)
  const { kind, merchantId } = papers.order
  const signature = signatureOf(options)
  const demand = (wanted: typeof kind) => {
    if (kind !== wanted) throw new Error(`${id} is a ${kind}: a ${wanted} can be told to ${what}.`)
  }
  if (what === 'reject') {
    if (kind === 'deposit') {
      const reason = oneOf(depositRejections, options.reason)
      await rejectDeposit(hands.deposits, { ...signature, orderId: id, reason })
    } else {
      const reason = oneOf(rejections, options.reason)
      const note = options.note?.trim() || null
      await rejectPayout(hands.payouts, { ...signature, merchantId, id, reason, note })
    }
  } else if (what === 'approve') {
    demand('withdrawal')
    await approvePayout(hands.payouts, { ...signature, merchantId, id })
  } else if (what === 'judge') {
    demand('withdrawal')
    const verdict = oneOf(['paid', 'failed'] as const, more[0], 'say what became of it:')
    const isDecided = await judgePayout(hands.payouts, { ...signature, merchantId, id, verdict })
    if (!isDecided) return `${id}: noted. A second person has to say that it is ${verdict}.`
  } else if (what === 'assign') {
    demand('deposit')
    const [channel, txn] = more
    if (!channel || !txn) throw new Error('Which money? Name its channel and its number, as the list does.')
    await assignPayment(hands.deposits, { ...signature, channel, txn, orderId: id })
  } else {
    demand('deposit')
    await reverseDeposit(hands.deposits, {
      ...{ ...signature, orderId: id, reason: oneOf(reversals, options.reason) },
    })
  }
  const after = await readPapers(hands.deposits.db, id)
  return `${id}: ${papers.order.state} → ${after?.order.state}`
}

/** A decision about money has a name under it and a reason that somebody else can follow. */
function signatureOf({ by = '', why = '' }: Options): Signature {
  const signature = { by: by.trim(), why: why.trim() }
  if (!signature.by) throw new Error('Who decides? Add --by "your name".')
  if (signature.by.length > 100) throw new Error('--by is at most 100 letters.')
  if (signature.why.length < 3) throw new Error('Why? Add --why "what you saw, and where".')
  if (signature.why.length > 500) throw new Error('--why is at most 500 letters.')
  return signature
}

function oneOf<T extends string>(known: readonly T[], given = '', ask = '--reason is one of'): T {
  const found = known.find((each) => each === given)
  if (!found) throw new Error(`${ask} ${known.join(', ')}`)
  return found
}
