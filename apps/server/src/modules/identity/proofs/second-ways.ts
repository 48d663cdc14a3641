/** How a member can prove a second time who they are: by what is bound to the account, and by nothing else. */
import type { entry, ReplyOf } from '@jackfruit/contracts'
import type { SecondWay } from '@jackfruit/contracts/entry'
import { Refusal } from '@jackfruit/kernel'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { BrandData } from '../../merchants/index.ts'
import { lookAt } from '../guards/tries.ts'
import type { Credentials } from '../members.ts'
import type { Parts } from '../parts.ts'
import { personalOf } from '../personal.ts'
import type { Caller } from '../sessions/caller.ts'
import { type Budget, hour, minute } from '../settings.ts'
import { type Contact, contactsOf } from './contacts.ts'

export interface BoundWay {
  readonly way: SecondWay
  /** What may be shown of where it leads. */
  readonly hint: string
}

/** A name is easily known to others: it comes last, and has few tries. */
const budgets: Readonly<Record<SecondWay, Budget>> = {
  mobile: { tries: 10, windowMs: 15 * minute },
  email: { tries: 10, windowMs: 15 * minute },
  authenticator: { tries: 5, windowMs: 15 * minute },
  bankName: { tries: 3, windowMs: 24 * hour },
}

/** Not within a transaction: it asks for connections of its own, and who holds one may not wait for another. */
export async function boundWays(parts: Parts, member: Credentials): Promise<BoundWay[]> {
  const { since } = await parts.authenticators.stateOf(ownerOf(member))
  return inMerchant(parts.db, member.merchantId, (tx) => waysWith(tx, parts, member, since !== null))
}

async function waysWith(
  tx: Tx,
  parts: Parts,
  member: Credentials,
  hasAuthenticator: boolean,
): Promise<BoundWay[]> {
  const contacts = (await contactsOf(tx, parts, member)).filter(({ verifiedAt }) => verifiedAt !== null)
  const { payeeName } = await personalOf(tx, parts, member)
  return [
    // The number before the address.
    ...contacts
      .toSorted((a, b) => b.kind.localeCompare(a.kind))
      .map((contact) => ({ way: contact.kind, hint: hintOf(contact) })),
    ...(hasAuthenticator ? [{ way: 'authenticator' as const, hint: '' }] : []),
    ...(payeeName ? [{ way: 'bankName' as const, hint: '' }] : []),
  ]
}

/** The end of a number; the first letter of an address and its domain. */
function hintOf(contact: Contact): string {
  if (contact.kind === 'mobile') return `+${contact.dialingCode} ••• ${contact.number.slice(-3)}`
  const [name = '', domain = ''] = contact.address.split('@')
  return `${name.slice(0, 1)}•••@${domain}`
}

export interface Proof {
  readonly brand: BrandData
  readonly member: Credentials
  readonly caller: Caller
}

/** Sends the code to the contact of this way. */
export async function sendSecondCode(
  parts: Parts,
  { brand, member, caller }: Proof,
  way: 'mobile' | 'email',
): Promise<ReplyOf<typeof entry.secondCode>> {
  const to = await verifiedContact(parts, member, way)
  const language = member.language ?? brand.defaultLanguage
  return parts.codes.ask({ brand, purpose: 'second', to, caller, memberId: member.id, language })
}

/** Refuses with the reason when the answer is not right. A try is counted before it is looked at. */
export async function checkSecondAnswer(
  parts: Parts,
  { brand, member, caller }: Proof,
  { way, answer }: { way: SecondWay; answer: string },
): Promise<void> {
  const subject = `second|${way}|${brand.id}|${member.id}`
  const isRight = await lookAt(parts, { subject, budget: budgets[way] }, async () => {
    if (way === 'mobile' || way === 'email') {
      const to = await verifiedContact(parts, member, way)
      await parts.codes.check({ brand, purpose: 'second', to, code: answer, caller, memberId: member.id })
      return true
    }
    if (way === 'authenticator') return (await parts.authenticators.check(ownerOf(member), answer)) || null
    return (await isHolder(parts, member, answer)) || null
  })
  if (!isRight) throw new Refusal('second_answer_wrong')
}

async function verifiedContact(parts: Parts, member: Credentials, way: 'mobile' | 'email'): Promise<Contact> {
  const contacts = await inMerchant(parts.db, member.merchantId, (tx) => contactsOf(tx, parts, member))
  const contact = contacts.find(({ kind, verifiedAt }) => kind === way && verifiedAt !== null)
  if (!contact) throw new Refusal('second_step_over')
  return contact
}

async function isHolder(parts: Parts, member: Credentials, answer: string): Promise<boolean> {
  const { payeeName } = await inMerchant(parts.db, member.merchantId, (tx) => personalOf(tx, parts, member))
  return payeeName !== undefined && plainName(payeeName) === plainName(answer)
}

const ownerOf = ({ id, merchantId }: Credentials) => ({ memberId: id, merchantId })

/** Blanks, case and width do not make another name. */
const plainName = (name: string): string => name.normalize('NFKC').toLowerCase().replace(/\s+/gu, ' ').trim()
