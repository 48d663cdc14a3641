import type { Brand } from '../../../../shared/session/brand.ts'
import type { Message, Messages } from '../../../../shared/text/message.ts'
import type { Credentials } from '../entry.ts'

export type LoginKind = 'username' | 'sms' | 'mobile'

export interface LoginFields {
  readonly username: string
  readonly password: string
  readonly mobileNum: string
  readonly countryDialingCode: string
  readonly verificationCode: string
  readonly captcha: string
}
export type FieldErrors = Messages<keyof LoginFields>

export const noFields: LoginFields = {
  ...{ username: '', password: '', captcha: '' },
  ...{ mobileNum: '', countryDialingCode: '', verificationCode: '' },
}
const codeMax = 255

/** Which field of the form a refusal speaks of. */
export function fieldOfRefusal(code: string, kind: LoginKind): keyof LoginFields | null {
  if (/^(phone_)?captcha_/.test(code)) return 'captcha'
  if (kind === 'username') return null
  if (code === 'phone_missing' || code === 'phone_invalid') return 'mobileNum'
  return kind === 'sms' && /^(code|phone)_/.test(code) ? 'verificationCode' : null
}

interface Typed {
  readonly kind: LoginKind
  readonly fields: LoginFields
  /** A text stands for the password, which need not be typed. */
  readonly hasSealed: boolean
  readonly hasPicture: boolean
  readonly rules: Brand['registerRules']
}

/** What is missing or wrong before anything is sent. The rules of numbers come when a number is looked at. */
export async function complaintsOf({
  kind,
  fields,
  hasSealed,
  hasPicture,
  rules,
}: Typed): Promise<FieldErrors> {
  const required: Message = { key: 'auth.rule_required' }
  const code = fields.verificationCode.trim()
  const unread =
    hasPicture && !fields.captcha.trim() ? { captcha: { key: 'auth.rule_captcha' } as const } : {}
  if (kind === 'username')
    return {
      ...(fields.username.trim() ? {} : { username: required }),
      ...(fields.password || hasSealed ? {} : { password: required }),
      ...unread,
    }
  const { numberComplaint } = await import('../rules.ts')
  const wrong = numberComplaint(rules, fields.mobileNum.trim())
  return {
    ...(wrong ? { mobileNum: wrong } : {}),
    ...(kind === 'mobile' && !fields.password ? { password: required } : {}),
    ...(kind === 'sms' && !code ? { verificationCode: required } : {}),
    ...(kind === 'sms' && code.length > codeMax
      ? { verificationCode: { key: 'auth.rule_code' } as const }
      : {}),
    ...unread,
  }
}

interface Filled {
  readonly kind: LoginKind
  readonly side: 'member' | 'agent'
  readonly fields: LoginFields
  /** As it was typed, or the text that stands for it. */
  readonly password: string
  readonly picture: { captcha?: string; captchaId?: string }
}

export function credentialsOf({ kind, side, fields, password, picture }: Filled): Credentials {
  const number = { mobileNum: fields.mobileNum.trim(), countryDialingCode: fields.countryDialingCode }
  if (kind === 'username') return { type: kind, username: fields.username.trim(), password, side, ...picture }
  if (kind === 'mobile') return { type: kind, ...number, password, side, ...picture }
  return { type: kind, ...number, verificationCode: fields.verificationCode.trim(), side, ...picture }
}
