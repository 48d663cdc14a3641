/** Places that a member has proved to be theirs: a login from any other asks for a second proof. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'

const placesMax = 10

interface Owner {
  readonly id: bigint
  readonly merchantId: number
}

export async function isVerifiedPlace(tx: Tx, { id }: Owner, place: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from identity.verified_places where member_id = ${id} and place = ${place}`.execute(tx)
  return rows.length > 0
}

/**
 * A used place counts as new again; the one that was used longest ago leaves when there are too many. Answers whether it
 * was added to others: the first of a member is nobody's news.
 */
export async function verifyPlace(
  tx: Tx,
  { id, merchantId }: Owner,
  place: string,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql<{ isAdded: boolean }>`
    insert into identity.verified_places (merchant_id, member_id, place, verified_at, used_at)
    values (${merchantId}, ${id}, ${place}, ${at}, ${at})
    on conflict (member_id, place) do update set used_at = excluded.used_at
    returning xmax = 0 and exists (select 1 from identity.verified_places o where o.member_id = ${id}) as "isAdded"`.execute(
    tx,
  )
  await sql`
    delete from identity.verified_places
    where member_id = ${id} and place in (
      select place from identity.verified_places where member_id = ${id}
      order by used_at desc, place offset ${placesMax})`.execute(tx)
  return rows[0]?.isAdded === true
}
