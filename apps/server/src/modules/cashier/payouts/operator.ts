/** What a person of the operator's decides: each decision once, with a name, and shown to the member with its reason. */
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import { alreadyDecided, journal, type Signature } from '../decisions.ts'
import { owedBy } from '../deposits/debts.ts'
import { changesOf } from '../orders.ts'
import { holdKey, release } from './money.ts'
import { lockedPayout, type Payout } from './orders.ts'
import { brandOf, type WorkParts } from './parts.ts'
import { enqueue } from './review.ts'
import { rulesOf } from './rules.ts'
import { resolvePayout, tellMoved } from './sending.ts'
import { advance } from './states.ts'

export interface Decision extends Signature {
  readonly merchantId: number
  readonly id: string
}

/** Codes that a rejection may have; each has its sentence for the member. */
export const rejections = [
  'rejected_name',
  'rejected_account',
  'rejected_rules',
  'rejected_papers',
  'rejected_by_staff',
] as const
export type Rejection = (typeof rejections)[number]

/** Refusal('payout_unknown'), or an error when it stands elsewhere by now. */
export async function approvePayout(
  parts: WorkParts,
  { merchantId, id, ...signature }: Decision,
): Promise<void> {
  const brand = await brandOf(parts, merchantId)
  const rules = rulesOf(brand)
  const at = parts.now()
  await parts.origins.catchUp()
  const { payout, state } = await inMerchant(parts.db, merchantId, async (tx) => {
    const payout = await demanded(tx, id)
    if ((await owedBy(tx, payout.purseId)) > 0n) throw new Error('payout_owes: a payment was taken back')
    const origin = { merchantId, accountId: payout.purseId, upto: holdKey(id) }
    const found = await parts.origins.of(tx, origin)
    if (found === 'unread')
      throw new Error('payout_unread: what was credited last is being read, approve it in a moment')
    if ((await changesOf(tx, 'withdrawal', id)).at(-1)?.reason === 'review_origin')
      await parts.origins.lookedAt(tx, { ...origin, by: signature.by })
    else if (payout.state === 'RISK_REVIEW' && found !== 'plain')
      // It waited for something else: nobody was told that its money is unusual, or being checked.
      throw new Error(
        `payout_origin: look at npm run credits -- list, and -- unusual ${brand.code} ${payout.purseId}, and decide there first`,
      )
    const change = {
      id,
      from: 'RISK_REVIEW',
      to: 'APPROVED',
      at,
      by: 'staff',
      reason: 'approved_by_staff',
    } as const
    if (!(await advance(tx, change))) throw alreadyDecided(id, payout.state)
    await sign(tx, payout, 'approved', signature)
    return { payout, state: await enqueue(tx, payout, { parts, rules, at }) }
  })
  tellMoved(parts, payout, { state, balance: null, parent: null })
}

/** The money comes back at once, with a reason that the member reads. */
export async function rejectPayout(
  parts: WorkParts,
  { merchantId, id, reason, note, ...signature }: Decision & { reason: Rejection; note: string | null },
): Promise<void> {
  const at = parts.now()
  const { payout, balance } = await inMerchant(parts.db, merchantId, async (tx) => {
    const payout = await demanded(tx, id)
    const { state: from } = payout
    if (from !== 'RISK_REVIEW' && from !== 'KYC_WAIT') throw alreadyDecided(id, from)
    await advance(tx, { id, from, to: 'REJECTED', at, by: 'staff', reason })
    await sign(tx, payout, 'rejected', signature, note)
    return { payout, balance: await release(tx, payout) }
  })
  tellMoved(parts, payout, { state: 'REJECTED', balance, parent: null })
}

export interface Verdict extends Decision {
  readonly verdict: 'paid' | 'failed'
}

/**
 * A sending of which the gateway says nothing is decided by evidence, by two people who say the same: why is what it
 * was seen on, the gateway's statement or the bank's answer. Answers whether it is decided. Two who contradict each other wait for a third.
 */
export async function judgePayout(
  parts: WorkParts,
  { merchantId, id, verdict, ...signature }: Verdict,
): Promise<boolean> {
  const at = parts.now()
  const { payout, moved } = await inMerchant(parts.db, merchantId, async (tx) => {
    const payout = await demanded(tx, id)
    const { attempts: attempt, state } = payout
    if (state !== 'SENDING_UNKNOWN') throw alreadyDecided(id, state)
    const { numAffectedRows } = await sql`
      insert into cashier.payout_verdicts (payout_id, attempt, merchant_id, operator, verdict, evidence, at)
      values (${id}, ${attempt}, ${merchantId}, ${signature.by}, ${verdict}, ${signature.why}, ${at})
      on conflict do nothing`.execute(tx)
    if (numAffectedRows !== 1n)
      throw new Error(`${signature.by} has said what became of ${id}: another person has to`)
    await enter(tx, payout, `judged_${verdict}`, signature)
    const { rows } = await sql`select 1 from cashier.payout_verdicts
      where payout_id = ${id} and attempt = ${attempt} and verdict = ${verdict}`.execute(tx)
    const answer = { id, attempt, answer: verdict, at, by: 'staff' } as const
    return { payout, moved: rows.length >= 2 ? await resolvePayout(tx, answer) : null }
  })
  tellMoved(parts, payout, moved)
  return moved !== null
}

async function demanded(tx: Tx, id: string): Promise<Payout> {
  const payout = await lockedPayout(tx, id)
  if (!payout) throw new Refusal('payout_unknown')
  return payout
}

const enter = (tx: Tx, { merchantId, id: orderId }: Payout, decision: string, signature: Signature) =>
  journal(tx, { merchantId, kind: 'withdrawal', orderId, decision }, signature)

async function sign(
  tx: Tx,
  payout: Payout,
  decision: string,
  signature: Signature,
  words: string | null = null,
): Promise<void> {
  await sql`update cashier.payouts set decided_by = ${signature.by}, note = ${words} where id = ${payout.id}`.execute(
    tx,
  )
  await enter(tx, payout, decision, signature)
}
