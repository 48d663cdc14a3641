import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import AuthDialog from './AuthDialog.tsx'

const screen = openScreen()
const [onSwitch, onClose, onEntered] = [vi.fn(), vi.fn(), vi.fn()]
const nothing = () => {}
const rule = {
  ...{ enabled: true, required: true, minLength: 4, maxLength: 12, acceptedPattern: '*', patternId: 'any' },
}
const site = siteWith(['REG_DIRECT', 'REG_USERNAME', 'LOGIN_USERNAME'], {
  registerRules: { username: rule, password: rule },
} as never)
const dialog = () => document.querySelector('[role="dialog"]')
const shown = () =>
  [...document.querySelectorAll<HTMLInputElement>('input[name]')]
    .filter((field) => !field.closest('[hidden]'))
    .map(({ name }) => name)
const open = (mode: 'login' | 'register', side: 'member' | 'agent' = 'member') =>
  screen.draw(<AuthDialog {...{ mode, side, onSwitch, onClose, onEntered, onForgot: nothing }} />, site)

beforeEach(() => {
  openPlatform({ 'GET /wps/v2/oauth/providers': value({ providers: [] }) })
})
afterEach(() => {
  for (const each of [onSwitch, onClose, onEntered]) each.mockClear()
})

test.each([
  ['[MD-01] a login', 'login', 'member', 'Log in', ['username', 'password']],
  ['a login of an agent', 'login', 'agent', 'Agent login', ['username', 'password']],
  [
    '[MD-02] a registration',
    'register',
    'member',
    'Open an account',
    ['username', 'password', 'confirmPassword'],
  ],
] as const)(
  '%s stands in a window that says what it is, with its fields',
  async (_, mode, side, title, fields) => {
    await open(mode, side)
    await screen.until(() => expect(shown()).toEqual(expect.arrayContaining([...fields])))
    expect(document.getElementById(dialog()?.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(title)
  },
)

test('a login closes at once, whatever was typed', async () => {
  await open('login')
  await screen.until(() => screen.fieldNamed('password'))
  await screen.type('username', 'myaaye')
  await screen.press('Close')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a registration in which something was typed asks first, and who stays has all of it', async () => {
  await open('register')
  await screen.until(() => screen.fieldNamed('confirmPassword'))
  await screen.type('username', 'myaaye')
  await screen.press('Close')
  await screen.until(() => expect(screen.has('What you typed will be lost.')).toBe(true))
  expect(onClose).not.toHaveBeenCalled()
  await screen.press('Keep filling in')
  await screen.until(() => expect(screen.has('What you typed will be lost.')).toBe(false))
  expect([onClose.mock.calls.length, screen.valueOf('username')]).toEqual([0, 'myaaye'])
  await screen.press('Close')
  await screen.until(() => screen.buttonNamed('Leave'))
  await screen.press('Leave')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a registration in which nothing was typed closes at once', async () => {
  await open('register')
  await screen.until(() => screen.fieldNamed('confirmPassword'))
  await screen.press('Close')
  expect(onClose).toHaveBeenCalledOnce()
})

test('a look at the login and back loses nothing of the registration, and the focus goes along', async () => {
  await open('register')
  await screen.until(() => screen.fieldNamed('confirmPassword'))
  await screen.type('confirmPassword', 'Mango2026')
  await open('login')
  await screen.until(() => expect(shown()).not.toContain('confirmPassword'))
  expect(document.activeElement?.closest('[hidden]')).toBeNull()
  expect(shown()).toContain((document.activeElement as HTMLInputElement).name)
  await open('register')
  await screen.until(() => expect(shown()).toContain('confirmPassword'))
  expect(screen.valueOf('confirmPassword')).toBe('Mango2026')
})

test('the login leads to the registration, an agent’s to none', async () => {
  await open('login')
  await screen.until(() => screen.buttonNamed('Register'))
  await screen.press('Register')
  expect(onSwitch.mock.calls).toEqual([['register']])
  await open('login', 'agent')
  await screen.until(() => expect(() => screen.buttonNamed('Register')).toThrow())
})
