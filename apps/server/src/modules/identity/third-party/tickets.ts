/** Tickets of callbacks: each speaks of one person at one provider, once, in one browser. */
import type { thirdParty } from '@jackfruit/contracts'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { openField, sealField } from '../../../platform/sealed-field.ts'
import { minute } from '../settings.ts'
import { hashOf, newToken } from '../tokens.ts'
import type { Person } from './provider.ts'

/** What is asked of a person before the ticket is used: nothing, a password, or a form. */
export const ticketMs = { login: minute, link: 10 * minute, new: 30 * minute } as const
export type TicketPurpose = keyof typeof ticketMs
export const browserSeconds = ticketMs.new / 1000

export interface Ticket extends Person {
  readonly merchantId: number
  readonly provider: thirdParty.Provider
  readonly purpose: TicketPurpose
  readonly returnTo: string
  /** Whose it is, of a link; null where anybody may have begun. */
  readonly askedBy: bigint | null
}

interface Hands {
  readonly key: Buffer
  readonly browser: string
  readonly at: Date
}

const namePlace = (hash: Buffer, merchantId: number) =>
  `third_party_tickets|name|${hash.toString('base64')}|${merchantId}`

export async function giveTicket(tx: Tx, ticket: Ticket, { key, browser, at }: Hands): Promise<string> {
  const token = newToken()
  const hash = hashOf(token)
  const name = sealField(key, namePlace(hash, ticket.merchantId), ticket.name)
  await sql`insert into identity.third_party_tickets
      (ticket_hash, merchant_id, purpose, provider, subject, name_sealed, browser_hash, return_to, member_id, expires_at)
    values (${hash}, ${ticket.merchantId}, ${ticket.purpose}, ${ticket.provider}, ${ticket.subject}, ${name},
      ${hashOf(browser)}, ${ticket.returnTo}, ${ticket.askedBy}, ${new Date(at.getTime() + ticketMs[ticket.purpose])})`.execute(
    tx,
  )
  return token
}

interface Row extends Omit<Ticket, 'name' | 'merchantId' | 'purpose'> {
  readonly nameSealed: Buffer
  readonly expiresAt: Date
}

/** Takes the ticket: a transaction that fails gives it back. Null when it is no such ticket of this browser. */
export async function takeTicket(
  tx: Tx,
  asked: { token: string; merchantId: number; purpose: TicketPurpose },
  { key, browser, at }: { key: Buffer; browser: string | null; at: Date },
): Promise<Ticket | null> {
  if (!browser) return null
  const { merchantId, purpose } = asked
  const hash = hashOf(asked.token)
  const { rows } = await sql<Row>`
    delete from identity.third_party_tickets
    where ticket_hash = ${hash} and merchant_id = ${merchantId} and purpose = ${purpose}
      and browser_hash = ${hashOf(browser)}
    returning provider, subject, name_sealed as "nameSealed", return_to as "returnTo", member_id as "askedBy",
      expires_at as "expiresAt"`.execute(tx)
  const [row] = rows
  if (!row || row.expiresAt <= at) return null
  const { nameSealed, expiresAt: _, ...ticket } = row
  const name = openField(key, namePlace(hash, merchantId), nameSealed).toString()
  return { ...ticket, merchantId, purpose, name }
}
