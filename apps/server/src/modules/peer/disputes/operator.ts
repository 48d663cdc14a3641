/**
 * The operator's side of payments between members: what waits for a person, what both sides show of it, and what is
 * decided. Each decision has a name, a reason that the member reads, and what it was seen on.
 */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import { openField } from '../../../platform/sealed-field.ts'
import type { Operator } from '../answers.ts'
import { work } from '../changes.ts'
import type { Peer } from '../peer.ts'
import { type PictureKind, placeOf } from '../pictures/pictures.ts'
import type { AllocationState } from '../states.ts'
import type { AppealDecision, Decision } from './decisions.ts'
import { lift } from './strikes.ts'

/** A part of this brand. */
export interface PartOf {
  readonly merchantId: number
  readonly id: string
}

export interface WaitingDispute {
  readonly id: string
  /** A proof that no clock confirms, two sides that disagree, or one that does not accept the decision. */
  readonly what: 'proof' | 'dispute' | 'appeal'
  readonly state: AllocationState
  readonly amount: Minor
  readonly currency: string
  readonly payerId: bigint
  readonly receiverId: bigint
  readonly reference: string | null
  readonly since: Date
  /** Until when both sides may still show something. */
  readonly evidenceUntil: Date | null
  /** Why: what made the clock wait, who opened the dispute, or the member's own words. */
  readonly why: string
}

export async function waitingDisputes(
  { world }: Pick<Peer, 'world'>,
  merchantId: number,
): Promise<readonly WaitingDispute[]> {
  return work(world, merchantId, async ({ tx }) => {
    const { rows } = await sql<WaitingDispute>`
      select a.id, case when d.allocation_id is null then 'proof' when d.decided_at is null then 'dispute' else 'appeal' end as what,
        a.state, a.amount, c.currency, a.payer_id as "payerId", a.receiver_id as "receiverId", a.reference,
        coalesce(d.appealed_at, d.opened_at, a.proof_at) as since,
        case when d.decided_at is null then d.evidence_until end as "evidenceUntil",
        case when d.allocation_id is null then array_to_string(a.auto_off, ', ')
             when d.decided_at is not null then d.appealed_by || ': ' || d.appeal_reason
             when d.is_late then d.opened_by || ', after it counted as received' else d.opened_by end as why
        from peer.allocations a
        join peer.claims c on c.id = a.claim_id
        left join peer.disputes d on d.allocation_id = a.id
       where a.merchant_id = ${merchantId}
         and ((a.state = 'PROOF_SENT' and a.due_at is null)
           or (d.allocation_id is not null and d.decided_at is null)
           or (d.appealed_at is not null and d.appeal_decided_at is null))
       order by since, a.id limit 200`.execute(tx)
    return rows
  })
}

export interface ShownPicture {
  readonly kind: PictureKind
  readonly id: string
  readonly webp: Buffer
}

/** What both sides showed of a part. */
export async function picturesOfPart(
  { world }: Pick<Peer, 'world'>,
  { merchantId, id }: PartOf,
): Promise<readonly ShownPicture[]> {
  return work(world, merchantId, async ({ tx }) => {
    const { rows } = await sql<{ id: string; kind: PictureKind; sealed: Buffer }>`
      select id, kind, image_sealed as sealed from peer.pictures
       where allocation_id = ${id} and merchant_id = ${merchantId} order by at, id`.execute(tx)
    return rows.map(({ sealed, ...picture }) => ({
      ...picture,
      webp: openField(world.key, placeOf(picture.id, merchantId), sealed),
    }))
  })
}

export async function decideDispute(
  peer: Pick<Peer, 'decide'>,
  { merchantId, id, ...decision }: PartOf & Decision,
): Promise<void> {
  demandSaid(decision)
  await peer.decide(merchantId, id, decision)
}

export async function forceReceipt(
  peer: Pick<Peer, 'force'>,
  { merchantId, id, ...operator }: PartOf & Operator,
): Promise<void> {
  demandSaid(operator)
  await peer.force(merchantId, id, operator)
}

export async function decideAppeal(
  peer: Pick<Peer, 'decideAppeal'>,
  { merchantId, id, ...decision }: PartOf & AppealDecision,
): Promise<void> {
  demandSaid(decision)
  await peer.decideAppeal(merchantId, id, decision)
}

/** The strike of this part counts no more for its payer. */
export async function liftStrike(
  { world }: Pick<Peer, 'world'>,
  { merchantId, id, ...operator }: PartOf & Omit<Operator, 'evidence'>,
): Promise<void> {
  if (!operator.by || !operator.reason) throw new Error('say who lifts it, and why')
  await work(world, merchantId, (now) => lift(now, id, operator))
}

function demandSaid({ by, reason, evidence }: Operator): void {
  if (!by || !reason || !evidence) throw new Error('say who decides, why, and what it was seen on')
}
