/** What a level brings, for modules that give it. */
import { type RawBuilder, sql } from 'kysely'
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

/**
 * What each level gives back of each kind of game, as rows for a statement: `rank, kind, rate`. At a level beyond the last
 * one has what the last brings.
 */
export async function rebateRates(
  tx: Tx,
  merchantId: number,
): Promise<{ readonly rates: RawBuilder<unknown>; readonly lastRank: number }> {
  const plan = await planOf(tx, merchantId)
  const all = plan.flatMap(({ rank, benefits }) =>
    Object.entries(benefits.rebates).flatMap(([kind, rate]) => (rate > 0n ? [{ rank, kind, rate }] : [])),
  )
  return {
    rates: sql`unnest(${all.map(({ rank }) => rank)}::int[], ${all.map(({ kind }) => kind)}::text[],
      ${all.map(({ rate }) => rate)}::int[]) as rates (rank, kind, rate)`,
    lastRank: plan.length - 1,
  }
}

/** Where a member stands, within a statement; at the first where nothing was done yet. */
export const rankOf = (merchantId: number, member: RawBuilder<unknown>) => sql`coalesce((
      select rank from vip.standings where merchant_id = ${merchantId} and member_id = ${member}), 0)`

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
