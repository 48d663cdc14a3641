/** The places that a member has proved, for the member to see and to take back. */
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import type { Owner } from '../owner.ts'

export interface ListedPlace {
  readonly place: string
  readonly verifiedAt: Date
  readonly usedAt: Date
}

export async function listPlaces(tx: Tx, { merchantId, memberId }: Owner): Promise<ListedPlace[]> {
  const { rows } = await sql<ListedPlace>`
    select place, verified_at as "verifiedAt", used_at as "usedAt" from identity.verified_places
    where merchant_id = ${merchantId} and member_id = ${memberId} order by used_at desc, place`.execute(tx)
  return rows
}

export async function removePlace(tx: Tx, { merchantId, memberId }: Owner, place: string): Promise<void> {
  const { numAffectedRows } = await sql`
    delete from identity.verified_places
    where merchant_id = ${merchantId} and member_id = ${memberId} and place = ${place}`.execute(tx)
  if (numAffectedRows !== 1n) throw new Refusal('place_not_found')
}
