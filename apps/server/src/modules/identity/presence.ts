/** Who is there, and who was when, for lists of members. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

export interface Presence {
  readonly lastSeenAt: Date
  readonly isOnline: boolean
}

/** A page that is open speaks at least once in this time. */
const latelyMinutes = 5

/** Of these members of a brand, those who were ever there. */
export async function presenceOf(
  tx: Tx,
  merchantId: number,
  memberIds: readonly bigint[],
  now: Date,
): Promise<ReadonlyMap<bigint, Presence>> {
  const { rows } = await sql<{ id: bigint; at: Date; live: boolean }>`
    select m.id, s.last_seen_at as at,
        s.ended_at is null and s.last_seen_at > ${now}::timestamptz - make_interval(mins => ${latelyMinutes}) as live
      from unnest(${memberIds}::bigint[]) as m (id) cross join lateral (
        select last_seen_at, ended_at from identity.sessions
         where merchant_id = ${merchantId} and member_id = m.id order by last_seen_at desc limit 1) s`.execute(
    tx,
  )
  return new Map(rows.map(({ id, at, live }) => [id, { lastSeenAt: at, isOnline: live }]))
}

export interface Seen {
  readonly id: bigint
  readonly at: Date
}

/** Of open sessions of a brand those that spoke since, the oldest first. */
export async function seenSince(
  tx: Tx,
  merchantId: number,
  { since, most }: { readonly since: Date; readonly most: number },
): Promise<Seen[]> {
  const { rows } = await sql<Seen>`
    select member_id as id, last_seen_at as at from identity.sessions
     where merchant_id = ${merchantId} and ended_at is null and last_seen_at > ${since}
     order by last_seen_at limit ${most}`.execute(tx)
  return rows
}
