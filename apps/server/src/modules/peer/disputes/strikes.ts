/** What is remembered of a payer. */
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { type PayerRecord, strikesMax } from '../matching/trust.ts'
import type { Allocation } from '../rows.ts'
import { days } from '../terms.ts'

export async function payerRecord(tx: Tx, memberId: bigint, at: Date): Promise<PayerRecord> {
  const { rows } = await sql<PayerRecord>`
    select
      (select count(*)::int from peer.allocations where payer_id = ${memberId}
         and state in ('RECEIVED', 'AUTO_RECEIVED', 'FORCED_RECEIVED', 'PARTIALLY_RECEIVED')) as settled,
      (select count(*)::int from peer.strikes where member_id = ${memberId}
         and lifted_at is null and at > ${daysBefore(at, days.remembered)}) as strikes,
      (select count(*)::int from peer.disputes d join peer.allocations a on a.id = d.allocation_id
        where a.payer_id = ${memberId} and d.verdict = 'RECEIVER_RIGHT'
          and d.decided_at > ${daysBefore(at, days.remembered)}) as "disputesLost",
      (select count(*)::int from peer.strikes where member_id = ${memberId}
         and lifted_at is null and at > ${daysBefore(at, days.strikesCount)}) as "freshStrikes"`.execute(tx)
  return rows[0] ?? { settled: 0, strikes: 0, disputesLost: 0, freshStrikes: 0 }
}

export async function strike({ tx, at }: { tx: Tx; at: Date }, part: Allocation): Promise<void> {
  await sql`
    insert into peer.strikes (allocation_id, merchant_id, member_id, at)
    values (${part.id}, ${part.merchantId}, ${part.payerId}, ${at}) on conflict do nothing`.execute(tx)
}

/** A strike that was not the payer's fault counts no more; it stays written, with who lifted it and why. */
export async function lift(
  { tx, at }: { tx: Tx; at: Date },
  partId: string,
  { by, reason }: { readonly by: string; readonly reason: string },
): Promise<void> {
  const { numAffectedRows } = await sql`
    update peer.strikes set lifted_at = ${at}, lifted_by = ${by}, lifted_why = ${reason}
     where allocation_id = ${partId} and lifted_at is null`.execute(tx)
  if (numAffectedRows !== 1n) throw new Refusal('peer_not_found')
}

/** Until when this member may not pay others: seven days from the strike that was the third within seven days. */
export async function barredUntil(tx: Tx, memberId: bigint, at: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select at from peer.strikes
     where member_id = ${memberId} and lifted_at is null
       and at > ${daysBefore(at, days.strikesCount + days.barred)}
     order by at desc`.execute(tx)
  const times = rows.map((row) => row.at.getTime())
  const span = days.strikesCount * dayMs
  const third = times.find((time, place) => {
    const first = times[place + strikesMax - 1]
    return first !== undefined && time - first < span
  })
  if (third === undefined) return null
  const until = new Date(third + days.barred * dayMs)
  return until > at ? until : null
}

const dayMs = 86_400_000
const daysBefore = (at: Date, count: number) => new Date(at.getTime() - count * dayMs)
