import { describe, expect, test } from 'vitest'
import { askedFields, openWays } from './field-rules.ts'

const waysWith = (...on: string[]) => openWays((name) => ['REG_DIRECT', ...on].includes(name))
const kinds = (...on: string[]) => waysWith(...on).map(({ kind }) => kind)

describe('the ways to register', () => {
  test('[VA-47] [RO-34] [RG-01] [MD-03] [EN-94] the one by a name is there while its own switch is on', () => {
    expect(kinds('REG_USERNAME', 'REG_MOBILE', 'REG_SMS')).toEqual(['username', 'mobile'])
    expect(kinds('REG_MOBILE', 'REG_SMS')).toEqual(['mobile'])
  })
  test('[VA-45] [RO-29] [RG-02] [MD-04] [EN-92] the one by a mobile number is there while its own switch is on', () => {
    expect(kinds('REG_MOBILE', 'REG_MOBILE_PASS')).toEqual(['mobile'])
    expect(kinds('REG_USERNAME', 'REG_MOBILE_PASS', 'REG_SMS')).toEqual(['username'])
  })
  test('[VA-46] [EN-93] a password is asked for with the number while its own switch is on', () => {
    const fieldsWith = (...on: string[]) =>
      waysWith('REG_MOBILE', 'REG_SMS', ...on).map((way) => askedFields({}, way).map(({ name }) => name))
    expect(fieldsWith('REG_MOBILE_PASS')).toEqual([['mobileNum', 'verificationCode', 'password']])
    expect(fieldsWith()).toEqual([['mobileNum', 'verificationCode']])
  })
  test('[RO-33] none is open while registration is off', () => {
    expect(openWays((name) => name !== 'REG_DIRECT')).toEqual([])
  })
})
