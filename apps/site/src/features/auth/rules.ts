import type { merchants } from '@jackfruit/contracts'
import type { TextKey, TextValues } from '@jackfruit/i18n'
import type * as z from 'zod/mini'

export type Rule = z.infer<typeof merchants.registerRule>

/** The fields that the form knows how to show, in the order in which they are asked. */
export const fieldNames = [
  'username',
  'password',
  'confirmPassword',
  'mobileNum',
  'email',
  'affiliateCode',
] as const
export type FieldName = (typeof fieldNames)[number]

export interface PlannedField {
  readonly name: FieldName
  readonly rule: Rule
}

const open: Rule = {
  enabled: true,
  required: true,
  minLength: 1,
  maxLength: 128,
  acceptedPattern: '*',
  patternId: 'any',
}

/**
 * What the form asks for: the fields that the brand's rules turn on. Name and password are asked
 * even where a rule is missing, since without them there is no account; the password's twin
 * follows the password.
 */
export function plannedFields(rules: Readonly<Record<string, Rule>>): {
  asked: PlannedField[]
  folded: PlannedField[]
} {
  const always: readonly FieldName[] = ['username', 'password', 'confirmPassword']
  const known = fieldNames.flatMap((name): PlannedField[] => {
    const own = name === 'confirmPassword' ? (rules['password'] ?? open) : rules[name]
    if (always.includes(name)) return [{ name, rule: { ...(own ?? open), enabled: true, required: true } }]
    return own?.enabled ? [{ name, rule: own }] : []
  })
  return {
    asked: known.filter(({ rule }) => rule.required),
    folded: known.filter(({ rule }) => !rule.required),
  }
}

export interface Complaint {
  readonly key: TextKey
  readonly values?: TextValues
}

const patternTexts: Readonly<Record<string, TextKey>> = {
  alnum: 'auth.rule_alnum',
  alnum_both: 'auth.rule_alnum_both',
  alnum_upper: 'auth.rule_alnum_upper',
  letter_first: 'auth.rule_letter_first',
  digits: 'auth.rule_digits',
  no_spaces: 'auth.rule_no_spaces',
  email: 'auth.rule_email',
  mobile: 'auth.rule_mobile',
}

/** The sentence of a rule, with its bounds put in: shown as a hint first, as a complaint later. */
export function ruleText({ patternId, minLength, maxLength }: Rule): Complaint {
  const id = patternId.replace(/([a-z])([A-Z])/g, '$1_$2').toLowerCase()
  return { key: patternTexts[id] ?? 'auth.rule_length', values: { min: minLength, max: maxLength } }
}

/** What is wrong with one value, or null. Blanks around it do not count, except in a password. */
export function complaint(name: FieldName, typed: string, rule: Rule, password: string): Complaint | null {
  if (name === 'confirmPassword') {
    if (!typed) return { key: 'auth.rule_required' }
    return typed === password ? null : { key: 'auth.rule_match' }
  }
  const value = name === 'password' ? typed : typed.trim()
  if (!value) return rule.required ? { key: 'auth.rule_required' } : null
  const length = [...value].length
  const fits = length >= rule.minLength && length <= rule.maxLength && accepts(rule.acceptedPattern, value)
  return fits ? null : ruleText(rule)
}

/** Patterns come from the server; `*` means any characters. One that cannot be read is left to the server. */
function accepts(pattern: string, value: string): boolean {
  if (pattern === '*' || pattern === '') return true
  try {
    return new RegExp(`^(?:${pattern})$`, 'u').test(value)
  } catch {
    return true
  }
}

/** How many digits a mobile number has where no rule says so. */
const mobileDigits = 10

/** A sample such as `09********`: two digits and stars up to the configured length. */
export function mobileSample(rule: Rule | undefined): string {
  return '09'.padEnd(rule?.maxLength ?? mobileDigits, '*')
}
