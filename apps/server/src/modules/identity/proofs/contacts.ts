/**
 * How a member is reached: one mobile number and one e-mail address, sealed, each found again by a keyed
 * hash. A verified contact belongs to one member of a brand; one that nobody proved claims nothing.
 * Every function works inside a transaction that named the brand.
 */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { blindIndex, openField, sealField } from '../../../platform/sealed-field.ts'
import { type Credentials, credentialsById } from '../members.ts'
import type { Parts } from '../parts.ts'
import { phoneNumberIn } from './phone-numbers.ts'
import type { Contact } from './targets.ts'

export type { Contact }
export type ContactKind = Contact['kind']
export type KeptContact = Contact & { readonly verifiedAt: Date | null }

type ContactParts = Pick<Parts, 'secrets'>
interface Owner {
  readonly id: bigint
  readonly merchantId: number
}

/** The way a contact is compared and kept: +959450123456, mya@tea.example. Null when it is no contact at all. */
export function normalContact(contact: Contact): string | null {
  if (contact.kind === 'email') {
    const address = contact.address.trim().normalize('NFKC').toLowerCase()
    return /^[^@\s]+@[^@\s]+$/.test(address) ? address : null
  }
  if (!/\d/.test(contact.dialingCode)) return null
  const parsed = phoneNumberIn(contact.number.trim(), contact.dialingCode)
  return parsed?.isValid() ? parsed.number : null
}

/** Null for what is no contact. */
function contactIndex({ secrets }: ContactParts, contact: Contact): Buffer | null {
  const normal = normalContact(contact)
  return normal === null ? null : blindIndex(secrets.blindIndex, `contact|${contact.kind}`, normal)
}

export interface FoundMember {
  readonly member: Credentials
  readonly verifiedAt: Date | null
}

/** Whose contact this is. Who proved it comes before who only wrote it down, and of those the first. */
export async function findByContact(
  tx: Tx,
  parts: ContactParts,
  merchantId: number,
  contact: Contact,
): Promise<FoundMember | null> {
  const index = contactIndex(parts, contact)
  if (!index) return null
  const { rows } = await sql<{ memberId: bigint; verifiedAt: Date | null }>`
    select member_id as "memberId", verified_at as "verifiedAt" from identity.contacts
    where merchant_id = ${merchantId} and kind = ${contact.kind} and value_index = ${index}
    order by verified_at is null, member_id limit 1`.execute(tx)
  const [row] = rows
  const member = row && (await credentialsById(tx, merchantId, row.memberId))
  return member ? { member, verifiedAt: row.verifiedAt } : null
}

/**
 * Makes it the member's contact of its kind, in place of the one before. False, and nothing done, when it
 * is no contact, or another member has proved it to be theirs.
 */
export async function bindContact(
  tx: Tx,
  parts: ContactParts,
  { id, merchantId }: Owner,
  contact: Contact,
  verifiedAt: Date | null,
): Promise<boolean> {
  const [normal, index] = [normalContact(contact), contactIndex(parts, contact)]
  if (normal === null || !index) return false
  // Two who bind the same at once wait for each other here.
  await sql`select pg_advisory_xact_lock(${index.readBigInt64BE(0)})`.execute(tx)
  const { rows } = await sql`
    select 1 from identity.contacts
    where merchant_id = ${merchantId} and kind = ${contact.kind} and value_index = ${index}
      and verified_at is not null and member_id <> ${id}`.execute(tx)
  if (rows.length > 0) return false
  const sealed = sealField(parts.secrets.fields, placeOf(contact.kind, id, merchantId), normal)
  await sql`
    insert into identity.contacts (merchant_id, member_id, kind, value_sealed, value_index, verified_at)
    values (${merchantId}, ${id}, ${contact.kind}, ${sealed}, ${index}, ${verifiedAt})
    on conflict (member_id, kind) do update
      set value_sealed = excluded.value_sealed, value_index = excluded.value_index,
        verified_at = excluded.verified_at`.execute(tx)
  return true
}

/** What a member is reached by, opened. */
export async function contactsOf(
  tx: Tx,
  { secrets }: ContactParts,
  { id, merchantId }: Owner,
): Promise<KeptContact[]> {
  const { rows } = await sql<{ kind: ContactKind; sealed: Buffer; verifiedAt: Date | null }>`
    select kind, value_sealed as sealed, verified_at as "verifiedAt" from identity.contacts
    where merchant_id = ${merchantId} and member_id = ${id} order by kind`.execute(tx)
  return rows.map(({ kind, sealed, verifiedAt }) => {
    const value = openField(secrets.fields, placeOf(kind, id, merchantId), sealed).toString()
    return { ...contactFrom(kind, value), verifiedAt }
  })
}

function contactFrom(kind: ContactKind, value: string): Contact {
  if (kind === 'email') return { kind, address: value }
  const parsed = phoneNumberIn(value)
  if (parsed) return { kind, dialingCode: parsed.countryCallingCode, number: parsed.nationalNumber }
  // As it was kept once: "95 0912345678", or the number alone.
  const [number = '', dialingCode = ''] = value.split(' ').reverse()
  return { kind, dialingCode, number }
}

const placeOf = (kind: ContactKind, memberId: bigint, merchantId: number): string =>
  `members|${kind}|${memberId}|${merchantId}`
