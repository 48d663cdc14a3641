/** Browsers that are remembered, as rows. Every function works inside a transaction that named the brand. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Owner } from '../owner.ts'
import { hashOf } from '../tokens.ts'

interface Remembered extends Owner {
  /** The name of the browser, which its cookie holds. */
  readonly device: string
}

export async function insertRemembered(
  tx: Tx,
  { merchantId, memberId, device }: Remembered,
  until: Date,
): Promise<void> {
  await sql`insert into identity.remembered (merchant_id, device_hash, member_id, expires_at)
    values (${merchantId}, ${hashOf(device)}, ${memberId}, ${until})`.execute(tx)
}

export async function standsRemembered(
  tx: Tx,
  { merchantId, memberId, device }: Remembered,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from identity.remembered
    where merchant_id = ${merchantId} and device_hash = ${hashOf(device)} and member_id = ${memberId}
      and expires_at > ${at}`.execute(tx)
  return rows.length > 0
}

/** Whoever has the browser's cookie may have it forgotten. */
export async function forgetDevice(tx: Tx, merchantId: number, device: string): Promise<void> {
  await sql`delete from identity.remembered
    where merchant_id = ${merchantId} and device_hash = ${hashOf(device)}`.execute(tx)
}

/** Sessions of this browser, by the cookie that they are bound to, know from now on under which name it is remembered. */
export async function noteDevice(tx: Tx, { memberId, device }: Remembered, sessionId: string): Promise<void> {
  await sql`update identity.sessions set device_hash = ${hashOf(device)}
    where member_id = ${memberId} and ended_at is null
      and bind_hash = (select bind_hash from identity.sessions where id = ${sessionId})`.execute(tx)
}

/** The browser of a session of this member, where the member is remembered in it. */
export async function forgetDeviceOf(
  tx: Tx,
  { merchantId, memberId }: Owner,
  sessionId: string,
): Promise<void> {
  await sql`delete from identity.remembered
    where merchant_id = ${merchantId} and member_id = ${memberId}
      and device_hash = (select device_hash from identity.sessions where id = ${sessionId})`.execute(tx)
}

/** All browsers of a member but this one, where it is remembered itself. */
export async function forgetOtherDevices(
  tx: Tx,
  { merchantId, memberId }: Owner,
  kept: string | null,
): Promise<void> {
  await sql`delete from identity.remembered
    where merchant_id = ${merchantId} and member_id = ${memberId}
      and device_hash <> ${hashOf(kept ?? '')}`.execute(tx)
}
