/** A new password: the session goes on under a new token, every other one ends. */
import type { BodyOf, identity } from '@jackfruit/contracts'
import { invariant, Refusal } from '@jackfruit/kernel'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { Principal } from '../../../platform/http/http.ts'
import type { BrandData } from '../../merchants/index.ts'
import { demandPassword } from '../guards/own-password.ts'
import { credentialsById } from '../members.ts'
import type { Parts } from '../parts.ts'
import { change } from '../proofs/changes.ts'
import { type FieldProblem, problemOf, ruleOf } from '../registration/register-rules.ts'
import type { Caller } from '../sessions/caller.ts'
import { replaceToken } from '../sessions/session-rows.ts'
import { passwordChanged, writePassword } from './new-password.ts'

export interface PasswordCall {
  readonly brand: BrandData
  readonly body: BodyOf<typeof identity.changePassword>
  readonly principal: Principal
  readonly caller: Caller
}

/**
 * Answers the token that this session has from now on; the one before is good no more. The old password is
 * compared slowly, so it is asked once more, under the member's row, whether it is the old one still: else
 * whoever is being shut out by a recovery would have the last word.
 */
export async function changePassword(
  parts: Parts,
  { brand, body, principal, caller }: PasswordCall,
): Promise<string> {
  const { db, passwords, endings, now } = parts
  const { memberId, sessionId } = principal
  if (body.newPassword !== body.confirmNewPassword) throw new Refusal('passwords_differ')
  const problem = newPasswordProblem(brand, body)
  if (problem) throw new Refusal('field_invalid', { fields: [problem] })

  const member = await inMerchant(db, brand.id, (tx) => credentialsById(tx, brand.id, memberId))
  invariant(member, 'a session has its member')
  await demandPassword(parts, principal, { hash: member.passwordHash, password: body.oldPassword })
  const passwordHash = await passwords.hash(body.newPassword)

  const calling = { brand, principal, caller, kind: passwordChanged } as const
  const { token, ended } = await change(parts, calling, async (tx) => {
    const current = await credentialsById(tx, brand.id, memberId)
    if (current?.passwordHash !== member.passwordHash) throw new Refusal('wrong_password')
    const at = now()
    return {
      ended: await writePassword(tx, { memberId, passwordHash, at, kept: sessionId }),
      token: await replaceToken(tx, sessionId, at),
    }
  })
  parts.sessions.forget(sessionId)
  endings.tell(ended.map((each) => ({ sessionId: each, reason: passwordChanged })))
  return token
}

function newPasswordProblem(
  { registerRules }: BrandData,
  { newPassword, oldPassword }: PasswordCall['body'],
): FieldProblem | null {
  const rule = { ...ruleOf(registerRules, 'password'), required: true }
  const isSame = newPassword === oldPassword
  const same: FieldProblem = { field: 'newPassword', rule: 'same', min: rule.minLength, max: rule.maxLength }
  return problemOf('newPassword', newPassword, rule) ?? (isSame ? same : null)
}
