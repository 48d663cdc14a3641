/** Time-outs and self-exclusion. There is no way back: neither here nor in the tables. */
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { closeUntil } from '../ledger/index.ts'
import { type ClosureKind, type Guarded, writeChange } from './members.ts'

/** Self-exclusion for good ends when nobody lives any more who knows of it: a date that every clock can hold. */
const forGood = new Date('2999-12-31T00:00:00Z')
const dayMs = 24 * 60 * 60 * 1000

export const endOfTimeOut = (days: number, at: Date): Date => new Date(at.getTime() + days * dayMs)

export function endOfExclusion(months: number | null, at: Date): Date {
  if (months === null) return forGood
  const end = new Date(at)
  end.setUTCMonth(end.getUTCMonth() + months)
  return end
}

export const isForGood = (until: Date): boolean => until.getTime() >= forGood.getTime()

/** Closes the account to stakes and deposits. What ends earlier than what holds already is refused. */
export async function close(
  tx: Tx,
  member: Guarded,
  { kind, until, at }: { kind: ClosureKind; until: Date; at: Date },
): Promise<void> {
  const { memberId, merchantId, closedUntil } = member
  if (closedUntil && closedUntil > at && closedUntil >= until)
    throw new Refusal('closed_for_longer', { until: closedUntil.toISOString() })
  await sql`
    insert into protection.closures (member_id, merchant_id, kind, from_at, until_at)
    values (${memberId}, ${merchantId}, ${kind}, ${at}, ${until})`.execute(tx)
  await sql`
    update protection.members set closed_until = ${until}, closed_by = ${kind}, is_guarded = true,
      changed_xid = pg_current_xact_id()::text::bigint where member_id = ${memberId}`.execute(tx)
  await closeUntil(tx, { ...member, until })
  await writeChange(tx, member, at, kind, { until: until.toISOString() })
}

/** Refuses while the member's account is closed. */
export function refuseClosed({ closedUntil, closedBy }: Pick<Guarded, 'closedUntil' | 'closedBy'>, at: Date) {
  if (!closedUntil || closedUntil <= at) return
  throw new Refusal(closedBy === 'timeOut' ? 'timed_out' : 'self_excluded', {
    until: closedUntil.toISOString(),
    forGood: isForGood(closedUntil),
  })
}

/** Of these members of a brand, those whose accounts are closed. */
export async function closedAmong(
  tx: Tx,
  { merchantId, memberIds, at }: { merchantId: number; memberIds: readonly bigint[]; at: Date },
): Promise<ReadonlySet<bigint>> {
  const { rows } = await sql<{ memberId: bigint }>`
    select member_id as "memberId" from protection.members
     where merchant_id = ${merchantId} and member_id = any(${memberIds}::bigint[]) and closed_until > ${at}`.execute(
    tx,
  )
  return new Set(rows.map(({ memberId }) => memberId))
}
