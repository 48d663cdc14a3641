/** Who belongs together, as far as it can be told: for what members must not do with themselves under two names. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { Owner } from './owner.ts'

/**
 * Of these members those who share a browser with this one, or stand above or below in one line. One browser is
 * one binding cookie; or, within a day, the same public address with the same programme.
 */
export async function linkedMembers(
  tx: Tx,
  { memberId }: Owner,
  others: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  if (others.length === 0) return new Set()
  const { rows } = await sql<{ id: bigint }>`
    with recursive above as (
      select id, upline_id from identity.members where id = ${memberId}
      union all
      select m.id, m.upline_id from identity.members m join above a on m.id = a.upline_id
    ), over as (
      select m.id as member_id, m.id, m.upline_id from identity.members m where m.id = any(${others}::bigint[])
      union all
      select o.member_id, m.id, m.upline_id from identity.members m join over o on m.id = o.upline_id
    )
    select id from above where id = any(${others}::bigint[]) and id <> ${memberId}
    union
    select member_id from over where id = ${memberId} and member_id <> ${memberId}
    union
    select s.member_id from identity.sessions s join identity.sessions mine
        on mine.member_id = ${memberId} and (mine.bind_hash = s.bind_hash
          or (mine.ip = s.ip and mine.user_agent = s.user_agent and mine.user_agent <> ''
            and not mine.ip <<= any(array['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1/128',
              'fc00::/7']::inet[])
            and abs(extract(epoch from mine.last_seen_at - s.last_seen_at)) < 86400))
     where s.member_id = any(${others}::bigint[]) and s.member_id <> ${memberId}`.execute(tx)
  return new Set(rows.map(({ id }) => id))
}

/** When any session of the member last spoke; null for nobody who was ever there. */
export async function lastSeenOf(tx: Tx, { memberId }: Owner): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`
    select max(last_seen_at) as at from identity.sessions where member_id = ${memberId}`.execute(tx)
  return rows[0]?.at ?? null
}

/** Of these members of a brand, those whose accounts were locked or frozen. */
export async function blockedAmong(
  tx: Tx,
  merchantId: number,
  memberIds: readonly bigint[],
): Promise<ReadonlySet<bigint>> {
  const { rows } = await sql<{ id: bigint }>`
    select id from identity.members
     where merchant_id = ${merchantId} and id = any(${memberIds}::bigint[]) and status <> 'active'`.execute(
    tx,
  )
  return new Set(rows.map(({ id }) => id))
}

/** So many at most are looked at: behind one address there may be a town. */
const sharingMost = 200

/** Other members of the brand who were ever in a browser of this one. */
export async function sharingBrowser(tx: Tx, { merchantId, memberId }: Owner): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select distinct s.member_id as id from identity.sessions mine
      join identity.sessions s on s.merchant_id = ${merchantId} and s.bind_hash = mine.bind_hash
     where mine.member_id = ${memberId} and s.member_id <> ${memberId} limit ${sharingMost}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Other members of the brand who were behind a public address of this one within so many days. */
export async function sharingAddress(
  tx: Tx,
  { merchantId, memberId }: Owner,
  days: number,
): Promise<bigint[]> {
  const { rows } = await sql<{ id: bigint }>`
    select distinct s.member_id as id from (
        select distinct ip from identity.sessions
         where member_id = ${memberId} and last_seen_at > now() - make_interval(days => ${days})
           and not ip <<= any(array['127.0.0.0/8', '10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '::1/128',
             'fc00::/7']::inet[]) limit ${sharingMost}) mine
      join identity.sessions s on s.merchant_id = ${merchantId} and s.ip = mine.ip
       and s.last_seen_at > now() - make_interval(days => ${days})
     where s.member_id <> ${memberId} limit ${sharingMost}`.execute(tx)
  return rows.map(({ id }) => id)
}
