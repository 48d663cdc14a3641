/** Logging in: by name or mobile number with the password, or by a code that was sent to the number. */
import type { BodyOf, identity } from '@jackfruit/contracts'
import { isAgentType } from '@jackfruit/contracts/identity'
import { Refusal } from '@jackfruit/kernel'
import { inMerchant } from '../../../platform/database/merchant-scope.ts'
import type { BrandData } from '../../merchants/index.ts'
import { type Credentials, credentialsByName, nameKey } from '../members.ts'
import type { Parts } from '../parts.ts'
import { findByContact, normalContact } from '../proofs/contacts.ts'
import type { Caller } from '../sessions/caller.ts'
import { isRemembered } from '../sessions/remembered.ts'
import { isKnownPlace } from '../sessions/session-rows.ts'
import { type Entered, enter } from './enter.ts'
import { type Admission, admit, knownPlaceMs } from './login-guard.ts'
import { askSecond } from './second-step.ts'

type Body = BodyOf<typeof identity.login>
type ByPassword = Exclude<Body, { type: 'sms' }>
type ByCode = Extract<Body, { type: 'sms' }>

export interface LoginCall<B = Body> {
  readonly brand: BrandData
  readonly body: B
  readonly caller: Caller
  /** The door that was used: a host for agents has no other. */
  readonly side: 'member' | 'agent'
}

export type LoginAnswer = Entered | NonNullable<Awaited<ReturnType<typeof askSecond>>>

/** Asked before a login stands in any line. */
export async function demandProof(
  { humanCheck }: Pick<Parts, 'humanCheck'>,
  { switches }: Pick<BrandData, 'switches'>,
  body: Pick<ByPassword, 'humanCheck'>,
): Promise<void> {
  if (switches.get('LOGIN_HUMAN_CHECK') === false) return
  if (!(await humanCheck.passes(body.humanCheck))) throw new Refusal('human_check_failed')
}

/** Whoever calls it has seen the proof of a login by password. */
export function logIn(parts: Parts, { body, ...call }: LoginCall): Promise<LoginAnswer> {
  return body.type === 'sms' ? byCode(parts, { ...call, body }) : byPassword(parts, { ...call, body })
}

/** Whatever tells one account from another (its state, its type) is said only after the right password. */
async function byPassword(parts: Parts, call: LoginCall<ByPassword>): Promise<LoginAnswer> {
  const { brand, body, caller } = call
  const hasCode = brand.switches.get('LOGIN_VER_CODE') === true
  if (body.type === 'mobile' && (brand.switches.get('LOGIN_MOBILE') !== true || hasCode))
    throw new Refusal('login_way_closed')
  const since = new Date(parts.now().getTime() - knownPlaceMs)
  const { member, key, wasHere } = await inMerchant(parts.db, brand.id, async (tx) => {
    const member =
      body.type === 'username'
        ? await credentialsByName(tx, brand.id, nameKey(body.username))
        : ((await findByContact(tx, parts, brand.id, mobileOf(body)))?.member ?? null)
    // Tries by name and by number count for one account alike.
    const key = member ? nameKey(member.username) : typedKey(body)
    // The id 0 is nobody's: an unknown name costs the same question.
    return { member, key, wasHere: await isKnownPlace(tx, member?.id ?? 0n, caller.place, since) }
  })
  const { captcha, captchaId } = body
  const attempt = {
    ...{ merchantId: brand.id, key, asker: caller, captcha, captchaId },
    isKnownPlace: wasHere,
  }
  const admission = await admit(parts, attempt)
  const isMatch = await isRight(parts, admission, { member, password: body.password, caller })
  if (!member || !isMatch) throw new Refusal('wrong_credentials', await admission.failed())
  await admission.succeeded()
  refuseUnfit(call, member)
  const waiting = await askSecond(parts, { brand, member, caller })
  return waiting ?? enter(parts, brand, member, caller, { byPassword: true })
}

/**
 * A code proves the number, which is more than a second step asks for. Only a number that was proved
 * before opens an account: anybody may have written down somebody else's.
 */
async function byCode(parts: Parts, call: LoginCall<ByCode>): Promise<LoginAnswer> {
  const { brand, body, caller } = call
  const { switches } = brand
  if (switches.get('LOGIN_MOBILE') !== true || switches.get('LOGIN_VER_CODE') !== true)
    throw new Refusal('login_way_closed')
  const to = mobileOf(body)
  await parts.codes.check({ brand, purpose: 'login', to, code: body.verificationCode, caller })
  const found = await inMerchant(parts.db, brand.id, (tx) => findByContact(tx, parts, brand.id, to))
  if (!found?.verifiedAt) throw new Refusal('code_invalid')
  refuseUnfit(call, found.member)
  return enter(parts, brand, found.member, caller)
}

function refuseUnfit({ side }: Pick<LoginCall, 'side'>, { status, type }: Credentials): void {
  if (status !== 'active') throw new Refusal('account_unusable')
  if (side === 'agent' && !isAgentType(type)) throw new Refusal('not_an_agent')
}

const mobileOf = ({ mobileNum, countryDialingCode }: { mobileNum: string; countryDialingCode: string }) =>
  ({ kind: 'mobile', dialingCode: countryDialingCode, number: mobileNum }) as const

const typedKey = (body: ByPassword): string =>
  body.type === 'username'
    ? nameKey(body.username)
    : `mobile|${normalContact(mobileOf(body)) ?? body.mobileNum}`

async function isRight(
  parts: Parts,
  admission: Admission,
  { member, password, caller }: { member: Credentials | null; password: string; caller: Caller },
): Promise<boolean> {
  if (await isRemembered(parts, member, password, caller.device ?? null)) return true
  try {
    return await parts.passwords.isRight(member?.passwordHash ?? null, password)
  } catch (error) {
    await admission.takeBack()
    throw error
  }
}
