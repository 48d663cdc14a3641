import { compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPlatform, refusal, value } from '../../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../../testing/screen.tsx'
import ForgotDialog from '../recover/ForgotDialog.tsx'
import { LoginForm } from './LoginForm.tsx'

const { publicKey, privateKey } = await generateKeyPair('ECDH-ES+A256KW', { crv: 'P-256', extractable: true })
/** What is sent is looked at: the envelope is opened as the platform does. */
const opened = async (body: unknown) =>
  JSON.parse(
    new TextDecoder().decode(
      (await compactDecrypt((body as { sealed: string }).sealed, privateKey)).plaintext,
    ),
  )

/** There is no other thread here: who searches has found. */
class Searcher {
  onmessage = (_: { data: number }) => undefined
  postMessage = () => queueMicrotask(() => this.onmessage({ data: 7 }))
  terminate = () => undefined
}
beforeEach(() => void vi.stubGlobal('Worker', Searcher))
afterEach(() => void vi.unstubAllGlobals())

const screen = openScreen()
const login = 'POST /wps/v2/auth/login'
const picture = () => {
  const answer = value('data:image/png;base64,AAAA')() as Response
  answer.headers.set('captchaId', 'picture-1')
  return answer
}
const around = {
  'GET /wps/v2/oauth/providers': value({ providers: [] }),
  'GET /wps/v2/security/challenge': value({
    ...{ kid: 'k', nonce: 'n', exp: 1 },
    jwk: await exportJWK(publicKey),
  }),
  'GET /wps/v2/human-check': value({
    ...{ algorithm: 'SHA-256', challenge: 'c', maxnumber: 10, salt: 's', signature: 'g' },
  }),
  'GET /wps/v2/captcha': picture,
}
const sms = siteWith(['LOGIN_MOBILE', 'LOGIN_VER_CODE'])
const onForgot = vi.fn()
const form = <LoginForm side="member" onEntered={() => undefined} onRegister={null} onForgot={onForgot} />

test('[LG-01] [LG-04] [ER-14] each message stands below its field and nothing is sent; then one call leaves', async () => {
  const { asked } = openPlatform({ ...around, [login]: refusal('wrong_credentials') })
  const calls = () => asked.filter(({ to }) => to === login)
  await screen.draw(form)
  await screen.press('Log in')
  for (const name of ['username', 'password']) {
    expect(screen.errorOf(name)).toContain('Please fill in')
    const below = screen.fieldNamed(name).closest('div:has(> label)')?.querySelector('.field-error')
    expect(below?.textContent).toContain('Please fill in')
  }
  expect(calls()).toHaveLength(0)
  await screen.type('username', ' myaaye ')
  await screen.type('password', 'secret-1')
  await screen.press('Log in')
  await screen.until(() => expect(screen.alert()).toContain('Wrong username or password'))
  expect(await Promise.all(calls().map(({ body }) => opened(body)))).toEqual([
    expect.objectContaining({ type: 'username', username: 'myaaye', password: 'secret-1' }),
  ])
})

test('[ER-08] [LG-14] a failed login that asks for a picture shows it with its field, and nothing typed is lost', async () => {
  openPlatform({ ...around, [login]: refusal('wrong_credentials', { captcha: true, triesLeft: 2 }) })
  await screen.draw(form)
  await screen.type('username', 'myaaye')
  await screen.type('password', 'secret-1')
  await screen.press('Log in')
  await screen.until(() => expect(document.querySelector('img')?.src).toMatch(/^data:image\/png/))
  expect(screen.alert()).toContain('2 more tries')
  expect(screen.valueOf('captcha')).toBe('')
  expect([screen.valueOf('username'), screen.valueOf('password')]).toEqual(['myaaye', 'secret-1'])
})

test('[ER-26] a login whose check is not accepted asks to complete it first, and keeps what was typed', async () => {
  openPlatform({ ...around, [login]: refusal('human_check_failed') })
  await screen.draw(form)
  await screen.type('username', 'myaaye')
  await screen.type('password', 'secret-1')
  await screen.press('Log in')
  await screen.until(() => expect(screen.alert()).toContain('Please complete verification first'))
  expect([screen.valueOf('username'), screen.valueOf('password')]).toEqual(['myaaye', 'secret-1'])
})

test('[TR-14] what the login says of the fields and of a refusal follows the language', async () => {
  openPlatform({ ...around, [login]: refusal('wrong_credentials', { triesLeft: 2 }) })
  await screen.draw(form)
  await screen.press('Log in')
  await screen.speak('MY')
  expect(screen.errorOf('username')).toMatch(/[က-႟]/)
  await screen.type('username', 'myaaye')
  await screen.type('password', 'secret-1')
  await screen.press('အကောင့်ဝင်ရန်')
  await screen.until(() => expect(screen.alert()).toMatch(/[က-႟].*2/))
  await screen.speak('EN')
  expect(screen.alert()).toContain('2 more tries')
})

/** Every refusal of a code by SMS, where it is told, and how. */
const phoneErrors = [
  ['[ER-28]', 'phone_invalid', 'mobileNum', 'This mobile number is not valid'],
  ['[ER-29]', 'phone_missing', 'mobileNum', 'Please enter your mobile number'],
  ['[ER-30]', 'phone_too_many', 'verificationCode', 'Try again after 5 minutes'],
  ['[ER-31]', 'phone_unknown', 'verificationCode', 'unknown reason'],
  ['[ER-32]', 'code_invalid', 'verificationCode', 'The code is not right'],
  ['[ER-33]', 'code_missing', 'verificationCode', 'Please enter the code'],
  ['[ER-34]', 'phone_captcha_failed', 'captcha', 'The check failed'],
  ['[ER-35]', 'phone_quota', 'verificationCode', 'contact customer service'],
  ['[ER-36]', 'not_enabled', null, 'This function is not enabled'],
  ['[ER-37]', 'code_expired', 'verificationCode', 'The code has expired'],
  ['[ER-06] [EN-65]', 'The messages rest until noon today.', null, 'The messages rest until noon today.'],
] as const

test.each(phoneErrors)(
  '%s [ER-39] asking for a code refused with “%s” is told in words, and what was typed stays',
  async (_, code, field, words) => {
    const captcha = field === 'captcha' ? { captcha: true } : {}
    openPlatform({ ...around, 'POST /wps/v2/sms/login': refusal(code, captcha) })
    await screen.draw(form, sms)
    await screen.choose(1)
    await screen.until(() => screen.fieldNamed('mobileNum'))
    await screen.type('mobileNum', '0977123456')
    await screen.type('verificationCode', '12345')
    await screen.press('Send code')
    await screen.until(() => expect(field ? screen.errorOf(field) : screen.alert()).toContain(words))
    expect([screen.valueOf('mobileNum'), screen.valueOf('verificationCode')]).toEqual(['0977123456', '12345'])
    expect(screen.buttonNamed('Send code').disabled).toBe(false)
  },
)

test.each([
  [1, 60],
  [5, 300],
])(
  '[TR-04] [BC-12] after a code was sent the button rests for %i minutes, counted in %i seconds',
  async (expiredMinutes, seconds) => {
    openPlatform({ ...around, 'POST /wps/v2/sms/login': value({ expiredMinutes, message: '' }) })
    await screen.draw(form, sms)
    await screen.choose(1)
    await screen.until(() => screen.fieldNamed('mobileNum'))
    await screen.type('mobileNum', '0977123456')
    await screen.press('Send code')
    const left = () => {
      const resting = [...document.querySelectorAll('button[aria-disabled="true"]')].map(
        ({ textContent }) => textContent,
      )
      return Number(/\d+/.exec(resting.join())?.[0])
    }
    await screen.until(() => expect(left()).toBeGreaterThan(seconds - 10))
    expect(left()).toBeLessThanOrEqual(seconds)
  },
)

test('[BC-13] [VA-49] a code is asked for at most once a second', async () => {
  const { asked } = openPlatform({ ...around, 'POST /wps/v2/sms/login': refusal('phone_unknown') })
  await screen.draw(form, sms)
  await screen.choose(1)
  await screen.until(() => screen.fieldNamed('mobileNum'))
  await screen.type('mobileNum', '0977123456')
  await screen.press('Send code')
  await screen.until(() => expect(screen.errorOf('verificationCode')).toContain('unknown reason'))
  await screen.press('Send code')
  expect(asked.filter(({ to }) => to === 'POST /wps/v2/sms/login')).toHaveLength(1)
})

test.each([
  ['myaaye', 'username'],
  ['mya@tea.example', 'email'],
  ['0977123456', 'mobileNum'],
] as const)(
  '[RO-02] what was typed at the login, %s, stands in the form for a forgotten password',
  async (typed, field) => {
    openPlatform(around)
    await screen.draw(form)
    await screen.type('username', typed)
    await screen.press('Forgot?')
    expect(onForgot).toHaveBeenCalled()
    const site = siteWith(['PWD_FORGOT_PHONE', 'PWD_FORGOT_EMAIL'])
    await screen.draw(<ForgotDialog onClose={() => undefined} onLogIn={() => undefined} />, site)
    expect(screen.valueOf(field)).toBe(typed)
    expect(screen.fieldNamed(field).closest('[hidden]')).toBeNull()
    await screen.draw(null)
    await screen.draw(<ForgotDialog onClose={() => undefined} onLogIn={() => undefined} />, site)
    expect(screen.valueOf(field)).toBe('')
  },
)

test.each([0, 1, 4])(
  '[LG-05] [LG-13] [LG-15] [LG-16] a login of type %i keeps its token in this tab alone, then asks who it is',
  async (accountType) => {
    const { asked } = openPlatform({
      ...around,
      [login]: value({ token: 'the-token', firstTimeLogin: false, passwordExpired: false }),
      'GET /wps/v2/members/me': value({
        ...{ id: '7', account: 'myaaye', nickname: '', type: accountType, toUpline: false, vipRank: 0 },
        ...{ clubLabel: { labelName: '' }, memberLabel: [], language: null, avatar: null },
      }),
    })
    const onEntered = vi.fn()
    await screen.draw(<LoginForm side="member" onEntered={onEntered} onRegister={null} onForgot={null} />)
    await screen.type('username', 'myaaye')
    await screen.type('password', 'secret-1')
    await screen.press('Log in')
    await screen.until(() => expect(onEntered).toHaveBeenCalledOnce())
    expect(onEntered.mock.calls[0]?.[0]).toMatchObject({ member: { account: 'myaaye', type: accountType } })
    expect({ ...sessionStorage }).toEqual({ token: 'the-token', isAgent: String(accountType) })
    expect(JSON.stringify({ ...localStorage })).not.toContain('the-token')
    expect(asked.filter(({ to }) => to === login)).toHaveLength(1)
  },
)
