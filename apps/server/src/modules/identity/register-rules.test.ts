import { describe, expect, test } from 'vitest'
import { type RegisterRule, readBrandFiles } from '../merchants/index.ts'
import { fieldProblems, problemOf } from './register-rules.ts'

const rules = readBrandFiles().find(({ merchantCode }) => merchantCode === 'demommk')?.registerRules ?? {}
const good = { username: 'Mya2026', password: 'Mango2026' }
const broken = (values: Readonly<Record<string, unknown>>) =>
  fieldProblems(rules, { ...good, ...values }).map(({ field, rule }) => `${field} ${rule}`)

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
    expect(fieldProblems(off, { email: 'x' })).toMatchObject([{ field: 'username' }, { field: 'password' }])
    expect(fieldProblems({}, {})).toMatchObject([{ rule: 'required' }, { rule: 'required' }])
  })

  test('[VA-21] that a brand requires cannot be left out', () => {
    const asked = { ...rules, email: { ...(rules['email'] as RegisterRule), required: true } }
    expect(fieldProblems(asked, good)).toEqual([{ field: 'email', rule: 'required', min: 6, max: 100 }])
  })
})
