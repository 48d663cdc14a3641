import { describe, expect, test } from 'vitest'
import { type RegisterRule, readBrandFiles } from '../../merchants/index.ts'
import { type Asked, fieldProblems, problemOf, toldFields } from './register-rules.ts'

const rules = readBrandFiles().find(({ merchantCode }) => merchantCode === 'demommk')?.registerRules ?? {}
const byName: Asked = {
  way: { kind: 'username', hasPassword: true, hasCode: true },
  today: '2026-05-01',
  minAgeBirthday: 21,
}
const byMobile = (change: Partial<Asked['way']>): Asked => ({
  ...byName,
  way: { kind: 'mobile', hasPassword: false, hasCode: true, ...change },
})
const changed = (field: string, change: Partial<RegisterRule>) => ({
  ...rules,
  [field]: { ...(rules[field] as RegisterRule), ...change },
})
const good = { username: 'Mya2026', password: 'Mango2026' }
const broken = (values: Readonly<Record<string, unknown>>) =>
  fieldProblems(rules, byName, { ...good, ...values }).map(({ field, rule }) => `${field} ${rule}`)

describe('[VA-21] [IM-71] the fields of a registration', () => {
  test('are fine when they keep the rules', () => {
    expect(
      broken({ email: 'mya@example.test', mobileNum: '0912345678', affiliateCode: 'AGENT2026' }),
    ).toEqual([])
  })

  test.each([
    [{ username: '' }, 'username required'],
    [{ username: undefined }, 'username required'],
    [{ username: 'abc' }, 'username length'],
    [{ username: 'a'.repeat(15) }, 'username length'],
    [{ username: '1abc' }, 'username pattern'],
    [{ username: 'abcd\n' }, 'username pattern'],
    [{ password: 'abcdef' }, 'password pattern'],
    [{ password: '123456' }, 'password pattern'],
    [{ password: 'a1b2 c3' }, 'password pattern'],
    [{ password: 'a1b2' }, 'password length'],
    [{ mobileNum: '09123' }, 'mobileNum length'],
    [{ mobileNum: '09abcdefgh' }, 'mobileNum pattern'],
    [{ email: 'mya.example.test' }, 'email pattern'],
    [{ affiliateCode: 'AB-CD' }, 'affiliateCode pattern'],
  ])('%o breaks %s', (values, problem) => {
    expect(broken(values)).toEqual([problem])
  })

  test('are counted in characters, not in halves of them', () => {
    const rule: RegisterRule = {
      ...(rules['username'] as RegisterRule),
      minLength: 2,
      maxLength: 2,
      acceptedPattern: '*',
    }
    expect(problemOf('nickname', '😀😀', rule)).toBeNull()
    expect(problemOf('nickname', '😀', rule)).toMatchObject({ rule: 'length', min: 2, max: 2 })
  })

  test('[VA-20] that are switched off are not looked at; name and password always are', () => {
    const off = Object.fromEntries(
      Object.entries(rules).map(([field, rule]) => [field, { ...rule, enabled: false, required: false }]),
    )
    expect(fieldProblems(off, byName, { email: 'x' })).toMatchObject([
      { field: 'username' },
      { field: 'password' },
    ])
    expect(fieldProblems({}, byName, {})).toMatchObject([{ rule: 'required' }, { rule: 'required' }])
  })

  test('[VA-38] [VA-44] follow a pattern and bounds that are changed on the server', () => {
    const digits = changed('username', { acceptedPattern: '^[0-9]+$', patternId: 'digits', maxLength: 6 })
    expect(fieldProblems(digits, byName, good)).toMatchObject([{ field: 'username', rule: 'length', max: 6 }])
    expect(fieldProblems(digits, byName, { ...good, username: 'abcdef' })).toMatchObject([
      { rule: 'pattern' },
    ])
    expect(fieldProblems(digits, byName, { ...good, username: '123456' })).toEqual([])
  })

  test('[VA-48] have bounds, each of them, in every brand', () => {
    for (const { merchantCode, registerRules } of readBrandFiles())
      for (const [field, { minLength, maxLength }] of Object.entries(registerRules)) {
        const name = `${merchantCode} ${field}`
        expect(minLength, name).toBeGreaterThanOrEqual(0)
        expect(maxLength, name).toBeGreaterThanOrEqual(Math.max(1, minLength))
        expect(maxLength, name).toBeLessThanOrEqual(255)
      }
  })

  test('[VA-21] that a brand requires cannot be left out', () => {
    const asked = { ...rules, email: { ...(rules['email'] as RegisterRule), required: true } }
    expect(fieldProblems(asked, byName, good)).toEqual([
      { field: 'email', rule: 'required', min: 6, max: 100 },
    ])
  })

  test.each([
    [byMobile({}), {}, ['mobileNum required', 'verificationCode required']],
    [
      byMobile({ hasPassword: true }),
      {},
      ['mobileNum required', 'verificationCode required', 'password required'],
    ],
    [byMobile({ hasCode: false, hasPassword: true }), { mobileNum: '0912345678', password: 'Mango2026' }, []],
    [
      byMobile({}),
      { mobileNum: '0912345678', verificationCode: '12', password: '' },
      ['verificationCode length'],
    ],
  ] as const)('[OV-22] [OV-23] [VA-46] on the way %j with %j are %j', (asked, values, problems) => {
    const found = fieldProblems(rules, asked, values)
    expect(found.map(({ field, rule }) => `${field} ${rule}`)).toEqual(problems)
  })

  test('[VA-25] the code by SMS is a field of its own, where a number is asked for and messages are sent', () => {
    const withCode = changed('verificationCode', { enabled: true, required: true })
    const missing = { field: 'verificationCode', rule: 'required', min: 4, max: 6 }
    expect(fieldProblems(withCode, byName, good)).toEqual([missing])
    const silent = { ...byName, way: { ...byName.way, hasCode: false } }
    expect(fieldProblems(withCode, silent, good)).toEqual([])
    const numberless = { ...withCode, mobileNum: { ...(rules['mobileNum'] as RegisterRule), enabled: false } }
    expect(fieldProblems(numberless, byName, good)).toEqual([])
  })

  test.each([
    ['2005-05-01', []],
    ['2005-05-02', [{ field: 'birthday', rule: 'age', min: 21, max: 21 }]],
    ['2000-02-30', [{ field: 'birthday', rule: 'pattern', min: 10, max: 10 }]],
  ])('[VA-80] a birthday on %s has the problems %j', (birthday, problems) => {
    const asked = changed('birthday', { enabled: true, required: true })
    expect(fieldProblems(asked, byName, { ...good, birthday })).toEqual(problems)
  })

  test.each([
    ['[VA-24]', 'mobileNum'],
    ['[VA-26]', 'payeeName'],
    ['[VA-27]', 'paymentPassword'],
    ['[VA-28]', 'qqNum'],
    ['[VA-29]', 'line'],
    ['[VA-30]', 'whatsapp'],
    ['[VA-31]', 'facebook'],
    ['[VA-32]', 'wechat'],
    ['[VA-33]', 'idNumber'],
    ['[VA-34]', 'email'],
    ['[VA-35]', 'recommenderId'],
    ['[VA-36]', 'affiliateCode'],
    ['[VA-80]', 'birthday'],
  ] as const)('[EN-66] [EN-67] %s %s is asked for, demanded and kept as the rule says', (_, field) => {
    const told = { ...good, [field]: '  ' }
    expect(fieldProblems(changed(field, { enabled: false, required: true }), byName, good)).toEqual([])
    expect(fieldProblems(changed(field, { enabled: true, required: false }), byName, good)).toEqual([])
    expect(fieldProblems(changed(field, { enabled: true, required: true }), byName, good)).toMatchObject([
      { field, rule: 'required' },
    ])
    expect(toldFields(changed(field, { enabled: false }), byName.way, told).has(field)).toBe(false)
    expect(toldFields(changed(field, { enabled: true }), byName.way, told).get(field)).toBe('  ')
  })
})
