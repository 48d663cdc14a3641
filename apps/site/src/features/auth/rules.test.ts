import { describe, expect, test } from 'vitest'
import { complaint, mobileSample, plannedFields, type Rule, ruleText } from './rules.ts'

const rule = (change: Partial<Rule> = {}): Rule => ({
  ...{ enabled: true, required: true, minLength: 4, maxLength: 12 },
  ...{ acceptedPattern: '[a-z0-9]+', patternId: 'alnum' },
  ...change,
})

describe('the fields of the form', () => {
  test('[VA-20] follow the rules: off is gone', () => {
    const { asked, folded } = plannedFields({
      username: rule(),
      password: rule(),
      email: rule({ enabled: false }),
    })
    expect([...asked, ...folded].map(({ name }) => name)).toEqual(['username', 'password', 'confirmPassword'])
  })
  test('[VA-21] what is not required is folded away', () => {
    const { asked, folded } = plannedFields({ email: rule({ required: false }), mobileNum: rule() })
    expect(asked.map(({ name }) => name)).toContain('mobileNum')
    expect(folded.map(({ name }) => name)).toEqual(['email'])
  })
  test('name and password are asked whatever the rules say', () => {
    const { asked } = plannedFields({ username: rule({ enabled: false }) })
    expect(asked.map(({ name }) => name)).toEqual(['username', 'password', 'confirmPassword'])
  })
})

describe('a complaint', () => {
  test.each([
    ['[VA-02] an empty required field', 'username', '', rule(), 'auth.rule_required'],
    ['a field of blanks only', 'username', '   ', rule(), 'auth.rule_required'],
    ['too short', 'username', 'abc', rule(), 'auth.rule_alnum'],
    ['too long', 'username', 'abcdefghijklm', rule(), 'auth.rule_alnum'],
    ['[EN-70] outside the pattern', 'username', 'ab cd', rule(), 'auth.rule_alnum'],
    ['[VA-40] a password that differs from its twin', 'confirmPassword', 'other', rule(), 'auth.rule_match'],
  ] as const)('%s', (_, name, typed, its, key) => {
    expect(complaint(name, typed, its, 'secret1')?.key).toBe(key)
  })

  test.each([
    ['[VA-01] blanks around a name do not count', 'username', '  player  ', rule()],
    ['an empty optional field', 'email', '', rule({ required: false })],
    ['[EN-72] anything under `*`', 'username', 'အောင်အောင်', rule({ acceptedPattern: '*' })],
    ['the twin of the password', 'confirmPassword', 'secret1', rule()],
    [
      'a pattern that cannot be read is left to the server',
      'username',
      'player',
      rule({ acceptedPattern: '[' }),
    ],
  ] as const)('none for: %s', (_, name, typed, its) => {
    expect(complaint(name, typed, its, 'secret1')).toBeNull()
  })

  test('[VA-39] carries the bounds of the rule', () => {
    expect(complaint('username', 'x', rule({ minLength: 4, maxLength: 12 }), '')?.values).toEqual({
      min: 4,
      max: 12,
    })
  })
  test('a password keeps its blanks: they count', () => {
    expect(complaint('password', ' abc ', rule({ acceptedPattern: '*', minLength: 5 }), '')).toBeNull()
  })
})

test.each([
  ['alnum_both', 'auth.rule_alnum_both'],
  ['ALNUM_BOTH', 'auth.rule_alnum_both'],
  ['alnumBoth', 'auth.rule_alnum_both'],
  ['any', 'auth.rule_length'],
  ['something_new', 'auth.rule_length'],
])('[EN-71] pattern id %s has the text %s', (patternId, key) => {
  expect(ruleText(rule({ patternId })).key).toBe(key)
})

test('[VA-41..43] the sample of a mobile number has the configured digits, ten by default', () => {
  expect(mobileSample(rule({ maxLength: 11 }))).toBe('09*********')
  expect(mobileSample(undefined)).toBe('09********')
})
