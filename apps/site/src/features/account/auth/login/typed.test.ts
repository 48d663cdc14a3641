import { expect, test } from 'vitest'
import { typedAtLogin } from './typed.ts'

const fields = {
  ...{ username: '', password: 'secret', captcha: '', verificationCode: '' },
  ...{ mobileNum: '', countryDialingCode: '95' },
}
const nothing = { username: '', email: '', mobileNum: '', countryDialingCode: '95' }

test.each([
  [' myaaye ', { username: 'myaaye' }],
  ['mya@tea.example', { email: 'mya@tea.example' }],
  ['0977 123 4567', { mobileNum: '0977 123 4567' }],
  ['+959771234567', { mobileNum: '+959771234567' }],
  ['mya2000', { username: 'mya2000' }],
  ['', {}],
])(
  'what was typed as a name, %j, stands in the field of a forgotten password that it is for',
  (username, told) => {
    expect(typedAtLogin({ ...fields, username }, false)).toEqual({ ...nothing, ...told })
  },
)

test('a number goes with the code of its country, and a password goes nowhere', () => {
  const typed = typedAtLogin(
    { ...fields, username: 'myaaye', mobileNum: ' 0977123 ', countryDialingCode: '66' },
    true,
  )
  expect(typed).toEqual({ ...nothing, mobileNum: '0977123', countryDialingCode: '66' })
})
