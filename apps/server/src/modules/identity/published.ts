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

/** Since when these are members of the brand, and at which level; whoever is none is left out. */
export async function joinedAmong(
  tx: Tx,
  merchantId: number,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, { readonly registeredAt: Date; readonly rank: number }>> {
  const { rows } = await sql<{ id: bigint; registeredAt: Date; rank: number }>`
    select id, created_at as "registeredAt", vip_rank as rank from identity.members
     where merchant_id = ${merchantId} and id = any(${memberIds}::bigint[])`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
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

export interface Brought {
  readonly id: bigint
  readonly merchantId: number
  readonly inviterId: bigint
  readonly registeredAt: Date
}

/** Of these members, of any brand, those whom another member brought. */
export async function broughtAmong(tx: Tx, memberIds: readonly bigint[]): Promise<Brought[]> {
  const { rows } = await sql<Brought>`
    select id, merchant_id as "merchantId", referrer_id as "inviterId", created_at as "registeredAt"
      from identity.members where id = any(${memberIds}::bigint[]) and referrer_id is not null and type <> 4`.execute(
    tx,
  )
  return rows
}

export interface Friend {
  readonly id: bigint
  readonly username: string
  readonly registeredAt: Date
}

/** Whom a member brought, the newest first. */
export async function broughtBy(
  tx: Tx,
  { merchantId, memberId }: Owner,
  { before, limit }: { readonly before: bigint | null; readonly limit: number },
): Promise<Friend[]> {
  const { rows } = await sql<Friend>`
    select id, username, created_at as "registeredAt" from identity.members
     where referrer_id = ${memberId} and merchant_id = ${merchantId} and id < ${before ?? 9223372036854775807n}
     order by id desc limit ${limit}`.execute(tx)
  return rows
}

/** The code that a member's link bears; null where none was made. */
export async function referralCodeOf(tx: Tx, { merchantId, memberId }: Owner): Promise<string | null> {
  const { rows } = await sql<{ code: string | null }>`
    select referral_code as code from identity.members
     where merchant_id = ${merchantId} and id = ${memberId}`.execute(tx)
  return rows[0]?.code ?? null
}
