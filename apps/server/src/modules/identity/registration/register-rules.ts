/** What a brand demands of the fields of a registration. The form checks the same, but the form is not asked. */
import { fieldRules } from '@jackfruit/contracts'
import type { RegisterRule } from '../../merchants/index.ts'

const { ageOn, askedFields, brokenIn, plainDay, ruleOf, wordedIn } = fieldRules

export { ruleOf }

export interface FieldProblem {
  readonly field: string
  readonly rule: 'required' | 'length' | 'pattern' | 'same' | 'wrong' | 'taken' | 'age'
  readonly min: number
  readonly max: number
}

type Rules = Readonly<Record<string, RegisterRule>>
type Values = Readonly<Record<string, unknown>>

/** The picture is looked at by itself: it is good for one answer. */
const judgedApart = 'captcha'

export interface Asked {
  readonly way: fieldRules.RegisterWay
  /** The day where the brand is, as 2026-05-01. */
  readonly today: string
  readonly minAgeBirthday: number
}

/** Every field that breaks its rule, in the order in which they are asked. */
export function fieldProblems(rules: Rules, asked: Asked, values: Values): FieldProblem[] {
  return askedFields(rules, asked.way).flatMap(({ name, rule }) => {
    if (name === judgedApart) return []
    const value = textOf(values[name])
    return problemOf(name, value, rule) ?? (name === 'birthday' ? (tooYoung(value, asked) ?? []) : [])
  })
}

/** What a brand asks for and was told: nothing else is kept. */
export function toldFields(rules: Rules, way: fieldRules.RegisterWay, values: Values): Map<string, string> {
  return new Map(
    askedFields(rules, way).flatMap(({ name }) => {
      const value = textOf(values[name])
      return value === '' ? [] : [[name, wordedIn(name, value)] as const]
    }),
  )
}

function tooYoung(value: string, { today, minAgeBirthday }: Asked): FieldProblem | null {
  if (value === '' || ageOn(today, plainDay(value)) >= minAgeBirthday) return null
  return { field: 'birthday', rule: 'age', min: minAgeBirthday, max: minAgeBirthday }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** What is wrong with a name that somebody chooses for an account. */
export const nameProblem = (rules: Rules, username: string): FieldProblem | null =>
  problemOf('username', username, { ...ruleOf(rules, 'username'), required: true })

export function problemOf(field: string, value: string, rule: RegisterRule): FieldProblem | null {
  const broken = brokenIn(field, value, rule)
  return broken && problem(field, broken, rule)
}

export const problem = (
  field: string,
  broken: FieldProblem['rule'],
  { minLength, maxLength }: RegisterRule,
): FieldProblem => ({ field, rule: broken, min: minLength, max: maxLength })
