/** What becomes of a proof: the receiver's answer, the clock's, the operator's. Each ends in one settlement. */
import { type Minor, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import { promiseBonus } from './bonuses/bonuses.ts'
import { type By, shiftAsk, shiftClaim, tellBoth, turn, type Work, writeDown } from './changes.ts'
import { closeDispute, openDispute } from './disputes/disputes.ts'
import { newId } from './ids.ts'
import { isReceiverAway } from './matching/trust.ts'
import { settle } from './money.ts'
import { tellToPay } from './news/member-news.ts'
import { ownPart, type Whole } from './parts.ts'
import { lockAllocation } from './rows.ts'
import type { AllocationState } from './states.ts'
import { later, minutes, type PeerTerms } from './terms.ts'

export type Answer =
  | { readonly answer: 'received' }
  | { readonly answer: 'notReceived' }
  | { readonly answer: 'partial'; readonly remaining: Minor }

/** The receiver says what arrived. */
export async function answer(
  work: Work,
  id: string,
  receiverId: bigint,
  said: Answer,
  terms: PeerTerms,
): Promise<void> {
  const whole = await ownPart(work, id, receiverId, 'receiver')
  const { part } = whole
  const by = { actor: 'receiver', at: work.at } as const
  // In a dispute that is not about counted money the receiver may still find that it came.
  const mayConfirm = part.state === 'PROOF_SENT' || part.state === 'DISPUTED'
  if (said.answer === 'received') {
    if (!mayConfirm || (part.state === 'DISPUTED' && (await isLate(work, id))))
      throw new Refusal('peer_already_answered', { state: part.state })
    await closeReceived(work, whole, 'RECEIVED', by, terms)
    if (part.state === 'DISPUTED')
      await closeDispute(work, id, { verdict: 'PAYER_RIGHT', received: part.amount, by: 'receiver' })
    return
  }
  if (part.state !== 'PROOF_SENT') throw new Refusal('peer_already_answered', { state: part.state })
  if (said.answer === 'notReceived') return openDispute(work, whole, 'receiver')
  if (said.remaining <= 0n || said.remaining >= part.amount) throw new Refusal('peer_remaining')
  return closePartly(work, whole, said.remaining, by, terms)
}

async function isLate({ tx }: Work, id: string): Promise<boolean> {
  const { rows } = await sql<{ late: boolean }>`
    select is_late as late from peer.disputes where allocation_id = ${id}`.execute(tx)
  return rows[0]?.late ?? false
}

/** All of it: the payer is credited with what leaves the receiver's hold. */
export async function closeReceived(
  work: Work,
  whole: Whole,
  to: Extract<AllocationState, 'RECEIVED' | 'AUTO_RECEIVED' | 'FORCED_RECEIVED'>,
  by: By,
  { payerBonus }: PeerTerms,
): Promise<void> {
  const { part, claim, ask } = whole
  await turn(work, part, to, by, { received: part.amount, remaining: 0n })
  await settle(work, whole, part.amount)
  await promiseBonus(work, whole, part.amount, payerBonus)
  await shiftClaim(work, claim, { received: part.amount }, by)
  await shiftAsk(work, ask, { credited: part.amount }, by)
  tellBoth(work, claim, ask)
}

/** A part of it: that much is settled, and what is missing waits ten minutes for the same payer. */
async function closePartly(
  work: Work,
  whole: Whole,
  remaining: Minor,
  by: By,
  { payerBonus }: PeerTerms,
): Promise<void> {
  const { tx, at } = work
  const { part, claim, ask } = whole
  const received = part.amount - remaining
  await turn(work, part, 'PARTIALLY_RECEIVED', by, { received, remaining })
  await settle(work, whole, received)
  await promiseBonus(work, whole, received, payerBonus)
  const id = newId('P')
  const { merchantId, claimId, askId, receiverId, payerId } = part
  await sql`
    insert into peer.allocations (id, merchant_id, claim_id, ask_id, parent_id, receiver_id, payer_id, amount,
      state, due_at, made_at)
    values (${id}, ${merchantId}, ${claimId}, ${askId}, ${part.id}, ${receiverId}, ${payerId}, ${remaining},
      'AWAITING_PAYMENT', ${later(at, minutes.topUp)}, ${at})`.execute(tx)
  await writeDown(
    tx,
    { merchantId, claimId, askId, allocationId: id, from: null, to: 'AWAITING_PAYMENT', amount: remaining },
    { actor: 'house', at, reason: 'missing' },
  )
  await tellToPay(tx, { merchantId, id, askId, payerId, amount: remaining, dueAt: later(at, minutes.topUp) })
  await shiftClaim(work, claim, { received }, by)
  await shiftAsk(work, ask, { credited: received }, by)
  tellBoth(work, claim, ask)
}

/** The clock: nobody answered. Who was not there to be asked, for much money, is waited for by a person. */
export async function confirmByClock(work: Work, whole: Whole, terms: PeerTerms): Promise<void> {
  const { tx, world, at } = work
  const { part, claim, ask } = whole
  const { merchantId, receiverId, proofAt, amount } = part
  const lastSeen = await world.around.lastSeen(tx, { merchantId, memberId: receiverId })
  if (isReceiverAway(lastSeen, proofAt ?? at, amount, terms.awayMax)) {
    await sql`
      update peer.allocations set due_at = null, auto_off = auto_off || 'receiver_away'::text
       where id = ${part.id} and state = 'PROOF_SENT'`.execute(tx)
    return tellBoth(work, claim, ask)
  }
  await closeReceived(work, whole, 'AUTO_RECEIVED', { actor: 'clock', at, reason: 'no_answer' }, terms)
}

export interface Operator {
  readonly by: string
  /** Shown to both sides. */
  readonly reason: string
  /** What it was seen on: a statement, an answer of the bank. For the operator's side alone. */
  readonly evidence: string
}

export const noteOf = ({ by, reason, evidence }: Operator): string => `${by}: ${reason} (${evidence})`

/** The operator says it arrived: the payer keeps the credit, nothing is refunded, the receiver's claim to it closes. */
export async function force(work: Work, id: string, operator: Operator, terms: PeerTerms) {
  const whole = await lockAllocation(work.tx, id)
  if (!whole) throw new Refusal('peer_not_found')
  const isDisputed = whole.part.state === 'DISPUTED'
  if (isDisputed && (await isLate(work, id))) throw new Refusal('peer_already_answered')
  const { at } = work
  await closeReceived(
    work,
    whole,
    'FORCED_RECEIVED',
    { actor: 'operator', at, reason: 'forced', note: noteOf(operator) },
    terms,
  )
  if (isDisputed)
    await closeDispute(work, id, { verdict: 'PAYER_RIGHT', received: whole.part.amount, ...operator })
}
