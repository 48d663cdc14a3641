/** Sessions as rows. Every function works inside a transaction that named the brand. */
import { randomUUID } from 'node:crypto'
import { isAgentType } from '@jackfruit/contracts/identity'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { here } from '../../../platform/database/merchant-scope.ts'
import { agentLife, memberLife, rotationGraceMs, sessionsPerMember } from '../settings.ts'
import { hashOf, newToken } from '../tokens.ts'
import type { Caller } from './caller.ts'
import { forgetRetired, retiredToken, retirePrevious } from './retired-tokens.ts'

export interface SessionRow {
  readonly id: string
  readonly merchantId: number
  readonly memberId: bigint
  readonly type: number
  readonly bindHash: Buffer
  readonly lastSeenAt: Date
  readonly idleSeconds: number
  readonly expiresAt: Date
  readonly isPasswordDue: boolean
  /** Until when the token that was shown is good; null for the newest one, which is good as long as the session. */
  readonly graceUntil: Date | null
}

const columns = sql`s.id, s.merchant_id as "merchantId", s.member_id as "memberId", m.type, s.bind_hash as "bindHash",
  s.last_seen_at as "lastSeenAt", s.idle_seconds as "idleSeconds", s.expires_at as "expiresAt",
  s.password_due as "isPasswordDue"`
/** Sessions that have not ended, of members who may be here. Expiry is for the reader to judge. */
const liveOf = (merchantId: number) =>
  sql`from identity.sessions s join identity.members m on m.id = s.member_id and m.merchant_id = s.merchant_id
  where s.merchant_id = ${merchantId} and s.ended_at is null and m.status = 'active'`

export async function sessionByToken(tx: Tx, merchantId: number, hash: Buffer): Promise<SessionRow | null> {
  const { rows } = await sql<SessionRow>`
    select ${columns}, case when s.token_hash = ${hash} then null else s.previous_until end as "graceUntil"
    ${liveOf(merchantId)} and (s.token_hash = ${hash} or s.previous_hash = ${hash})`.execute(tx)
  if (rows[0]) return rows[0]
  const retired = await retiredToken(tx, merchantId, hash)
  const session = retired && (await sessionById(tx, merchantId, retired.sessionId))
  return session ? { ...session, graceUntil: retired.servesUntil } : null
}

export async function sessionById(tx: Tx, merchantId: number, id: string): Promise<SessionRow | null> {
  const { rows } = await sql<SessionRow>`
    select ${columns}, null as "graceUntil" ${liveOf(merchantId)} and s.id = ${id}`.execute(tx)
  return rows[0] ?? null
}

export interface Opened {
  readonly token: string
  readonly bind: string
  readonly sessionId: string
  /** Older sessions that had to go, since a member has but so many. */
  readonly displaced: readonly string[]
}

interface Owner {
  readonly id: bigint
  readonly merchantId: number
  readonly type: number
}

/** What is special about a session: what is due before it may do anything, and when it ends at the latest. */
interface Terms {
  readonly isPasswordDue?: boolean
  readonly until?: Date
}

export async function insertSession(
  tx: Tx,
  owner: Owner,
  caller: Caller,
  at: Date,
  { isPasswordDue = false, until }: Terms = {},
): Promise<Opened> {
  const life = isAgentType(owner.type) ? agentLife : memberLife
  const end = new Date(Math.min(at.getTime() + life.absoluteMs, until?.getTime() ?? Number.POSITIVE_INFINITY))
  const [sessionId, token, bind] = [randomUUID(), newToken(), await chooseBind(tx, caller.bind, at)]
  await sql`
    insert into identity.sessions (id, merchant_id, member_id, token_hash, bind_hash, ip, user_agent, place,
      created_at, last_seen_at, idle_seconds, expires_at, password_due, device_hash)
    values (${sessionId}, ${owner.merchantId}, ${owner.id}, ${hashOf(token)}, ${hashOf(bind)}, ${caller.ip}::inet,
      ${caller.userAgent}, ${caller.place}, ${at}, ${at}, ${life.idleMs / 1000},
      ${end}, ${isPasswordDue}, ${caller.device ? hashOf(caller.device) : null})`.execute(tx)
  const { rows } = await sql<{ id: string }>`
    update identity.sessions set ended_at = ${at}, end_reason = 'displaced'
    where id in (
      select id from identity.sessions where member_id = ${owner.id} and ended_at is null and id <> ${sessionId}
      order by last_seen_at desc offset ${sessionsPerMember - 1})
    returning id`.execute(tx)
  return { token, bind, sessionId, displaced: rows.map(({ id }) => id) }
}

/**
 * Tabs of one browser share the cookie, so a login in one keeps it for the others; but only a value
 * that this server gave out and still knows: nobody can plant one beforehand.
 */
async function chooseBind(tx: Tx, held: string | null, at: Date): Promise<string> {
  if (!held) return newToken()
  const { rows } = await sql`
    select 1 from identity.sessions
    where merchant_id = ${here} and bind_hash = ${hashOf(held)} and ended_at is null and expires_at > ${at} limit 1`.execute(
    tx,
  )
  return rows.length > 0 ? held : newToken()
}

/** A new token; the one before serves for a moment longer. Null when what was shown is good no more. */
export async function rotateToken(
  tx: Tx,
  sessionId: string,
  shown: Buffer,
  at: Date,
): Promise<string | null> {
  const token = newToken()
  // Of two who rotate at once, the second sees what the first has left.
  await sql`select 1 from identity.sessions where id = ${sessionId} for update`.execute(tx)
  await retirePrevious(tx, sessionId)
  const { numAffectedRows } = await sql`
    update identity.sessions set previous_hash = token_hash, token_hash = ${hashOf(token)}, last_seen_at = ${at},
      previous_until = ${new Date(at.getTime() + rotationGraceMs)}
    where id = ${sessionId} and ended_at is null
      and (token_hash = ${shown} or (previous_hash = ${shown} and previous_until > ${at}))`.execute(tx)
  return numAffectedRows === 1n ? token : null
}

/** After a new password: a new token, none of the old ones any longer, and nothing due. */
export async function replaceToken(tx: Tx, sessionId: string, at: Date): Promise<string> {
  const token = newToken()
  await sql`update identity.sessions
    set token_hash = ${hashOf(token)}, previous_hash = null, previous_until = null, last_seen_at = ${at},
      password_due = false
    where id = ${sessionId}`.execute(tx)
  await forgetRetired(tx, sessionId)
  return token
}

export async function touch(tx: Tx, sessionId: string, at: Date): Promise<void> {
  await sql`update identity.sessions set last_seen_at = ${at}
    where id = ${sessionId} and last_seen_at < ${at}`.execute(tx)
}

export async function endSession(tx: Tx, sessionId: string, reason: string, at: Date): Promise<void> {
  await sql`update identity.sessions set ended_at = ${at}, end_reason = ${reason}
    where id = ${sessionId} and ended_at is null`.execute(tx)
}

/** Answers the sessions that ended. */
export async function endOthers(
  tx: Tx,
  memberId: bigint,
  kept: string,
  reason: string,
  at: Date,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update identity.sessions set ended_at = ${at}, end_reason = ${reason}
    where member_id = ${memberId} and id <> ${kept} and ended_at is null returning id`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Whether this member has logged in from this place since. */
export async function isKnownPlace(tx: Tx, memberId: bigint, place: string, since: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from identity.sessions
    where member_id = ${memberId} and place = ${place} and created_at > ${since}
    limit 1`.execute(tx)
  return rows.length > 0
}
