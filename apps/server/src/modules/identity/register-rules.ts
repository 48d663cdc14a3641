/** What a brand demands of the fields of a registration. The form checks the same, but the form is not asked. */
import type { RegisterRule } from '../merchants/index.ts'

export interface FieldProblem {
  readonly field: string
  readonly rule: 'required' | 'length' | 'pattern' | 'same' | 'wrong'
  readonly min: number
  readonly max: number
}

type Rules = Readonly<Record<string, RegisterRule>>

/** Without a name and a password there is no account, whatever the brand's rules say. */
const alwaysAsked = ['username', 'password']
/** What a registration can carry. */
const knownFields = [...alwaysAsked, 'mobileNum', 'email', 'affiliateCode', 'captcha']

const openRule: RegisterRule = {
  enabled: true,
  required: true,
  minLength: 1,
  maxLength: 50,
  acceptedPattern: '*',
  patternId: 'any',
}

export const ruleOf = (rules: Rules, field: string): RegisterRule => rules[field] ?? openRule

/** Every field that breaks its rule, in the order in which they are asked. */
export function fieldProblems(rules: Rules, values: Readonly<Record<string, unknown>>): FieldProblem[] {
  return knownFields.flatMap((field) => {
    const isAlwaysAsked = alwaysAsked.includes(field)
    const rule = isAlwaysAsked ? { ...ruleOf(rules, field), required: true } : rules[field]
    if (!rule || !(rule.enabled || isAlwaysAsked)) return []
    const value = values[field]
    return problemOf(field, typeof value === 'string' ? value : '', rule) ?? []
  })
}

export function problemOf(field: string, value: string, rule: RegisterRule): FieldProblem | null {
  const broken = brokenBy(value, rule)
  return broken && { field, rule: broken, min: rule.minLength, max: rule.maxLength }
}

function brokenBy(value: string, rule: RegisterRule): FieldProblem['rule'] | null {
  if (value === '') return rule.required ? 'required' : null
  const length = [...value].length
  if (length < rule.minLength || length > rule.maxLength) return 'length'
  return accepts(rule.acceptedPattern, value) ? null : 'pattern'
}

const accepts = (pattern: string, value: string): boolean =>
  pattern === '*' || pattern === '' || new RegExp(`^(?:${pattern})$`, 'u').test(value)
