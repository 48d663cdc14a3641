/** A member's own sessions: where they are, and ending them. */
import { Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { Principal } from '../../../platform/http/http.ts'
import type { BrandData } from '../../merchants/index.ts'
import type { Parts } from '../parts.ts'
import { change } from '../proofs/changes.ts'
import type { Caller } from '../sessions/caller.ts'
import { forgetDeviceOf, forgetOtherDevices } from '../sessions/remembered-rows.ts'
import { endOthers } from '../sessions/session-rows.ts'

export interface ListedSession {
  readonly id: string
  readonly ip: string
  readonly userAgent: string
  readonly createdAt: Date
  readonly lastSeenAt: Date
}

const reason = 'ended_by_member'

/** This one first, then by their last use. Those that expired and were not swept yet are not there. */
export async function listSessions({ db, now }: Parts, principal: Principal): Promise<ListedSession[]> {
  const { merchantId, memberId, sessionId } = principal
  const { rows } = await inMerchant(db, merchantId, (tx) =>
    sql<ListedSession>`
      select id, host(ip) as ip, user_agent as "userAgent", created_at as "createdAt", last_seen_at as "lastSeenAt"
      from identity.sessions
      where merchant_id = ${merchantId} and member_id = ${memberId} and ended_at is null and expires_at > ${now()}
        and last_seen_at + make_interval(secs => idle_seconds) > ${now()}
      order by id = ${sessionId} desc, last_seen_at desc`.execute(tx),
  )
  return rows
}

/** Only a session of the same member is found, and never the one that asks. Its browser is remembered no longer. */
export async function endOneSession({ db, now, endings }: Parts, principal: Principal, id: string) {
  const { merchantId, memberId, sessionId } = principal
  await inMerchant(db, merchantId, async (tx) => {
    const { numAffectedRows } = await sql`
      update identity.sessions set ended_at = ${now()}, end_reason = ${reason}
      where id = ${id} and id <> ${sessionId} and merchant_id = ${merchantId} and member_id = ${memberId}
        and ended_at is null`.execute(tx)
    if (numAffectedRows !== 1n) throw new Refusal('session_not_found')
    await forgetDeviceOf(tx, principal, id)
  })
  endings.tell([{ sessionId: id, reason }])
}

interface EndingCall {
  readonly brand: BrandData
  readonly principal: Principal
  readonly caller: Caller
}

/** Other browsers are not remembered any longer either. Answers how many sessions ended. */
export async function endOtherSessions(parts: Parts, call: EndingCall): Promise<number> {
  const { now, endings } = parts
  const { principal, caller } = call
  const { memberId, sessionId } = principal
  const work = async (tx: Tx) => {
    await forgetOtherDevices(tx, principal, caller.device ?? null)
    return endOthers(tx, memberId, sessionId, reason, now())
  }
  const ended = await change(parts, { ...call, kind: 'sessions_ended' }, work, ({ length }) => length > 0)
  endings.tell(ended.map((each) => ({ sessionId: each, reason })))
  return ended.length
}
