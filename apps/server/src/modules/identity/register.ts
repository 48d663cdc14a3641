/** Registering by name and password, which logs in at once. */
import type { BodyOf, identity } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import type { Tx } from '../../platform/db.ts'
import { inMerchant } from '../../platform/merchant-scope.ts'
import { sealField } from '../../platform/sealed-field.ts'
import type { BrandData } from '../merchants/index.ts'
import type { Caller } from './caller.ts'
import { type Entered, enter } from './enter.ts'
import { agentByCode, type Credentials, insertMember, setContacts } from './members.ts'
import type { Parts } from './parts.ts'
import { fieldProblems } from './register-rules.ts'

type Body = BodyOf<typeof identity.register>

export interface RegisterCall {
  readonly brand: BrandData
  readonly body: Body
  readonly caller: Caller
}

/** What the form can know comes first; whether a name is taken is told only to who did the work and has budget. */
export async function register(parts: Parts, { brand, body, caller }: RegisterCall): Promise<Entered> {
  if (brand.switches.get('REG_USERNAME') !== true) throw new Refusal('registration_closed')
  if (!body.ageConfirmed) throw new Refusal('age_not_confirmed')
  if (body.password !== body.confirmPassword) throw new Refusal('passwords_differ')
  const fields = fieldProblems(brand.registerRules, body)
  if (fields.length > 0) throw new Refusal('field_invalid', { fields })
  if (!(await parts.humanCheck.passes(body.humanCheck))) throw new Refusal('human_check_failed')
  await spendBudget(parts, caller.place)
  await checkCaptcha(parts, brand, body)

  const passwordHash = await parts.passwords.hash(body.password)
  const member = await inMerchant(parts.db, brand.id, (tx) =>
    create(tx, parts, { brand, body, caller }, passwordHash),
  )
  const entered = await enter(parts, brand, member, caller)
  // Who has just chosen a password is not sent to change it.
  return { ...entered, session: { ...entered.session, firstTimeLogin: false } }
}

async function spendBudget({ attempts, limits, now }: Parts, place: string) {
  const { tries, until } = await attempts.add(`registrations|${place}`, limits.registrations.windowMs)
  if (tries <= limits.registrations.tries) return
  throw new Refusal('too_many_attempts', {
    retryAfter: Math.ceil((until.getTime() - now().getTime()) / 1000),
  })
}

async function checkCaptcha({ captchas }: Parts, { registerRules }: BrandData, { captcha, captchaId }: Body) {
  const rule = registerRules['captcha']
  if (!rule?.enabled || !rule.required || (await captchas.isRight(captchaId, captcha))) return
  const wrong = { field: 'captcha', rule: 'wrong', min: rule.minLength, max: rule.maxLength }
  throw new Refusal('field_invalid', { fields: [wrong] })
}

async function create(
  tx: Tx,
  parts: Parts,
  { brand, body }: RegisterCall,
  passwordHash: string,
): Promise<Credentials> {
  const uplineId = body.affiliateCode ? await agentByCode(tx, brand.id, body.affiliateCode) : null
  if (body.affiliateCode && uplineId === null) throw new Refusal('invitation_code_error')
  const member = await insertMember(tx, {
    merchantId: brand.id,
    username: body.username,
    passwordHash,
    type: 0,
    at: parts.now(),
    language: body.language ?? null,
    uplineId,
  })
  if (!member) throw new Refusal('username_taken')
  await keepContacts(tx, parts, { brand, body, member })
  return member
}

/** What the brand does not ask for is not kept. */
async function keepContacts(
  tx: Tx,
  { secrets }: Parts,
  { brand, body, member }: { brand: BrandData; body: Body; member: Credentials },
) {
  const sealed = (field: 'mobileNum' | 'email', column: string, value: string | undefined) =>
    value && brand.registerRules[field]?.enabled
      ? sealField(secrets.fields, `members|${column}|${member.id}|${brand.id}`, value)
      : null
  const mobileNum = body.mobileNum && [body.countryDialingCode, body.mobileNum].filter(Boolean).join(' ')
  const mobile = sealed('mobileNum', 'mobile', mobileNum)
  const email = sealed('email', 'email', body.email)
  if (mobile || email) await setContacts(tx, member.id, { mobile, email })
}
