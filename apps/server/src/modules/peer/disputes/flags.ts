/** Payments that a person should look at, scored when their proof comes. */
import { sql } from 'kysely'
import type { Work } from '../changes.ts'
import { type PaymentFacts, suspicionOf } from '../matching/suspicion.ts'
import type { Allocation } from '../rows.ts'
import { days } from '../terms.ts'

/** Two who have met before, whichever of them paid. */
export async function meetingsOf(
  { tx, at }: Work,
  { id, merchantId, payerId, receiverId }: Allocation,
): Promise<Pick<PaymentFacts, 'metBefore' | 'isBothWays'>> {
  const since = new Date(at.getTime() - days.remembered * 86_400_000)
  const { rows } = await sql<{ metBefore: number; back: number }>`
    select count(*)::int as "metBefore", count(*) filter (where payer_id = ${receiverId})::int as back
      from peer.allocations
     where merchant_id = ${merchantId} and id <> ${id} and parent_id is null and made_at > ${since}
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
