/** Sessions of members as a login leaves them, and a ticket for a socket of each: written into the database. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { hashOf, newToken } from '../../apps/server/src/modules/identity/tokens.ts'

/** So many for each of the members. They are good for as long as the benchmark takes. */
export async function writeTickets(
  ownerUrl: string,
  memberIds: readonly string[],
  each: number,
): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const owners = memberIds.flatMap((id) => Array.from({ length: each }, () => id))
    const sessions = owners.map(() => randomUUID())
    const tickets = owners.map(() => newToken())
    const hashes = () => owners.map(() => hashOf(newToken()))
    await client.query(
      `insert into identity.sessions (id, merchant_id, member_id, token_hash, bind_hash, ip, user_agent, place,
         created_at, last_seen_at, idle_seconds, expires_at)
       select s.id, m.merchant_id, m.id, s.token, s.bind, '127.0.0.1', '', '127.0.0.1', now(), now(), 1800,
         now() + interval '1 hour'
       from unnest($1::uuid[], $2::bigint[], $3::bytea[], $4::bytea[]) as s (id, member, token, bind)
       join identity.members m on m.id = s.member`,
      [sessions, owners, hashes(), hashes()],
    )
    await client.query(
      `insert into identity.socket_tickets (ticket_hash, merchant_id, session_id, expires_at)
       select t.hash, s.merchant_id, s.id, now() + interval '10 minutes'
       from unnest($1::bytea[], $2::uuid[]) as t (hash, session) join identity.sessions s on s.id = t.session`,
      [tickets.map(hashOf), sessions],
    )
    return tickets
  } finally {
    await client.end()
  }
}
