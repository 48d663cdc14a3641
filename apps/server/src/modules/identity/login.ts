/** Logging in by name and password. */
import type { BodyOf, identity } from '@jackfruit/contracts'
import { isAgentType } from '@jackfruit/contracts/identity'
import { Refusal } from '@jackfruit/kernel'
import { inMerchant } from '../../platform/merchant-scope.ts'
import type { BrandData } from '../merchants/index.ts'
import type { Caller } from './caller.ts'
import { type Entered, enter } from './enter.ts'
import { type Admission, admit, knownPlaceMs } from './login-guard.ts'
import { type Credentials, credentialsByName, nameKey } from './members.ts'
import type { Parts } from './parts.ts'
import { isKnownPlace } from './session-rows.ts'

export interface LoginCall {
  readonly brand: BrandData
  readonly body: BodyOf<typeof identity.login>
  readonly caller: Caller
}

/** Whatever tells one account from another (its state, its type) is said only after the right password. */
export async function logIn(parts: Parts, { brand, body, caller }: LoginCall): Promise<Entered> {
  const needsProof = brand.switches.get('LOGIN_HUMAN_CHECK') !== false
  if (needsProof && !(await parts.humanCheck.passes(body.humanCheck))) throw new Refusal('human_check_failed')

  const key = nameKey(body.username)
  const since = new Date(parts.now().getTime() - knownPlaceMs)
  const { member, wasHere } = await inMerchant(parts.db, brand.id, async (tx) => {
    const member = await credentialsByName(tx, brand.id, key)
    // The id 0 is nobody's: an unknown name costs the same question.
    return { member, wasHere: await isKnownPlace(tx, member?.id ?? 0n, caller.place, since) }
  })
  const { captcha, captchaId } = body
  const attempt = {
    merchantId: brand.id,
    key,
    place: caller.place,
    captcha,
    captchaId,
    isKnownPlace: wasHere,
  }
  const admission = await admit(parts, attempt)
  const isMatch = await isRight(parts, admission, member, body.password)
  if (!member || !isMatch) throw new Refusal('wrong_credentials', admission.afterFailure)
  await admission.succeeded()
  if (member.status !== 'active') throw new Refusal('account_unusable')
  if (body.side === 'agent' && !isAgentType(member.type)) throw new Refusal('not_an_agent')
  return enter(parts, brand, member, caller)
}

async function isRight(
  parts: Parts,
  admission: Admission,
  member: Credentials | null,
  password: string,
): Promise<boolean> {
  try {
    return await parts.passwords.isRight(member?.passwordHash ?? null, password)
  } catch (error) {
    await admission.takeBack()
    throw error
  }
}
