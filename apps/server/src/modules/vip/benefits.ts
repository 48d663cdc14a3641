/** What a level brings, for modules that give it. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import { type Benefits, levelAt, planOf } from './plan.ts'

export interface Owner {
  readonly merchantId: number
  readonly memberId: bigint
}

/** Nobody is without a level: who has done nothing yet stands at the first. */
export async function ranksOf(
  tx: Tx,
  merchantId: number,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, number>> {
  const { rows } = await sql<{ memberId: bigint; rank: number }>`
    select member_id as "memberId", rank from vip.standings
     where merchant_id = ${merchantId} and member_id = any(${memberIds}::bigint[])`.execute(tx)
  const found = new Map(rows.map(({ memberId, rank }) => [memberId, rank]))
  return new Map(memberIds.map((id) => [id, found.get(id) ?? 0]))
}

/** Of several members of the brand that the transaction is in, by one reading of their ranks and one of the plan. */
export async function benefitsOfMembers(
  tx: Tx,
  merchantId: number,
  memberIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, Benefits>> {
  const plan = await planOf(tx, merchantId)
  const ranks = await ranksOf(tx, merchantId, memberIds)
  return new Map([...ranks].map(([id, rank]) => [id, levelAt(plan, rank).benefits]))
}

export async function benefitsOf(
  tx: Tx,
  { merchantId, memberId }: Owner,
): Promise<Benefits & { readonly rank: number }> {
  const rank = (await ranksOf(tx, merchantId, [memberId])).get(memberId) ?? 0
  return { ...levelAt(await planOf(tx, merchantId), rank).benefits, rank }
}

/** The next members from a level on, by their number: for gifts of the month. */
export async function membersFrom(
  tx: Tx,
  merchantId: number,
  { rank, after, most }: { readonly rank: number; readonly after: bigint; readonly most: number },
): Promise<readonly { readonly memberId: bigint; readonly rank: number }[]> {
  const { rows } = await sql<{ memberId: bigint; rank: number }>`
    select member_id as "memberId", rank from vip.standings
     where merchant_id = ${merchantId} and rank > 0 and rank >= ${rank} and member_id > ${after}
     order by member_id limit ${most}`.execute(tx)
  return rows
}
