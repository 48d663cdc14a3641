/** What stands before a registration: whether the way is open, budgets, the picture, and the code by SMS. */
import { fieldRules } from '@jackfruit/contracts'
import { Refusal } from '@jackfruit/kernel'
import { dayIn } from '../../../platform/work/brand-day.ts'
import { type BrandData, minAgeBirthdayOf } from '../../merchants/index.ts'
import { spendBudget } from '../guards/attempts.ts'
import type { Parts } from '../parts.ts'
import type { Caller } from '../sessions/caller.ts'
import { fieldProblems, problem } from './register-rules.ts'

export type Kind = fieldRules.RegisterWay['kind']

export function openWay({ switches }: BrandData, kind: Kind): fieldRules.RegisterWay {
  const open = fieldRules.openWays((modId) => switches.get(modId) === true)
  const way = open.find((each) => each.kind === kind)
  if (!way) throw new Refusal('registration_closed')
  return way
}

interface Pictured {
  readonly captcha?: string | undefined
  readonly captchaId?: string | undefined
}

interface Wish {
  readonly brand: BrandData
  readonly way: fieldRules.RegisterWay
  readonly caller: Pick<Caller, 'place' | 'visit'>
  readonly body: Pictured & {
    readonly ageConfirmed: boolean
    readonly humanCheck: string
    readonly password?: string | undefined
    readonly confirmPassword?: string | undefined
  }
}

/** Everything that is asked of a registration before the platform looks at who is there already. */
export async function refuseUnfit(parts: Parts, { brand, way, caller, body }: Wish): Promise<void> {
  if (!body.ageConfirmed) throw new Refusal('age_not_confirmed')
  if (way.hasPassword && body.password !== body.confirmPassword) throw new Refusal('passwords_differ')
  const today = dayIn(brand.timeZone, parts.now())
  const asked = { way, today, minAgeBirthday: minAgeBirthdayOf(brand) }
  const fields = fieldProblems(brand.registerRules, asked, { ...body })
  if (fields.length > 0) throw new Refusal('field_invalid', { fields })
  if (!(await parts.humanCheck.passes(body.humanCheck))) throw new Refusal('human_check_failed')
  await spendBudget(parts, `registrations|${caller.place}`, parts.limits.registrations)
  await checkCaptcha(parts, { brand, caller, body })
}

interface Pictures {
  readonly brand: BrandData
  readonly caller: Pick<Caller, 'visit'>
  readonly body: Pictured
}

/** Where a brand asks for a picture that need not be answered, an answer that is given must be right all the same. */
async function checkCaptcha(
  { captchas }: Pick<Parts, 'captchas'>,
  { brand: { registerRules }, caller: { visit }, body: { captcha, captchaId } }: Pictures,
): Promise<void> {
  const rule = registerRules['captcha']
  if (!rule?.enabled || !(rule.required || captcha)) return
  if (await captchas.isRight({ action: 'register', visit }, { captcha, captchaId })) return
  const broken = captcha ? 'wrong' : 'required'
  throw new Refusal('field_invalid', { fields: [problem('captcha', broken, rule)] })
}
