/** Tickets for sockets: one opens one socket, within a minute, for the session that asked for it. */
import { sql } from 'kysely'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { Principal } from '../../../platform/http/http.ts'
import type { Parts } from '../parts.ts'
import { ticketMs } from '../settings.ts'
import { hashOf, isToken, newToken } from '../tokens.ts'
import { sessionById } from './session-rows.ts'
import { endReason, principalOf } from './sessions.ts'

type TicketParts = Pick<Parts, 'db' | 'now'>

export async function issueTicket(
  { db, now }: TicketParts,
  { merchantId, sessionId }: Principal,
): Promise<string> {
  const ticket = newToken()
  const until = new Date(now().getTime() + ticketMs)
  await inMerchant(db, merchantId, (tx) =>
    sql`insert into identity.socket_tickets (ticket_hash, merchant_id, session_id, expires_at)
      values (${hashOf(ticket)}, ${merchantId}, ${sessionId}, ${until})`.execute(tx),
  )
  return ticket
}

/** Whose ticket it is, once; null when it was used, is too old, or its session has ended. */
export function redeemTicket(
  { db, now }: TicketParts,
  ticket: string,
  merchantId: number,
): Promise<Principal | null> {
  if (!isToken(ticket)) return Promise.resolve(null)
  return inMerchant(db, merchantId, async (tx) => {
    const { rows } = await sql<{ sessionId: string; expiresAt: Date }>`
      delete from identity.socket_tickets where ticket_hash = ${hashOf(ticket)} and merchant_id = ${merchantId}
      returning session_id as "sessionId", expires_at as "expiresAt"`.execute(tx)
    const [row] = rows
    if (!row || row.expiresAt <= now()) return null
    const session = await sessionById(tx, merchantId, row.sessionId)
    return session && !endReason(session, session.lastSeenAt.getTime(), now()) ? principalOf(session) : null
  })
}
