/** What follows each change of something that is kept safe: a line of history, and word to its owner. */
import { sql } from 'kysely'
import type { Tx } from '../../../platform/database/db.ts'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { Principal } from '../../../platform/http/http.ts'
import { HttpProblem } from '../../../platform/http/problem.ts'
import type { BrandData } from '../../merchants/index.ts'
import { messageText } from '../../messaging/index.ts'
import { memberById } from '../members.ts'
import type { Owner } from '../owner.ts'
import type { Parts } from '../parts.ts'
import type { Caller } from '../sessions/caller.ts'
import { type HistoryKind, writeHistory } from '../sessions/history.ts'
import { contactsOf } from './contacts.ts'

export interface ChangeCall {
  readonly brand: BrandData
  readonly principal: Principal
  readonly caller: Pick<Caller, 'ip' | 'userAgent'>
  readonly kind: Exclude<HistoryKind, 'login' | 'place_added'>
}

/** A way to a member that was proved to be theirs. */
export interface Reach {
  readonly kind: 'sms' | 'mail'
  readonly to: string
}

/**
 * Does the work, writes history and letters in one transaction, and then carries the letters away.
 * They go to the contacts proved before the work and after it: whoever loses one hears of it there.
 */
export async function change<T>(
  parts: Parts,
  call: ChangeCall,
  work: (tx: Tx) => Promise<T>,
  /** False where the work found nothing to change. */
  isWorthTelling: (result: T) => boolean = () => true,
): Promise<T> {
  const { db, messages, now } = parts
  const { brand, principal, kind, caller } = call
  const { result, ids } = await inMerchant(db, brand.id, async (tx) => {
    await holdMember(tx, principal)
    const before = await provedContacts(tx, parts, principal)
    const result = await work(tx)
    if (!isWorthTelling(result)) return { result, ids: [] }
    await writeHistory(tx, principal, kind, caller, now())
    const after = await provedContacts(tx, parts, principal)
    return { result, ids: await writeLetters(tx, parts, call, [...before, ...after]) }
  })
  for (const id of ids) messages.deliverSoon(brand.id, id)
  return result
}

/**
 * Holds the member's row. A session that a recovery or another device ended while the call was on its way
 * changes nothing any more.
 */
async function holdMember(tx: Tx, { merchantId, memberId, sessionId }: Principal): Promise<void> {
  await sql`select 1 from identity.members
    where merchant_id = ${merchantId} and id = ${memberId} for no key update`.execute(tx)
  const { rows } = await sql`select 1 from identity.sessions
    where merchant_id = ${merchantId} and id = ${sessionId} and ended_at is null`.execute(tx)
  if (rows.length === 0) throw new HttpProblem(401, 'not_logged_in')
}

export async function provedContacts(
  tx: Tx,
  parts: Pick<Parts, 'secrets'>,
  { merchantId, memberId }: Owner,
): Promise<Reach[]> {
  const contacts = await contactsOf(tx, parts, { id: memberId, merchantId })
  return contacts.flatMap((contact): Reach[] => {
    if (!contact.verifiedAt) return []
    if (contact.kind === 'email') return [{ kind: 'mail', to: contact.address }]
    return [{ kind: 'sms', to: `+${contact.dialingCode}${contact.number}` }]
  })
}

async function writeLetters(
  tx: Tx,
  { messages }: Parts,
  { brand, principal, kind }: ChangeCall,
  letters: readonly Reach[],
): Promise<string[]> {
  const { merchantId, memberId } = principal
  const member = await memberById(tx, merchantId, memberId)
  const language = member?.language ?? brand.defaultLanguage
  const what = await messageText(language, `messages.changed_${kind}`)
  const values = { brand: brand.name, what }
  const text = await messageText(language, 'messages.changed', values)
  const subject = await messageText(language, 'messages.changed_subject', values)
  const once = new Map(letters.map((letter) => [letter.to, letter]))
  const ids: string[] = []
  for (const letter of once.values()) {
    if (messages.stateOf(letter.kind) === 'off') continue
    const isMail = letter.kind === 'mail'
    ids.push(await messages.put(tx, { merchantId, ...letter, text, subject: isMail ? subject : '' }))
  }
  return ids
}
