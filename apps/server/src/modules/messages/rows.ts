/** A member's messages as they lie in the database. Every function works inside a transaction that named the brand. */
import type { messages, ReplyOf } from '@jackfruit/contracts'
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'

export interface Owner {
  readonly merchantId: number
  readonly memberId: bigint
}

type Category = Exclude<messages.Tab, 'announcements'>
export type ByLanguage = Readonly<Record<string, string | undefined>>

export interface Stored {
  readonly id: bigint
  readonly kind: string
  readonly category: Category
  readonly facts: Readonly<Record<string, string>>
  readonly link: ReplyOf<typeof messages.list>['content'][number]['link']
  readonly titles: ByLanguage | null
  readonly contents: ByLanguage | null
  readonly isUrgent: boolean
  readonly sentAt: Date
  readonly expiresAt: Date | null
  readonly readAt: Date | null
}

/** So many of the newest are looked at, and none beyond: what a page costs does not depend on how much there is. */
export const shownMax = 500
/** A badge says no more than this. */
const countMax = 100
/** So long something that was taken away can be had back. */
const undoWithin = '1 minute'

const stands = sql`(m.expires_at is null or m.expires_at > now())`

interface Asked {
  readonly category: Category | null
  readonly isUnread: boolean
  readonly size: number
  readonly from: number
}

/** One page, and how many rows there are in all of them. Urgent ones first until they are read, then the newest. */
export async function pageOfMessages(
  tx: Tx,
  { merchantId, memberId }: Owner,
  { category, isUnread, size, from }: Asked,
): Promise<{ rows: Stored[]; total: number }> {
  const { rows } = await sql<Stored & { total: number }>`
    with newest as (
      select m.* from messages.messages m
       where m.merchant_id = ${merchantId} and m.member_id = ${memberId} and m.deleted_at is null
         ${category === null ? sql`` : sql`and m.category = ${category}`}
         ${isUnread ? sql`and m.read_at is null` : sql``}
       order by m.id desc limit ${shownMax})
    select m.id, m.kind, m.category, m.facts, m.link, b.titles, b.contents, m.is_urgent as "isUrgent",
        m.sent_at as "sentAt", m.expires_at as "expiresAt", m.read_at as "readAt", count(*) over ()::int as total
      from newest m left join messages.broadcasts b on b.merchant_id = m.merchant_id and b.id = m.broadcast_id
     order by (m.is_urgent and m.read_at is null and ${stands}) desc, m.id desc
     limit ${size} offset ${from}`.execute(tx)
  return { rows, total: rows[0]?.total ?? 0 }
}

/** Of each tab, what is unread and still of use. */
export async function unreadOf(
  tx: Tx,
  { merchantId, memberId }: Owner,
): Promise<Readonly<Record<Category, number>>> {
  const counted = (category: Category) => sql`
    (select count(*) from (select 1 from messages.messages m
      where m.merchant_id = ${merchantId} and m.member_id = ${memberId} and m.category = ${category}
        and m.read_at is null and m.deleted_at is null and ${stands}
      limit ${countMax}) unread)::int`
  const { rows } = await sql<Readonly<Record<Category, number>>>`
    select ${counted('personal')} as personal, ${counted('offers')} as offers, ${counted('system')} as system`.execute(
    tx,
  )
  return rows[0] ?? { personal: 0, offers: 0, system: 0 }
}

/** False where the member has no such message. */
export async function markRead(tx: Tx, { merchantId, memberId }: Owner, id: bigint): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update messages.messages set read_at = coalesce(read_at, now())
     where merchant_id = ${merchantId} and member_id = ${memberId} and id = ${id} and deleted_at is null`.execute(
    tx,
  )
  return numAffectedRows === 1n
}

const pieceMax = 1_000

/** A piece of what is unread; answers whether there may be more. */
export async function markSomeRead(
  tx: Tx,
  { merchantId, memberId }: Owner,
  category: Category | null,
  upto: bigint,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update messages.messages set read_at = now() where merchant_id = ${merchantId} and id = any(array(
      select m.id from messages.messages m
       where m.merchant_id = ${merchantId} and m.member_id = ${memberId} and m.read_at is null
         and m.deleted_at is null and m.id <= ${upto}
         ${category === null ? sql`` : sql`and m.category = ${category}`}
       limit ${pieceMax}))`.execute(tx)
  return numAffectedRows === BigInt(pieceMax)
}

/** The newest there is: what comes while all are marked read stays unread. */
export async function newestOf(tx: Tx, { merchantId, memberId }: Owner): Promise<bigint> {
  const { rows } = await sql<{ id: bigint }>`
    select m.id from messages.messages m
     where m.merchant_id = ${merchantId} and m.member_id = ${memberId} and m.deleted_at is null
     order by m.id desc limit 1`.execute(tx)
  return rows[0]?.id ?? 0n
}

/** Harmless twice. False where the member never had it. */
export async function takeAway(tx: Tx, { merchantId, memberId }: Owner, id: bigint): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update messages.messages set deleted_at = coalesce(deleted_at, now())
     where merchant_id = ${merchantId} and member_id = ${memberId} and id = ${id}`.execute(tx)
  return numAffectedRows === 1n
}

/** False where it is not there to be had back any more. */
export async function giveBack(tx: Tx, { merchantId, memberId }: Owner, id: bigint): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update messages.messages set deleted_at = null
     where merchant_id = ${merchantId} and member_id = ${memberId} and id = ${id}
       and (deleted_at is null or deleted_at > now() - ${undoWithin}::interval)`.execute(tx)
  return numAffectedRows === 1n
}
