import { fieldRules, patterns } from '@jackfruit/contracts'
import type { TextKey } from '@jackfruit/i18n'
import type { Complaint } from '../../../shared/text/message.ts'

export type Rule = fieldRules.RegisterRule
export type FieldName = fieldRules.RegisterField | 'confirmPassword'

/** What the form knows how to show; a password's twin follows the password. */
export const fieldNames: readonly FieldName[] = fieldRules.registerFields.flatMap((name): FieldName[] =>
  name === 'password' ? [name, 'confirmPassword'] : [name],
)

export interface PlannedField {
  readonly name: FieldName
  readonly rule: Rule
}

const byName: fieldRules.RegisterWay = { kind: 'username', hasPassword: true, hasCode: false }

/** What this way of registering asks for: at once, or folded away because it may be left out. */
export function plannedFields(
  rules: fieldRules.Rules,
  way: fieldRules.RegisterWay = byName,
): { asked: PlannedField[]; folded: PlannedField[] } {
  const known = fieldRules.askedFields(rules, way).flatMap(({ name, rule }): PlannedField[] =>
    name === 'password'
      ? [
          { name, rule },
          { name: 'confirmPassword', rule },
        ]
      : [{ name, rule }],
  )
  return {
    asked: known.filter(({ rule }) => rule.required),
    folded: known.filter(({ rule }) => !rule.required),
  }
}

export type { Complaint }

const patternTexts: Readonly<Record<patterns.PatternId, TextKey>> = {
  any: 'auth.rule_length',
  letter_first: 'auth.rule_letter_first',
  letters_chinese: 'register.rule_letters_chinese',
  digits: 'auth.rule_digits',
  alnum: 'auth.rule_alnum',
  alnum_both: 'auth.rule_alnum_both',
  alnum_upper: 'register.rule_alnum_upper',
  letters_spaces: 'register.rule_letters_spaces',
  no_spaces: 'auth.rule_no_spaces',
  date_ymd: 'register.rule_date_ymd',
  date_mdy: 'register.rule_date_mdy',
  full_name: 'register.rule_full_name',
  thai: 'register.rule_thai',
  burmese: 'register.rule_burmese',
  devanagari: 'register.rule_devanagari',
  vietnamese: 'register.rule_vietnamese',
  japanese: 'register.rule_japanese',
  bengali: 'register.rule_bengali',
  urdu: 'register.rule_urdu',
  chinese: 'register.rule_chinese',
  mobile: 'auth.rule_mobile',
  email: 'auth.rule_email',
}

/** The sentence of a rule, with its bounds put in: shown as a hint first, as a complaint later. */
export function ruleText({ patternId, minLength, maxLength }: Rule): Complaint {
  const id = patterns.patternIdOf(patternId)
  return { key: id ? patternTexts[id] : 'auth.rule_length', values: { min: minLength, max: maxLength } }
}

/** Fields with a sentence of their own for what is wrong with them. */
const ownTexts: Partial<Record<FieldName, TextKey>> = {
  verificationCode: 'register.rule_code',
  payeeName: 'register.rule_payee_name',
  captcha: 'auth.rule_captcha',
}

/** Today, as 2026-05-01, and how old somebody must be by the birthday they give. */
export interface Age {
  readonly today: string
  readonly least: number
}

/** Blanks around a value do not count, except in a password. */
export const cleaned = (name: FieldName, typed: string): string => (isSecret(name) ? typed : typed.trim())

const isSecret = (name: FieldName): boolean => name.toLowerCase().includes('password')

/** What is wrong with one value, or null. */
export function complaint(
  name: FieldName,
  typed: string,
  rule: Rule,
  password: string,
  age?: Age,
): Complaint | null {
  if (name === 'confirmPassword') {
    if (!typed) return { key: 'auth.rule_required' }
    return typed === password ? null : { key: 'auth.rule_match' }
  }
  const value = cleaned(name, typed)
  const broken = fieldRules.brokenIn(name, value, rule)
  if (broken) return refusalText(name, rule, broken)
  const isTooYoung =
    age && name === 'birthday' && value && fieldRules.ageOn(age.today, fieldRules.plainDay(value)) < age.least
  return isTooYoung ? refusalText(name, rule, 'age', age.least) : null
}

/** The sentence for what a rule, ours or the platform's answer, says is wrong. */
export function refusalText(name: FieldName, rule: Rule, broken: string, age = 0): Complaint {
  if (broken === 'required') return { key: name === 'captcha' ? 'auth.rule_captcha' : 'auth.rule_required' }
  if (broken === 'age') return { key: 'register.rule_age', values: { age } }
  if (broken === 'taken') return { key: 'register.taken' }
  if (broken === 'wrong' && name === 'captcha') return { key: 'errors.captcha_wrong' }
  if (broken === 'wrong') return { key: 'register.nobody' }
  const { key, values } = ruleText(rule)
  return { key: ownTexts[name] ?? key, ...(values && { values }) }
}

/** What is wrong with a number in the forms that ask for one of an account: the same as in a registration. */
export function numberComplaint(rules: fieldRules.Rules, typed: string): Complaint | null {
  const rule = rules['mobileNum'] ?? anyNumber
  return complaint('mobileNum', typed.replace(/[\s-]/g, ''), { ...rule, required: true }, '')
}

const anyNumber: Rule = {
  ...{ enabled: true, required: true, minLength: 5, maxLength: 20 },
  ...{ acceptedPattern: '[0-9]+', patternId: 'mobile' },
}

/** How many digits a mobile number has where no rule says so. */
const mobileDigits = 10

/** Where a third party vouches for numbers, its code is asked for below the number: wherever one is told. */
export function withThirdCode(
  shown: readonly PlannedField[],
  rules: fieldRules.Rules,
  hasNumber: boolean,
): PlannedField[] {
  const name = 'verificationCode'
  return shown.flatMap((field): PlannedField[] => {
    if (field.name === name) return []
    if (field.name !== 'mobileNum') return [field]
    const required = field.rule.required || hasNumber
    return [field, { name, rule: { ...fieldRules.ruleOf(rules, name), enabled: true, required } }]
  })
}

/** A sample such as `09********`: two digits and stars up to the configured length. */
export function mobileSample(rule: Rule | undefined): { digits: number; sample: string } {
  const digits = rule?.maxLength ?? mobileDigits
  return { digits, sample: '09'.padEnd(digits, '*') }
}
