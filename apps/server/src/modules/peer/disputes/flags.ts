/** Payments that a person should look at, scored when their proof comes, or when they are counted as paid without one. */
import { sql } from 'kysely'
import type { Work } from '../changes.ts'
import { type PaymentFacts, suspicionOf } from '../matching/suspicion.ts'
import type { Allocation } from '../rows.ts'
import { days } from '../terms.ts'

/** The part and those of which it is what was missing: one payment, asked for again. */
export async function chainOf(
  { tx }: Pick<Work, 'tx'>,
  { id, parentId }: Pick<Allocation, 'id' | 'parentId'>,
): Promise<readonly string[]> {
  if (parentId === null) return [id]
  const { rows } = await sql<{ id: string }>`
    with recursive chain as (
      select id, parent_id from peer.allocations where id = ${id}
      union all
      select a.id, a.parent_id from peer.allocations a join chain on chain.parent_id = a.id)
    select id from chain`.execute(tx)
  return rows.map((row) => row.id)
}

/** Two who have met before, whichever of them paid. */
export async function meetingsOf(
  { tx, at }: Work,
  part: Allocation,
): Promise<Pick<PaymentFacts, 'metBefore' | 'isBothWays'>> {
  const { merchantId, payerId, receiverId } = part
  const since = new Date(at.getTime() - days.remembered * 86_400_000)
  const { rows } = await sql<{ metBefore: number; back: number }>`
    select count(*)::int as "metBefore", count(*) filter (where payer_id = ${receiverId})::int as back
      from peer.allocations
     where merchant_id = ${merchantId} and id <> all(${await chainOf({ tx }, part)}::text[]) and parent_id is null and made_at > ${since}
       and state not in ('RESERVED', 'EXPIRED', 'CANCELLED')
       and ((payer_id = ${payerId} and receiver_id = ${receiverId})
         or (payer_id = ${receiverId} and receiver_id = ${payerId}))`.execute(tx)
  const { metBefore = 0, back = 0 } = rows[0] ?? {}
  return { metBefore, isBothWays: back > 0 }
}

export async function flag({ tx, at }: Work, part: Allocation, facts: PaymentFacts): Promise<void> {
  const { score, reasons } = suspicionOf(facts)
  if (score === 0) return
  const { id, merchantId, payerId, receiverId } = part
  await sql`
    insert into peer.flags (allocation_id, merchant_id, payer_id, receiver_id, score, reasons, made_at)
    values (${id}, ${merchantId}, ${payerId}, ${receiverId}, ${score}, ${reasons}::text[], ${at})`.execute(tx)
}

/** Paid without a proof: the payer said it was sent, the receiver that it came, and nothing was shown of it. */
export async function flagUnproven(work: Work, part: Allocation): Promise<void> {
  if (part.proofAt !== null) return
  const shown = { isPicturePlain: false, isPictureSeen: false, isReferenceReused: false }
  await flag(work, part, { hasNoProof: true, ...shown, ...(await meetingsOf(work, part)) })
}

/** Whom this member must not meet again, since a person found that the two are one. */
export async function provenPairs(
  tx: Work['tx'],
  { merchantId, memberId }: { readonly merchantId: number; readonly memberId: bigint },
): Promise<ReadonlySet<bigint>> {
  const { rows } = await sql<{ id: bigint }>`
    select receiver_id as id from peer.flags
     where merchant_id = ${merchantId} and payer_id = ${memberId} and verdict = 'FRAUD'
    union
    select payer_id from peer.flags
     where merchant_id = ${merchantId} and receiver_id = ${memberId} and verdict = 'FRAUD'`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}
