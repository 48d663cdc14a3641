/** What is set and what is not, in one look. */
import type { ReplyOf, security } from '@jackfruit/contracts'
import { invariant } from '@jackfruit/kernel'
import { sql } from 'kysely'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { Principal } from '../../../platform/http/http.ts'
import { credentialsById } from '../members.ts'
import type { Parts } from '../parts.ts'
import { masked } from '../proofs/binding.ts'
import { contactsOf, type KeptContact } from '../proofs/contacts.ts'
import { hour } from '../settings.ts'
import { readProfile } from './profile.ts'
import { listSessions } from './session-list.ts'

type Overview = ReplyOf<typeof security.overview>

const latelyMs = 24 * hour

export async function overviewOf(parts: Parts, principal: Principal): Promise<Overview> {
  const { db, now } = parts
  const { merchantId, memberId } = principal
  const [authenticator, verification, sessions, paymentPasswordSet] = await Promise.all([
    parts.authenticators.stateOf(principal),
    parts.verifications.of(principal),
    listSessions(parts, principal),
    parts.paymentPasswords.isSet(principal),
  ])
  return inMerchant(db, merchantId, async (tx) => {
    const member = await credentialsById(tx, merchantId, memberId)
    invariant(member, 'a session has its member')
    const contacts = await contactsOf(tx, parts, { id: memberId, merchantId })
    const { payeeName } = await readProfile(tx, parts, principal)
    const since = new Date(now().getTime() - latelyMs)
    const { rows } = await sql<{ kind: string }>`
      select distinct kind from identity.history
      where member_id = ${memberId} and at > ${since} and kind in ('mobile_bound', 'email_bound')`.execute(tx)
    return {
      mobile: boundOf(contacts, 'mobile'),
      email: boundOf(contacts, 'email'),
      changedLately: (['mobile', 'email'] as const).filter((kind) =>
        rows.some((row) => row.kind === `${kind}_bound`),
      ),
      passwordChangedAt: member.hasPassword ? member.passwordChangedAt.toISOString() : null,
      paymentPasswordSet,
      authenticatorSince: authenticator.since?.toISOString() ?? null,
      recoveryCodesLeft: authenticator.recoveryCodesLeft,
      payeeName,
      documents: verification.state,
      sessions: sessions.length,
    }
  })
}

function boundOf(contacts: readonly KeptContact[], kind: KeptContact['kind']): Overview['mobile'] {
  const found = contacts.find((contact) => contact.kind === kind)
  return found ? { masked: masked(found), isVerified: found.verifiedAt !== null } : null
}

export async function userInfoOf(
  parts: Parts,
  principal: Principal,
): Promise<ReplyOf<typeof security.userInfo>> {
  const { merchantId, memberId } = principal
  const { mobile, email, authenticatorSince, paymentPasswordSet } = await overviewOf(parts, principal)
  return inMerchant(parts.db, merchantId, async (tx) => {
    const { rows } = await sql<{ at: Date | null }>`
      select last_login_at as at from identity.members where id = ${memberId}`.execute(tx)
    return {
      profile: await readProfile(tx, parts, principal),
      mobile,
      email,
      authenticator: authenticatorSince !== null,
      paymentPassword: paymentPasswordSet,
      lastLoginAt: rows[0]?.at?.toISOString() ?? null,
    }
  })
}
