/**
 * Tokens that a session had before the one before: kept so that their use is known for what it is. Every
 * function works inside a transaction that named the brand.
 */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'

export interface Retired {
  readonly sessionId: string
  readonly servesUntil: Date
}

export async function retiredToken(tx: Tx, merchantId: number, hash: Buffer): Promise<Retired | null> {
  const { rows } = await sql<Retired>`
    select session_id as "sessionId", serves_until as "servesUntil" from identity.retired_tokens
    where merchant_id = ${merchantId} and token_hash = ${hash}`.execute(tx)
  return rows[0] ?? null
}

/** Before a rotation puts another one in its place: the token that was the one before until now. */
export async function retirePrevious(tx: Tx, sessionId: string): Promise<void> {
  await sql`
    insert into identity.retired_tokens (token_hash, merchant_id, session_id, serves_until)
    select previous_hash, merchant_id, id, previous_until from identity.sessions
    where id = ${sessionId} and previous_hash is not null
    on conflict do nothing`.execute(tx)
}

/** After a new password the old tokens are nobody's any more. */
export async function forgetRetired(tx: Tx, sessionId: string): Promise<void> {
  await sql`delete from identity.retired_tokens where session_id = ${sessionId}`.execute(tx)
}
