/** A new password: the session goes on under a new token, every other one ends. */
import type { BodyOf, identity } from '@jackfruit/contracts'
import { invariant, Refusal } from '@jackfruit/kernel'
import type { Principal } from '../../platform/http.ts'
import { inMerchant } from '../../platform/merchant-scope.ts'
import type { BrandData } from '../merchants/index.ts'
import { credentialsById, setPassword } from './members.ts'
import type { Parts } from './parts.ts'
import { type FieldProblem, problemOf, ruleOf } from './register-rules.ts'
import { endOthers, replaceToken } from './session-rows.ts'

export interface PasswordCall {
  readonly brand: BrandData
  readonly body: BodyOf<typeof identity.changePassword>
  readonly principal: Principal
}

const reason = 'password_changed'

/** Answers the token that this session has from now on; the one before is good no more. */
export async function changePassword(
  parts: Parts,
  { brand, body, principal }: PasswordCall,
): Promise<string> {
  const { db, attempts, passwords, endings, now } = parts
  const { memberId, sessionId } = principal
  if (body.newPassword !== body.confirmNewPassword) throw new Refusal('passwords_differ')
  const problem = newPasswordProblem(brand, body)
  if (problem) throw new Refusal('field_invalid', { fields: [problem] })

  const budget = await spendBudget(parts, principal)
  const member = await inMerchant(db, brand.id, (tx) => credentialsById(tx, brand.id, memberId))
  invariant(member, 'a session has its member')
  if (!(await passwords.isRight(member.passwordHash, body.oldPassword))) throw new Refusal('wrong_password')
  const passwordHash = await passwords.hash(body.newPassword)

  const { token, ended } = await inMerchant(db, brand.id, async (tx) => {
    await setPassword(tx, memberId, passwordHash, now())
    return {
      ended: await endOthers(tx, memberId, sessionId, reason, now()),
      token: await replaceToken(tx, sessionId, now()),
    }
  })
  parts.sessions.forget(sessionId)
  endings.tell(ended.map((each) => ({ sessionId: each, reason })))
  await attempts.forget(budget)
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

async function spendBudget(
  { attempts, limits, now }: Parts,
  { merchantId, memberId }: Principal,
): Promise<string> {
  const subject = `password|${merchantId}|${memberId}`
  const { tries, until } = await attempts.add(subject, limits.passwordChange.windowMs)
  if (tries <= limits.passwordChange.tries) return subject
  throw new Refusal('too_many_attempts', {
    retryAfter: Math.ceil((until.getTime() - now().getTime()) / 1000),
  })
}
