/** Which announcements a member has read or put away. The announcements themselves lie with the content of a brand. */
import { sql } from 'kysely'
import type { Tx } from '../../platform/database/db.ts'
import type { Owner } from './rows.ts'

/** What a brand announces now, in the reader's language where it has words in it. */
export interface Announced {
  readonly id: bigint
  readonly title: string
  readonly content: string
  readonly language: string
  readonly startsAt: Date
}

/** Plugged in by whoever keeps announcements. */
export interface Announcements {
  /** A few hundred at most, the newest of each sort first. */
  now(merchantId: number, language: string | undefined): Promise<readonly Announced[]>
  /** The same of what is for agents alone. */
  toAgents(merchantId: number, language: string | undefined): Promise<readonly Announced[]>
}

export interface SeenAnnouncement {
  readonly isRead: boolean
  readonly isGone: boolean
}

/** What is older than this, or was there before the member was, is no news: it counts as read. */
const newsDays = 90
const dayMs = 24 * 3_600_000

export async function seenBy(
  tx: Tx,
  { merchantId, memberId }: Owner,
  ids: readonly bigint[],
): Promise<ReadonlyMap<bigint, SeenAnnouncement>> {
  const { rows } = await sql<{ id: bigint; isGone: boolean }>`
    select announcement_id as id, deleted_at is not null as "isGone" from messages.announcements_seen
     where merchant_id = ${merchantId} and member_id = ${memberId}
       and announcement_id = any(${ids}::bigint[])`.execute(tx)
  return new Map(rows.map(({ id, isGone }) => [id, { isRead: true, isGone }]))
}

/** Pure. */
export const isNews = ({ startsAt }: Pick<Announced, 'startsAt'>, joinedAt: Date | null, at: Date): boolean =>
  joinedAt !== null && startsAt >= joinedAt && startsAt.getTime() > at.getTime() - newsDays * dayMs

export async function seeAnnouncements(
  tx: Tx,
  { merchantId, memberId }: Owner,
  ids: readonly bigint[],
): Promise<void> {
  await sql`
    insert into messages.announcements_seen (member_id, announcement_id, merchant_id)
    select ${memberId}, id, ${merchantId} from unnest(${ids}::bigint[]) as id
    on conflict (member_id, announcement_id) do nothing`.execute(tx)
}

export async function putAway(tx: Tx, { merchantId, memberId }: Owner, id: bigint): Promise<void> {
  await sql`
    insert into messages.announcements_seen (member_id, announcement_id, merchant_id, deleted_at)
    values (${memberId}, ${id}, ${merchantId}, now())
    on conflict (member_id, announcement_id) do update
      set deleted_at = coalesce(announcements_seen.deleted_at, now())`.execute(tx)
}

/** False where it is not there to be had back any more. */
export async function takeOut(tx: Tx, { merchantId, memberId }: Owner, id: bigint): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update messages.announcements_seen set deleted_at = null
     where merchant_id = ${merchantId} and member_id = ${memberId} and announcement_id = ${id}
       and (deleted_at is null or deleted_at > now() - interval '1 minute')`.execute(tx)
  return numAffectedRows === 1n
}
