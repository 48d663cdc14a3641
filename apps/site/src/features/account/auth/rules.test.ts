import { patterns } from '@jackfruit/contracts'
import { startTexts } from '@jackfruit/i18n'
import { describe, expect, test } from 'vitest'
import {
  complaint,
  mobileSample,
  numberComplaint,
  plannedFields,
  type Rule,
  ruleText,
  withThirdCode,
} from './rules.ts'

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
  test.each([
    [{ kind: 'mobile', hasPassword: false, hasCode: true }, ['mobileNum', 'verificationCode']],
    [
      { kind: 'mobile', hasPassword: true, hasCode: true },
      ['mobileNum', 'verificationCode', 'password', 'confirmPassword'],
    ],
    [{ kind: 'mobile', hasPassword: true, hasCode: false }, ['mobileNum', 'password', 'confirmPassword']],
  ] as const)('[VA-46] [VA-25] [RO-30] [EN-91] on the way %j are %j', (way, names) => {
    expect(plannedFields({}, way).asked.map(({ name }) => name)).toEqual(names)
  })
  test('[EN-59] the code of a third party is asked for below the number, and needed wherever one is told', () => {
    const names = (fields: ReturnType<typeof withThirdCode>) => fields.map(({ name }) => name)
    const byMobile = plannedFields({}, { kind: 'mobile', hasPassword: true, hasCode: false }).asked
    const asked = withThirdCode(byMobile, {}, false)
    expect(names(asked)).toEqual(['mobileNum', 'verificationCode', 'password', 'confirmPassword'])
    expect(asked[1]?.rule.required).toBe(true)
    const byName = plannedFields({ mobileNum: rule({ required: false }) })
    const optional = [...byName.asked, ...byName.folded]
    expect(withThirdCode(optional, {}, false).at(-1)).toMatchObject({ rule: { required: false } })
    expect(withThirdCode(optional, {}, true).at(-1)).toMatchObject({
      name: 'verificationCode',
      rule: { required: true },
    })
    expect(names(withThirdCode(plannedFields({}).asked, {}, true))).not.toContain('verificationCode')
  })
  // What the way by name is made of is not a field that a brand may leave out: REG_USERNAME switches the way off as a whole.
  test('[VA-22] [VA-23] name and password are asked whatever the rules say', () => {
    const { asked } = plannedFields({ username: rule({ enabled: false }) })
    expect(asked.map(({ name }) => name)).toEqual(['username', 'password', 'confirmPassword'])
  })
})

describe('a complaint', () => {
  test.each([
    ['[VA-02] an empty required field', 'username', '', rule(), 'auth.rule_required'],
    ['a field of blanks only', 'username', '   ', rule(), 'auth.rule_required'],
    ['[EN-68] too short', 'username', 'abc', rule(), 'auth.rule_alnum'],
    ['[EN-69] too long', 'username', 'abcdefghijklm', rule(), 'auth.rule_alnum'],
    ['[EN-70] outside the pattern', 'username', 'ab cd', rule(), 'auth.rule_alnum'],
    [
      '[VA-40] [VA-67] a password that differs from its twin',
      'confirmPassword',
      'other',
      rule(),
      'auth.rule_match',
    ],
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

const catalogue = Object.keys(patterns.patterns).filter((id) => id !== 'mobile' && id !== 'email')
test.each(catalogue)(
  '[VA-64] the sentence of the pattern %s tells the least and the most',
  async (patternId) => {
    const { key, values } = ruleText(rule({ patternId, minLength: 4, maxLength: 12 }))
    for (const language of ['EN', 'MY']) {
      const { text } = await startTexts(language)
      expect(text(key, values)).toMatch(/4\D+12/)
    }
  },
)

test('[VA-80] a birthday is judged by the day and the age that the brand wants', () => {
  const its = rule({ minLength: 10, maxLength: 10, acceptedPattern: '*', patternId: 'date_ymd' })
  const at = { today: '2026-05-01', least: 21 }
  expect(complaint('birthday', '2005-05-01', its, '', at)).toBeNull()
  expect(complaint('birthday', '2005-05-02', its, '', at)).toEqual({
    key: 'register.rule_age',
    values: { age: 21 },
  })
})

test('[VA-65] [VA-69] [VA-70] [VA-71] some fields have a sentence of their own', () => {
  expect(complaint('verificationCode', '12', rule(), '')?.key).toBe('register.rule_code')
  expect(complaint('payeeName', 'x', rule(), '')?.key).toBe('register.rule_payee_name')
  expect(complaint('payeeName', '', rule(), '')?.key).toBe('auth.rule_required')
  expect(complaint('captcha', '', rule(), '')?.key).toBe('auth.rule_captcha')
})

test('[VA-41] [VA-42] [VA-43] the sample of a mobile number has the configured digits, ten by default', () => {
  expect(mobileSample(rule({ maxLength: 11 }))).toEqual({ digits: 11, sample: '09*********' })
  expect(mobileSample(undefined)).toEqual({ digits: 10, sample: '09********' })
})

test('[VA-66] a number that is none is told so in a sentence', async () => {
  const { text } = await startTexts('EN')
  expect(text(numberComplaint({}, 'abcdefg')?.key ?? 'auth.rule_required')).toMatch(/valid mobile number/i)
})

test.each([
  ['', 'auth.rule_required'],
  ['09abc12345', 'auth.rule_mobile'],
  ['09123456', 'auth.rule_mobile'],
  ['091234567', null],
  ['0912345678', null],
  ['097 712-34567', null],
  ['097712345678', 'auth.rule_mobile'],
])(
  '[VA-05] [VA-06] [VA-17] the number %j of a login or a recovery is judged as that of a registration: %j',
  (typed, key) => {
    const mobileNum = rule({ minLength: 9, maxLength: 11, acceptedPattern: '[0-9]+', patternId: 'mobile' })
    expect(numberComplaint({ mobileNum }, typed)?.key ?? null).toBe(key)
  },
)

test('[VA-06] without a rule of the brand, letters are no number', () => {
  expect(numberComplaint({}, 'abcdefg')?.key).toBe('auth.rule_mobile')
  expect(numberComplaint({}, '97712345')).toBeNull()
})
