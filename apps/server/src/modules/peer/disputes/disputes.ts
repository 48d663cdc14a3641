/** A part of which the two sides say different things: who said so, what they show, and until when. */
import { type Minor, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import { tellBoth, turn, type Work } from '../changes.ts'
import { ownPart, type Whole } from '../parts.ts'
import { keepPicture, type NewPicture } from '../pictures/pictures.ts'
import { later, minutes } from '../terms.ts'

export const verdicts = ['PAYER_RIGHT', 'RECEIVER_RIGHT', 'SPLIT', 'HOUSE_COVERS'] as const
export type Verdict = (typeof verdicts)[number]

export interface Dispute {
  readonly allocationId: string
  readonly openedBy: 'payer' | 'receiver' | 'operator'
  readonly isLate: boolean
  readonly openedAt: Date
  readonly evidenceUntil: Date
  readonly verdict: Verdict | null
  readonly received: bigint | null
  readonly reason: string | null
  /** An operator, or `receiver`: who found the money after all. */
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
  readonly appealedBy: 'payer' | 'receiver' | null
  readonly appealedAt: Date | null
  readonly appealPaid: bigint | null
  readonly appealAnswer: string | null
  readonly appealDecidedAt: Date | null
}

export const disputeColumns =
  sql.raw(`allocation_id as "allocationId", opened_by as "openedBy", is_late as "isLate",
  opened_at as "openedAt", evidence_until as "evidenceUntil", verdict, received, reason, decided_by as "decidedBy",
  decided_at as "decidedAt", appealed_by as "appealedBy", appealed_at as "appealedAt", appeal_paid as "appealPaid",
  appeal_answer as "appealAnswer", appeal_decided_at as "appealDecidedAt"`)

export async function disputeOf({ tx }: Pick<Work, 'tx'>, allocationId: string): Promise<Dispute | null> {
  const { rows } = await sql<Dispute>`
    select ${disputeColumns} from peer.disputes where allocation_id = ${allocationId}`.execute(tx)
  return rows[0] ?? null
}

export async function openDispute(
  work: Work,
  { part, claim, ask }: Whole,
  openedBy: Dispute['openedBy'],
): Promise<void> {
  const { tx, at } = work
  const isLate = part.state === 'AUTO_RECEIVED'
  const reason = isLate ? 'late' : openedBy === 'payer' ? 'payer_says_all' : 'not_received'
  await turn(work, part, 'DISPUTED', { actor: openedBy, at, reason })
  await sql`
    insert into peer.disputes (allocation_id, merchant_id, opened_by, is_late, opened_at, evidence_until)
    values (${part.id}, ${part.merchantId}, ${openedBy}, ${isLate}, ${at}, ${later(at, minutes.evidence)})`.execute(
    tx,
  )
  tellBoth(work, claim, ask)
}

export interface Outcome {
  readonly verdict: Verdict
  /** What did arrive. */
  readonly received: Minor
  readonly by: string
  readonly reason?: string
  readonly evidence?: string
}

/** Whatever ends a disputed part ends its dispute in the same transaction: an open one keeps the bonus waiting. */
export async function closeDispute(
  { tx, at }: Work,
  id: string,
  { verdict, received, by, reason, evidence }: Outcome,
): Promise<void> {
  await sql`
    update peer.disputes set verdict = ${verdict}, received = ${received}, reason = ${reason ?? null},
      evidence = ${evidence ?? null}, decided_by = ${by}, decided_at = ${at} where allocation_id = ${id}`.execute(
    tx,
  )
}

/** The receiver within a day of what the clock confirmed; the payer, of whom somebody says that a part is missing. */
export async function dispute(work: Work, id: string, memberId: bigint): Promise<void> {
  const whole = await ownPart(work, id, memberId, 'either')
  const { part } = whole
  const side = part.payerId === memberId ? 'payer' : 'receiver'
  const mayReceiver =
    part.state === 'AUTO_RECEIVED' &&
    part.endedAt !== null &&
    later(part.endedAt, minutes.lateDispute) > work.at &&
    (await disputeOf(work, id)) === null
  const mayPayer = part.state === 'AWAITING_PAYMENT' && part.parentId !== null
  if (!(side === 'payer' ? mayPayer : mayReceiver)) throw new Refusal('peer_dispute_closed')
  await openDispute(work, whole, side)
}

const picturesMax = 3

/** A statement or a picture of the account: both sides see it. */
export async function addEvidence(
  work: Work,
  id: string,
  memberId: bigint,
  picture: NewPicture,
): Promise<void> {
  const { tx, at } = work
  const { part, claim, ask } = await ownPart(work, id, memberId, 'either')
  const side = part.payerId === memberId ? 'payer' : 'receiver'
  const open = part.state === 'DISPUTED' ? await disputeOf(work, id) : null
  if (!open || open.evidenceUntil <= at) throw new Refusal('peer_dispute_closed')
  const { rows } = await sql`
    select from peer.pictures where allocation_id = ${id} and kind = ${side}`.execute(tx)
  if (rows.length >= picturesMax) throw new Refusal('too_many_pictures')
  await keepPicture(work, part, side, picture)
  tellBoth(work, claim, ask)
}

/** Once, within a day, by whoever did not get all they said. */
export async function appeal(work: Work, id: string, memberId: bigint, reason: string): Promise<void> {
  const { tx, at } = work
  const { part, claim, ask } = await ownPart(work, id, memberId, 'either')
  const side = part.payerId === memberId ? 'payer' : 'receiver'
  const decided = await disputeOf(work, id)
  if (!decided || !mayAppeal(decided, side, at)) throw new Refusal('peer_appeal_closed')
  const { numAffectedRows } = await sql`
    update peer.disputes set appealed_by = ${side}, appeal_reason = ${reason}, appealed_at = ${at}
     where allocation_id = ${id} and appealed_by is null`.execute(tx)
  if (numAffectedRows !== 1n) throw new Refusal('peer_appeal_closed')
  tellBoth(work, claim, ask)
}

const losers: Readonly<Record<Verdict, readonly ('payer' | 'receiver')[]>> = {
  PAYER_RIGHT: ['receiver'],
  RECEIVER_RIGHT: ['payer'],
  SPLIT: ['payer', 'receiver'],
  HOUSE_COVERS: [],
}

export const mayAppeal = (
  {
    verdict,
    decidedBy,
    decidedAt,
    appealedBy,
  }: Pick<Dispute, 'verdict' | 'decidedBy' | 'decidedAt' | 'appealedBy'>,
  side: 'payer' | 'receiver',
  at: Date,
): boolean =>
  verdict !== null &&
  decidedAt !== null &&
  appealedBy === null &&
  // Nobody appeals what they said themselves.
  decidedBy !== side &&
  losers[verdict].includes(side) &&
  later(decidedAt, minutes.appeal) > at
