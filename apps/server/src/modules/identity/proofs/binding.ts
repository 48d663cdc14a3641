/** Binding a mobile number or an e-mail address: by a code to it, after the password was shown again. */
import { Refusal } from '@jackfruit/kernel'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { Principal } from '../../../platform/http/http.ts'
import type { BrandData } from '../../merchants/index.ts'
import type { Parts } from '../parts.ts'
import type { Caller } from '../sessions/caller.ts'
import { change } from './changes.ts'
import { bindContact, type Contact, contactsOf, findByContact, type KeptContact } from './contacts.ts'
import { closeLinks } from './recovery-rows.ts'

export interface BindCall {
  readonly brand: BrandData
  readonly principal: Principal
  readonly caller: Caller
  readonly contact: Contact
}

/** Whose session shows the password learns whether a contact is taken: the budgets of codes bound how often. */
export async function askBindCode(
  parts: Parts,
  { brand, principal, caller, contact }: BindCall,
  language: string,
) {
  const { memberId } = principal
  const asked = await parts.codes.ask({ brand, purpose: 'bind', to: contact, caller, memberId, language })
  const found = await inMerchant(parts.db, brand.id, (tx) => findByContact(tx, parts, brand.id, contact))
  if (found?.verifiedAt && found.member.id !== memberId) throw new Refusal('contact_taken')
  return asked
}

export async function bind(parts: Parts, call: BindCall & { readonly code: string }): Promise<void> {
  const { brand, principal, caller, contact, code } = call
  const { memberId, merchantId } = principal
  await parts.codes.check({ brand, purpose: 'bind', to: contact, caller, memberId, code })
  const kind = contact.kind === 'mobile' ? 'mobile_bound' : 'email_bound'
  await change(parts, { brand, principal, caller, kind }, async (tx) => {
    const isBound = await bindContact(tx, parts, { id: memberId, merchantId }, contact, parts.now())
    if (!isBound) throw new Refusal('contact_taken')
    // A link to a new password that went to the address before is worth nothing from now on.
    await closeLinks(tx, memberId, parts.now())
  })
}

/** The proved contact of a kind, or Refusal('contact_missing'). */
export async function provedContact(
  parts: Parts,
  { merchantId, memberId }: Principal,
  kind: Contact['kind'],
): Promise<Contact> {
  const contacts = await inMerchant(parts.db, merchantId, (tx) =>
    contactsOf(tx, parts, { id: memberId, merchantId }),
  )
  const found = contacts.find((contact) => contact.kind === kind && contact.verifiedAt)
  if (!found) throw new Refusal('contact_missing')
  return found
}

/** As much of a contact as its owner needs to know it again. */
export function masked(contact: KeptContact): string {
  if (contact.kind === 'mobile') {
    const { dialingCode, number } = contact
    return `+${dialingCode} ${number.slice(0, 1)}${'•'.repeat(Math.max(number.length - 4, 1))}${number.slice(-3)}`
  }
  const [name = '', host = ''] = contact.address.split('@')
  return `${name.slice(0, 1)}•••${name.length > 3 ? name.slice(-1) : ''}@${host}`
}
