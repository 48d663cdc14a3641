import { act } from 'react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { goTo, usePlace } from '../../../shared/address/navigation.ts'
import { atRest, type Site } from '../../../shared/session/brand.ts'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import { Overlays } from '../../overlays/Overlays.tsx'
import { VisitorBar } from './VisitorBar.tsx'

const screen = openScreen()
const forgot = /Forgot/
const dialog = () => document.querySelector('[role="dialog"]')

function Shown() {
  return (
    <>
      <VisitorBar />
      <Overlays />
      <output>{usePlace().pathname}</output>
    </>
  )
}

// What is fetched when it is opened is here before.
beforeAll(() =>
  Promise.all([
    import('../../../features/account/auth/login/InlineLogin.tsx'),
    import('../../../features/account/auth/AuthDialog.tsx'),
    import('../../../features/account/auth/recover/ForgotDialog.tsx'),
    import('../../overlays/Recovery.tsx'),
  ]),
)
afterEach(async () => {
  vi.unstubAllGlobals()
  await act(async () => goTo('/'))
})

async function open(switches: readonly string[], change = (site: Site) => site) {
  openPlatform({ 'GET /wps/v2/oauth/providers': value({ providers: [] }) })
  // A wide screen, at rest.
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
  await screen.draw(<Shown />, change(siteWith(switches)))
  await act(async () => void window.dispatchEvent(new Event('pointerdown')))
  await screen.until(() => screen.fieldNamed('username'))
}

test.each(['PWD_FORGOT_EMAIL', 'PWD_FORGOT_PHONE'])(
  '[HD-10] [MD-05] with %s the form in the header leads to the window for a forgotten password',
  async (way) => {
    await open([way])
    expect(dialog()).toBeNull()
    await screen.press(forgot)
    expect(document.querySelector('output')?.textContent).toBe('/forgot')
    await screen.until(() => expect(dialog()).not.toBeNull())
  },
)

test('[HD-10] [RO-31] [RO-32] where the brand offers no way back there is no such link', async () => {
  await open([])
  expect(() => screen.buttonNamed(forgot)).toThrow()
})

test('[MD-02] [HD-09] the register button opens the window of a registration', async () => {
  await open(['REG_DIRECT', 'REG_USERNAME'])
  await screen.press('Register')
  await screen.until(() => expect(dialog()?.querySelector('[name="confirmPassword"]')).toBeTruthy())
  expect(document.querySelector('output')?.textContent).toBe('/register')
})

test('a browser whose member takes a break is offered no new account and no trial, and hears why in the window', async () => {
  const switches = ['REG_DIRECT', 'REG_USERNAME', 'LOGIN_FREE_PLAY']
  await open(switches, atRest)
  expect(() => screen.buttonNamed('Register')).toThrow()
  // Also by the address of the registration.
  await act(async () => goTo('/register'))
  await screen.until(() => expect(dialog()?.querySelector('[name="password"]')).toBeTruthy())
  expect(dialog()?.querySelector('[name="confirmPassword"]')).toBeNull()
  expect(dialog()?.querySelector('[data-testid="free-play"]')).toBeNull()
  expect(dialog()?.textContent).toContain('Somebody who uses this browser is taking a break.')
  // A browser that nobody rests in has all three, and no such sentence.
  await screen.draw(<Shown />, siteWith(switches))
  screen.buttonNamed('Register')
  await screen.until(() => expect(dialog()?.querySelector('[name="confirmPassword"]')).toBeTruthy())
  await act(async () => goTo('/login'))
  await screen.until(() => expect(dialog()?.querySelector('[data-testid="free-play"]')).toBeTruthy())
  expect(dialog()?.textContent).not.toContain('taking a break')
})
