/** What an operator writes to many: kept once under its key, then written out in pieces, to each member once. */
import type { messages, ReplyOf } from '@jackfruit/contracts'
import type { Category } from '@jackfruit/contracts/messages'
import { invariant } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/database/db.ts'
import { inMerchant } from '../../platform/database/merchant-scope.ts'
import { type Listed, membersAfter } from '../identity/index.ts'
import { closedNow } from '../protection/index.ts'
import type { ByLanguage } from './rows.ts'

/** Every condition that is named has to hold. */
export interface Segment {
  readonly language?: string
  readonly who?: 'agents' | 'players'
  /** Paid something in since then: an instant. */
  readonly depositedSince?: string
  /** Was not here since then. */
  readonly inactiveSince?: string
}

export interface NewBroadcast {
  readonly merchantId: number
  /** The operator's name for it: said again, it goes on where it stopped. */
  readonly key: string
  readonly category: Category
  readonly titles: ByLanguage
  readonly contents: ByLanguage
  readonly link: NonNullable<ReplyOf<typeof messages.list>['content'][number]['link']> | null
  readonly isUrgent: boolean
  readonly segment: Segment
  readonly expiresAt: Date | null
  readonly by: string
  readonly why: string
}

export interface Progress {
  readonly id: bigint
  readonly key: string
  readonly reached: number
  readonly isDone: boolean
  readonly by: string
  readonly why: string
  readonly at: Date
}

/** Of these members, those who paid something in since then; whoever knows of deposits answers. */
type DepositedAmong = (
  tx: Tx,
  asked: { readonly merchantId: number; readonly memberIds: readonly bigint[]; readonly since: Date },
) => Promise<ReadonlySet<bigint>>

const columns = sql.raw(`id, key, reached, ended_at is not null as "isDone", written_by as by, why,
  written_at as at`)

/**
 * Keeps it, and answers how far it is: the same under the same key is one.
 * @throws Error for other words, or another segment, under a key that was used
 */
export const writeBroadcast = (db: Db, broadcast: NewBroadcast): Promise<Progress> =>
  inMerchant(db, broadcast.merchantId, async (tx) => {
    const { merchantId, key, category, titles, contents, link, isUrgent, segment, expiresAt } = broadcast
    const [title, content, leads, to] = [titles, contents, link, segment].map((each) => JSON.stringify(each))
    await sql`
      insert into messages.broadcasts (merchant_id, key, category, titles, contents, link, is_urgent, segment,
        expires_at, written_by, why)
      values (${merchantId}, ${key}, ${category}, ${title}::jsonb, ${content}::jsonb,
        ${link && leads}::jsonb, ${isUrgent}, ${to}::jsonb, ${expiresAt}, ${broadcast.by}, ${broadcast.why})
      on conflict (merchant_id, key) do nothing`.execute(tx)
    const { rows } = await sql<Progress>`
      select ${columns} from messages.broadcasts where merchant_id = ${merchantId} and key = ${key}
        and category = ${category} and titles = ${title}::jsonb and contents = ${content}::jsonb
        and segment = ${to}::jsonb and is_urgent = ${isUrgent}
        and link is not distinct from ${link && leads}::jsonb`.execute(tx)
    if (!rows[0])
      throw new Error(`something else was written under the key ${key} before: choose another key`)
    return rows[0]
  })

const pieceMax = 500

/** Writes the next piece. May be killed, and be run by two at once: each member has it once, and nobody is left out. */
export const sendSome = (
  db: Db,
  { merchantId, id }: { readonly merchantId: number; readonly id: bigint },
  depositedAmong: DepositedAmong,
): Promise<Progress> =>
  inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql<{ after: bigint; segment: Segment; isDone: boolean }>`
      select after_member as after, segment, ended_at is not null as "isDone" from messages.broadcasts
       where merchant_id = ${merchantId} and id = ${id} for update`.execute(tx)
    const [row] = rows
    invariant(row, `this brand has no broadcast ${id}`)
    const page = row.isDone ? [] : await membersAfter(tx, merchantId, { after: row.after, most: pieceMax })
    const chosen = await chosenOf(tx, { merchantId, page, segment: row.segment }, depositedAmong)
    const { numAffectedRows: reached = 0n } = await sql`
      insert into messages.messages (merchant_id, member_id, key, kind, category, link, broadcast_id, is_urgent,
        expires_at)
      select b.merchant_id, m, 'broadcast:' || b.id, 'broadcast', b.category, b.link, b.id, b.is_urgent, b.expires_at
        from messages.broadcasts b, unnest(${chosen}::bigint[]) as m
       where b.merchant_id = ${merchantId} and b.id = ${id}
      on conflict (member_id, key) do nothing`.execute(tx)
    const last = page.at(-1)?.id ?? row.after
    const { rows: after } = await sql<Progress>`
      update messages.broadcasts set after_member = ${last}, reached = reached + ${reached}::int,
        ended_at = case when ${page.length < pieceMax} then coalesce(ended_at, now()) else ended_at end
       where merchant_id = ${merchantId} and id = ${id} returning ${columns}`.execute(tx)
    invariant(after[0], 'a row that is held is there')
    return after[0]
  })

interface Choosing {
  readonly merchantId: number
  readonly page: readonly Listed[]
  readonly segment: Segment
}

/** Nobody who has closed the account, for a while or for good, is written to. */
async function chosenOf(
  tx: Tx,
  { merchantId, page, segment }: Choosing,
  depositedAmong: DepositedAmong,
): Promise<bigint[]> {
  const fitting = page.filter((member) => isIn(member, segment)).map(({ id }) => id)
  if (fitting.length === 0) return []
  const closed = await closedNow(tx, merchantId, fitting)
  const open = fitting.filter((id) => !closed.has(id))
  if (segment.depositedSince === undefined) return open
  const since = new Date(segment.depositedSince)
  const paid = await depositedAmong(tx, { merchantId, memberIds: open, since })
  return open.filter((id) => paid.has(id))
}

const agentTypes = [1, 2, 41, 42]

/** What can be said of a member by the member alone. Pure. */
function isIn(
  { isOpen, type, language, lastLoginAt }: Listed,
  { language: wanted, who, inactiveSince }: Segment,
): boolean {
  if (!isOpen) return false
  if (wanted !== undefined && language !== wanted) return false
  if (who !== undefined && agentTypes.includes(type) !== (who === 'agents')) return false
  return inactiveSince === undefined || lastLoginAt < new Date(inactiveSince)
}

/** The newest first. */
export const broadcastsOf = (db: Db, merchantId: number): Promise<readonly Progress[]> =>
  inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql<Progress>`
      select ${columns} from messages.broadcasts where merchant_id = ${merchantId}
       order by id desc limit 100`.execute(tx)
    return rows
  })
