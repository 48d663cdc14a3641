/** The operator's decisions. Money that has gone to one side is never taken back from it: the reserve makes good. */
import { type Minor, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import { closeReceived, noteOf, type Operator } from '../answers.ts'
import { promiseBonus, shareBonus } from '../bonuses/bonuses.ts'
import { type By, shiftAsk, shiftClaim, tellBoth, turn, type Work } from '../changes.ts'
import { makeGood, release, settle } from '../money.ts'
import type { Whole } from '../parts.ts'
import { handToHouse } from '../pool.ts'
import { lockAllocation, lockClaim } from '../rows.ts'
import type { PeerTerms } from '../terms.ts'
import { closeDispute, disputeOf, openDispute, type Verdict } from './disputes.ts'
import { strike } from './strikes.ts'

export interface Decision extends Operator {
  readonly verdict: Verdict
  /** Of SPLIT: what did arrive. */
  readonly received?: Minor
  /** Where the receiver's money goes that nobody paid: to the next payer, to the house to pay, or back to the purse. */
  readonly rest?: 'pool' | 'house' | 'balance'
}

/** Also of a part that waits for nobody's clock: the operator opens the dispute and decides it. */
export async function decide(work: Work, id: string, decision: Decision, terms: PeerTerms): Promise<void> {
  const found = await lockAllocation(work.tx, id)
  if (!found) throw new Refusal('peer_not_found')
  if (found.part.state === 'PROOF_SENT') await openDispute(work, found, 'operator')
  const whole = (await lockAllocation(work.tx, id)) ?? found
  const open = await disputeOf(work, id)
  if (whole.part.state !== 'DISPUTED' || !open || open.decidedAt) throw new Refusal('peer_already_answered')
  const received = receivedOf(decision, whole.part.amount)
  if (open.isLate) await decideLate(work, whole, decision, received)
  else await decideOpen(work, whole, decision, received, terms)
  await closeDispute(work, id, { ...decision, received })
}

function receivedOf({ verdict, received }: Decision, amount: Minor): Minor {
  if (verdict === 'PAYER_RIGHT') return amount
  if (verdict !== 'SPLIT') return 0n
  if (received === undefined || received <= 0n || received >= amount) throw new Refusal('peer_remaining')
  return received
}

const byOperator = (decision: Decision, at: Date): By => ({
  ...{ actor: 'operator', at, reason: decision.verdict.toLowerCase(), note: noteOf(decision) },
})

async function decideOpen(
  work: Work,
  whole: Whole,
  decision: Decision,
  received: Minor,
  terms: PeerTerms,
): Promise<void> {
  const by = byOperator(decision, work.at)
  const { part, claim, ask } = whole
  if (decision.verdict === 'PAYER_RIGHT') return closeReceived(work, whole, 'FORCED_RECEIVED', by, terms)
  const remaining = part.amount - received
  const to = received > 0n ? 'PARTIALLY_RECEIVED' : 'NOT_PAID'
  await turn(work, part, to, by, { received, remaining })
  if (received > 0n) {
    await settle(work, whole, received)
    await promiseBonus(work, whole, received, terms.payerBonus)
  }
  if (decision.verdict === 'RECEIVER_RIGHT') await strike(work, part)
  const covered = decision.verdict === 'HOUSE_COVERS' ? part.amount : 0n
  await makeGood(work, claim, ask.purseId, `peer:${part.id}:covered`, covered)
  const credited = received + covered
  await shiftAsk(work, ask, { credited, dropped: part.amount - credited }, by)
  await place(work, whole, received, remaining, decision.rest ?? 'pool', by)
  tellBoth(work, claim, ask)
}

/** What the receiver still has a claim to after the decision goes one of three ways. */
async function place(
  work: Work,
  { part, claim }: Whole,
  received: Minor,
  remaining: Minor,
  rest: NonNullable<Decision['rest']>,
  by: By,
): Promise<void> {
  if (rest === 'pool') return void (await shiftClaim(work, claim, { received, unmatched: remaining }, by))
  if (rest === 'balance') {
    await release(work, claim, `peer:${part.id}:back`, remaining)
    return void (await shiftClaim(work, claim, { received, returned: remaining }, by))
  }
  if (received > 0n) await shiftClaim(work, claim, { received }, by)
  await handToHouse(work, await lockClaim(work.tx, claim.id), remaining, false)
}

/** The payer has the money, the receiver's withdrawal counts as paid: only the reserve can change that. */
async function decideLate(work: Work, whole: Whole, decision: Decision, received: Minor): Promise<void> {
  const { part, claim, ask } = whole
  await turn(work, part, 'AUTO_RECEIVED', byOperator(decision, work.at))
  await makeGood(work, claim, claim.purseId, `peer:${part.id}:good`, part.amount - received)
  if (decision.verdict === 'RECEIVER_RIGHT') await strike(work, part)
  // Where the house covers it nobody was found to have lied.
  const counted = decision.verdict === 'HOUSE_COVERS' ? part.amount : received
  await shareBonus(work, part, { kept: counted, of: part.amount })
  tellBoth(work, claim, ask)
}

export interface AppealDecision extends Operator {
  /** What the reserve pays to whoever appealed; nothing leaves the decision as it was. */
  readonly pays: Minor
}

export async function decideAppeal(
  work: Work,
  id: string,
  { pays, by, reason, evidence }: AppealDecision,
): Promise<void> {
  const { tx, at } = work
  const whole = await lockAllocation(tx, id)
  const appealed = await disputeOf(work, id)
  if (!whole || !appealed?.appealedBy || appealed.appealDecidedAt) throw new Refusal('peer_appeal_closed')
  const { part, claim, ask } = whole
  const received = appealed.received ?? (appealed.verdict === 'PAYER_RIGHT' ? part.amount : 0n)
  const atStake = appealed.appealedBy === 'payer' ? part.amount - received : received
  if (pays < 0n || pays > atStake) throw new Refusal('peer_remaining')
  const to = appealed.appealedBy === 'payer' ? ask.purseId : claim.purseId
  await makeGood(work, claim, to, `peer:${id}:appeal`, pays)
  if (appealed.appealedBy === 'receiver')
    await shareBonus(work, part, { kept: received - pays, of: received })
  await sql`
    update peer.disputes set appeal_paid = ${pays}, appeal_answer = ${reason},
      appeal_evidence = ${evidence}, appeal_decided_by = ${by}, appeal_decided_at = ${at} where allocation_id = ${id}`.execute(
    tx,
  )
  tellBoth(work, claim, ask)
}
