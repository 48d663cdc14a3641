/** What both ways back into an account end with: a new password, no session left, and word to the member. */
import { Refusal } from '@jackfruit/kernel'
import type { Tx } from '../../../platform/database/db.ts'
import type { BrandData } from '../../merchants/index.ts'
import { messageText } from '../../messaging/index.ts'
import type { Member } from '../members.ts'
import type { Parts } from '../parts.ts'
import { contactsOf } from '../proofs/contacts.ts'
import { problemOf, ruleOf } from '../registration/register-rules.ts'
import type { Caller } from '../sessions/caller.ts'
import { writeHistory } from '../sessions/history.ts'
import { noSession, passwordChanged, writePassword } from './new-password.ts'

export function demandGoodPassword({ registerRules }: BrandData, newPassword: string): void {
  const rule = { ...ruleOf(registerRules, 'password'), required: true }
  const problem = problemOf('newPassword', newPassword, rule)
  if (problem) throw new Refusal('field_invalid', { fields: [problem] })
}

export interface Recovered {
  readonly sessionIds: readonly string[]
  readonly messageIds: readonly string[]
}

interface Recovery {
  readonly brand: BrandData
  readonly member: Member
  readonly passwordHash: string
  readonly caller: Pick<Caller, 'ip' | 'userAgent'>
}

/** Inside the transaction that used up the code or the link. */
export async function recover(
  tx: Tx,
  parts: Parts,
  { brand, member, passwordHash, caller }: Recovery,
): Promise<Recovered> {
  const at = parts.now()
  const sessionIds = await writePassword(tx, { memberId: member.id, passwordHash, at, kept: noSession })
  const owner = { merchantId: brand.id, memberId: member.id }
  await writeHistory(tx, owner, passwordChanged, caller, at)
  return { sessionIds, messageIds: await putWord(tx, parts, brand, member) }
}

/** Once the transaction is over. */
export function tellRecovered({ endings, messages }: Parts, { id }: BrandData, recovered: Recovered): void {
  endings.tell(recovered.sessionIds.map((sessionId) => ({ sessionId, reason: passwordChanged })))
  for (const messageId of recovered.messageIds) messages.deliverSoon(id, messageId)
}

/**
 * Whoever did not do it learns of it: at a number only if they proved it, since it may be somebody else's; at
 * the address that a link to a new password goes to in any case.
 */
async function putWord(tx: Tx, parts: Parts, brand: BrandData, member: Member): Promise<string[]> {
  const language = member.language ?? brand.defaultLanguage
  const values = { brand: brand.name, name: member.username }
  const text = await messageText(language, 'messages.password_changed', values)
  const subject = await messageText(language, 'messages.password_changed_subject', values)
  const ids: string[] = []
  for (const contact of await contactsOf(tx, parts, member)) {
    if (contact.kind === 'mobile' && contact.verifiedAt === null) continue
    const message =
      contact.kind === 'email'
        ? ({ kind: 'mail', to: contact.address, subject } as const)
        : ({ kind: 'sms', to: `+${contact.dialingCode}${contact.number}` } as const)
    if (parts.messages.stateOf(message.kind) === 'off') continue
    ids.push(await parts.messages.put(tx, { merchantId: brand.id, text, ...message }))
  }
  return ids
}
