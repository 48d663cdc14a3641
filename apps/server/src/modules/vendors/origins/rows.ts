/** Marks of unusual origin as they lie in the database. */
import type { Minor } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Unusual } from './unusual.ts'

export interface Mark {
  readonly merchantId: number
  readonly accountId: bigint
  readonly reason: Unusual
  /** The round, or the key of a credit outside rounds. */
  readonly subject: string
  readonly seq: bigint
  readonly gameId: number
  readonly amount: Minor
}

/** One mark for a round and a reason: it waits anew only when the round has come to more since somebody looked. */
export async function writeMark(tx: Tx, mark: Mark): Promise<void> {
  const { merchantId, accountId, reason, subject, seq, gameId, amount } = mark
  await sql`
    insert into vendors.unusual_credits as u (merchant_id, account_id, reason, subject, seq, game_id, amount)
    select ${merchantId}, ${accountId}, ${reason}, ${subject}, ${seq}, ${gameId}, ${amount}
     where ${reason} <> 'first_large' or not exists (
       select from vendors.unusual_credits where account_id = ${accountId} and reason = 'first_large')
    on conflict (account_id, reason, subject) do update
       set amount = excluded.amount, seq = excluded.seq, looked_at = null, looked_by = null
     where excluded.amount > u.amount`.execute(tx)
}

/** Whether something of this account waits to be looked at, of what was credited up to a place in its statement. */
export async function isMarked(tx: Tx, accountId: bigint, upto: bigint | null): Promise<boolean> {
  const { rows } = await sql<{ marked: boolean }>`
    select exists (select from vendors.unusual_credits where account_id = ${accountId} and looked_at is null
      and (${upto}::bigint is null or seq <= ${upto})) as marked`.execute(tx)
  return rows[0]?.marked ?? false
}

/** Somebody has looked at all of it, up to a place in its statement. Answers how many waited. */
export async function clearMarks(
  tx: Tx,
  { accountId, upto, by }: { readonly accountId: bigint; readonly upto: bigint | null; readonly by: string },
): Promise<number> {
  const { rows } = await sql`
    update vendors.unusual_credits set looked_at = clock_timestamp(), looked_by = ${by}
     where account_id = ${accountId} and looked_at is null and (${upto}::bigint is null or seq <= ${upto})
    returning id`.execute(tx)
  return rows.length
}
