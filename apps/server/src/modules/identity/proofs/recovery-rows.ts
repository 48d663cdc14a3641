/** Links that set a new password, as rows. Every function works inside a transaction that named the brand. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { hashOf } from '../tokens.ts'

export interface NewLink {
  readonly token: string
  readonly merchantId: number
  /** Null for a link that goes to nobody. */
  readonly memberId: bigint | null
  readonly at: Date
  readonly expiresAt: Date
}

export async function insertLink(tx: Tx, link: NewLink): Promise<void> {
  await sql`insert into identity.reset_links (token_hash, merchant_id, member_id, created_at, expires_at)
    values (${hashOf(link.token)}, ${link.merchantId}, ${link.memberId}, ${link.at}, ${link.expiresAt})`.execute(
    tx,
  )
}

/** Whose link it is, while it works. */
export async function memberOfLink(
  tx: Tx,
  merchantId: number,
  token: string,
  at: Date,
): Promise<bigint | null> {
  const { rows } = await sql<{ memberId: bigint | null }>`
    select member_id as "memberId" from identity.reset_links
    where merchant_id = ${merchantId} and token_hash = ${hashOf(token)}
      and used_at is null and expires_at > ${at}`.execute(tx)
  return rows[0]?.memberId ?? null
}

/** Uses it up, and every other link of its member with it: of two who come at once, one gets it. */
export async function useUpLink(tx: Tx, merchantId: number, token: string, at: Date): Promise<boolean> {
  const { rows } = await sql<{ memberId: bigint }>`
    update identity.reset_links set used_at = ${at}
    where merchant_id = ${merchantId} and token_hash = ${hashOf(token)} and member_id is not null
      and used_at is null and expires_at > ${at}
    returning member_id as "memberId"`.execute(tx)
  const [row] = rows
  if (!row) return false
  await closeLinks(tx, row.memberId, at)
  return true
}

export async function closeLinks(tx: Tx, memberId: bigint, at: Date): Promise<void> {
  await sql`update identity.reset_links set used_at = ${at}
    where member_id = ${memberId} and used_at is null`.execute(tx)
}
