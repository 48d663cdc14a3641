/** Rules of registration fields, as the server and the form apply them alike. */
import type { output } from 'zod/mini'
import type { registerRule } from '../merchants/merchants.ts'
import { lineOf, nameOf } from '../names.ts'
import { type Pattern, patternIdOf, patterns } from './patterns.ts'

export type RegisterRule = output<typeof registerRule>
export type Rules = Readonly<Record<string, RegisterRule>>

/** What a registration can be asked for, in the order of the form. */
export const registerFields = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'payeeName',
  'paymentPassword',
  'email',
  'birthday',
  'idNumber',
  'line',
  'whatsapp',
  'facebook',
  'wechat',
  'qqNum',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const
export type RegisterField = (typeof registerFields)[number]

/** A way of registering, as a brand's switches leave it open. */
export interface RegisterWay {
  readonly kind: 'username' | 'mobile'
  readonly hasPassword: boolean
  readonly hasCode: boolean
}

/**
 * The ways that are open. A mobile number alone, with neither a proof of it nor a password, would be an account
 * that everybody could enter: that way stays closed.
 */
export function openWays(isOn: (modId: string) => boolean): RegisterWay[] {
  if (!isOn('REG_DIRECT')) return []
  // Whoever has somebody else's word for a number is sent no code of ours.
  const isVouchedFor = isOn('REG_THIRD_PHONE_VERIFY')
  const [hasCode, hasPassword] = [isOn('REG_SMS') && !isVouchedFor, isOn('REG_MOBILE_PASS')]
  const ways: RegisterWay[] = []
  if (isOn('REG_USERNAME')) ways.push({ kind: 'username', hasPassword: true, hasCode })
  if (isOn('REG_MOBILE') && (hasCode || hasPassword || isVouchedFor))
    ways.push({ kind: 'mobile', hasPassword, hasCode })
  return ways
}

/** By somebody else's sign-in, which vouches for the person: a name, and neither a password nor a code. */
export const providerWay: RegisterWay = { kind: 'username', hasPassword: false, hasCode: false }

/** For what is asked without a rule of the brand's. */
const openRule: RegisterRule = {
  enabled: true,
  required: true,
  minLength: 1,
  maxLength: 50,
  acceptedPattern: '*',
  patternId: 'any',
}

export const ruleOf = (rules: Rules, field: string): RegisterRule => rules[field] ?? openRule

export interface AskedField {
  readonly name: RegisterField
  readonly rule: RegisterRule
}

/** What is asked for on this way. Without what makes the account there is none, whatever the rules say. */
export function askedFields(rules: Rules, way: RegisterWay): AskedField[] {
  const needed = neededFields(way)
  return registerFields.flatMap((name) => {
    if (needed.has(name)) return [{ name, rule: { ...ruleOf(rules, name), enabled: true, required: true } }]
    const rule = rules[name]
    return rule?.enabled && isPossible(name, rules, way) ? [{ name, rule }] : []
  })
}

function neededFields({ kind, hasPassword, hasCode }: RegisterWay): ReadonlySet<RegisterField> {
  const password = hasPassword ? (['password'] as const) : []
  if (kind === 'username') return new Set<RegisterField>(['username', ...password])
  return new Set<RegisterField>([
    'mobileNum',
    ...(hasCode ? (['verificationCode'] as const) : []),
    ...password,
  ])
}

function isPossible(name: RegisterField, rules: Rules, { kind, hasCode }: RegisterWay): boolean {
  if (name === 'verificationCode')
    return kind === 'username' && hasCode && rules['mobileNum']?.enabled === true
  return name !== 'password' && (kind === 'username' || name !== 'username')
}

/** What a value breaks of its rule. Lengths are counted in characters, not in halves of them. */
export function brokenBy(value: string, rule: RegisterRule): 'required' | 'length' | 'pattern' | null {
  if (value === '') return rule.required ? 'required' : null
  const length = [...value].length
  if (length < rule.minLength || length > rule.maxLength) return 'length'
  return accepts(rule, value) ? null : 'pattern'
}

/** The same of a field by its name: beside its rule, names are names, and what people write has nothing hidden in it. */
export function brokenIn(
  name: string,
  value: string,
  rule: RegisterRule,
): 'required' | 'length' | 'pattern' | null {
  const broken = brokenBy(value, rule)
  if (broken || value === '') return broken
  const worded = wordings[name]
  return worded && worded(value) === null ? 'pattern' : null
}

const wordings: Readonly<Record<string, (text: string) => string | null>> = {
  payeeName: nameOf,
  ...Object.fromEntries(
    ['idNumber', 'line', 'whatsapp', 'facebook', 'wechat', 'qqNum'].map((field) => [field, lineOf]),
  ),
}

/** As it is kept. */
export const wordedIn = (name: string, value: string): string =>
  (name === 'payeeName' && nameOf(value)) || value

function accepts({ acceptedPattern, patternId }: RegisterRule, value: string): boolean {
  if (acceptedPattern !== '*' && acceptedPattern !== '' && !matches(acceptedPattern, value)) return false
  const id = patternIdOf(patternId)
  const holds = id && (patterns[id] as Pattern).holds
  return !holds || holds(value)
}

/** Brands' files are read only with patterns that can be read; one from elsewhere is left to the server. */
function matches(pattern: string, value: string): boolean {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(value)
  } catch {
    return true
  }
}

/** Full years between a birthday (2000-02-29) and a day of the same writing. */
export function ageOn(today: string, birthday: string): number {
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4))
  return today.slice(5) < birthday.slice(5) ? years - 1 : years
}

/** A birthday as the calendar writes it, whichever of the two patterns it was asked in. */
export const plainDay = (value: string): string =>
  /^\d{2}-/.test(value) ? `${value.slice(6)}-${value.slice(0, 5)}` : value
