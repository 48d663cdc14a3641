/** Before something that is kept safe is changed, the login password is shown again. It holds for five minutes. */
import { invariant, Refusal } from '@jackfruit/kernel'
import { sql } from 'kysely'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { Principal } from '../../../platform/http/http.ts'
import type { BrandData } from '../../merchants/index.ts'
import { demandPassword } from '../guards/own-password.ts'
import { credentialsById, memberById } from '../members.ts'
import type { Parts } from '../parts.ts'
import type { Caller } from '../sessions/caller.ts'
import { minute } from '../settings.ts'
import { provedContact } from './binding.ts'
import type { Contact } from './contacts.ts'

const holdsMs = 5 * minute

/** Answers until when. Wrong passwords count together with those at a change of password. */
export async function confirmByPassword(parts: Parts, principal: Principal, password: string): Promise<Date> {
  const { merchantId, memberId } = principal
  const member = await inMerchant(parts.db, merchantId, (tx) => credentialsById(tx, merchantId, memberId))
  invariant(member, 'a session has its member')
  await demandPassword(parts, principal, { hash: member.hasPassword ? member.passwordHash : null, password })
  return keep(parts, principal)
}

export interface CodeConfirmation {
  readonly brand: BrandData
  readonly principal: Principal
  readonly caller: Caller
  readonly kind: Contact['kind']
}

/** A code to a contact that this member has proved: for whom has no password, or forgot it. */
export async function askConfirmCode(
  parts: Parts,
  { brand, principal, caller, kind }: CodeConfirmation,
): Promise<{ expiredMinutes: number }> {
  const { memberId } = principal
  const to = await provedContact(parts, principal, kind)
  const member = await inMerchant(parts.db, brand.id, (tx) => memberById(tx, brand.id, memberId))
  const language = member?.language ?? brand.defaultLanguage
  return parts.codes.ask({ brand, purpose: 'confirm', to, caller, memberId, language })
}

export async function confirmByCode(
  parts: Parts,
  { brand, principal, caller, kind }: CodeConfirmation,
  code: string,
): Promise<Date> {
  const to = await provedContact(parts, principal, kind)
  await parts.codes.check({ brand, purpose: 'confirm', to, caller, memberId: principal.memberId, code })
  return keep(parts, principal)
}

async function keep({ db, now }: Parts, { merchantId, sessionId }: Principal): Promise<Date> {
  const at = now()
  await inMerchant(db, merchantId, (tx) =>
    sql`update identity.sessions set confirmed_at = ${at} where id = ${sessionId}`.execute(tx),
  )
  return new Date(at.getTime() + holdsMs)
}

/** Refuses unless the password was shown in this very session a moment ago. */
export async function demandConfirmed(
  { db, now }: Parts,
  { merchantId, sessionId }: Principal,
): Promise<void> {
  const since = new Date(now().getTime() - holdsMs)
  const { rows } = await inMerchant(db, merchantId, (tx) =>
    sql`select 1 from identity.sessions where id = ${sessionId} and confirmed_at > ${since}`.execute(tx),
  )
  if (rows.length === 0) throw new Refusal('confirmation_needed')
}
