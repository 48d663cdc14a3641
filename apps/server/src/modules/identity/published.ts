/** What modules above read of members: what changed about accounts, since when somebody is a member, and all of them in pages. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { Owner } from './owner.ts'
import type { HistoryKind } from './sessions/history.ts'

export interface IdentityChange {
  readonly id: bigint
  readonly xid: bigint
  readonly memberId: bigint
  readonly merchantId: number
  readonly kind: Exclude<HistoryKind, 'login'>
  /** The address that it was done from. */
  readonly place: string
}

/** Over all brands, in the order of their commits, in a transaction that reads what is published. */
export async function identityChanges(
  tx: Tx,
  { nextXid, afterId, most }: { nextXid: bigint; afterId: bigint; most: number },
): Promise<IdentityChange[]> {
  const { rows } = await sql<IdentityChange>`
    select id, written_xid as xid, member_id as "memberId", merchant_id as "merchantId", kind, host(ip) as place
      from identity.history
     where (written_xid, id) > (${nextXid}::bigint, ${afterId}::bigint)
       and written_xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint
     order by written_xid, id limit ${most}`.execute(tx)
  return rows
}

/** Null for nobody of this brand. */
export async function joinedAt(tx: Tx, { merchantId, memberId }: Owner): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select created_at as at from identity.members
     where merchant_id = ${merchantId} and id = ${memberId}`.execute(tx)
  return rows[0]?.at ?? null
}

export interface Listed {
  readonly id: bigint
  readonly type: number
  readonly language: string | null
  /** Or when the account was opened, of one who was never there since. */
  readonly lastLoginAt: Date
  /** Neither closed nor a trial. */
  readonly isOpen: boolean
}

/** The next members of a brand, by their number. */
export async function membersAfter(
  tx: Tx,
  merchantId: number,
  { after, most }: { after: bigint; most: number },
): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select id, type, language, coalesce(last_login_at, created_at) as "lastLoginAt",
        status <> 'closed' and type <> 4 as "isOpen"
      from identity.members where merchant_id = ${merchantId} and id > ${after} order by id limit ${most}`.execute(
    tx,
  )
  return rows
}
