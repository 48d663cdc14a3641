import { act } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { beginNavigation } from '../../shared/address/navigation.ts'
import { openPlatform, value } from '../../testing/platform.ts'
import { openScreen } from '../../testing/screen.tsx'
import { Security } from './Security.tsx'

const screen = openScreen()
let leave = () => {}
// What is fetched when it is opened is there before.
beforeAll(() =>
  Promise.all([
    import('../../features/account/auth/third-party/SignInWays.tsx'),
    import('../../features/account/auth/third-party/WithSignInWays.tsx'),
    import('../../features/account/security/SecurityCenter.tsx'),
  ]),
)
beforeEach(() => {
  leave = beginNavigation(() => null)
})
afterEach(() => leave())

const overview = {
  ...{ mobile: null, email: null, passwordChangedAt: '2026-05-01T00:00:00Z', paymentPasswordSet: true },
  ...{
    authenticatorSince: null,
    recoveryCodesLeft: 0,
    documents: 'none',
    changedLately: [],
    payeeName: '',
    sessions: 1,
  },
}
const answers = (ways: readonly object[]) => ({
  'GET /wps/v2/security': value(overview),
  'GET /wps/v2/security/sessions': value({ sessions: [] }),
  'GET /wps/v2/security/places': value({ places: [] }),
  'GET /wps/v2/members/me/third-party': value({ hasPassword: true, ways, asker: 'a sealed name' }),
})
const google = { provider: 'google', enabled: true, linked: null }
const centre = <Security who={{ name: 'Mya', picture: null }} />
const open = async (address: string) => {
  history.replaceState(null, '', address)
  await act(async () => dispatchEvent(new PopStateEvent('popstate')))
  await screen.draw(centre)
}

test('[IM-65] a brand without other sign-ins has no entry for them, and says so where the page is opened by its address', async () => {
  openPlatform(answers([]))
  await open('/?mc=securityCenter')
  await screen.until(() => expect(screen.has('Login password')).toBe(true))
  expect(screen.has('Other ways to sign in')).toBe(false)
  await open('/?mc=securityCenter&item=ways')
  await screen.until(() => expect(screen.has('No other sign-in is offered here')).toBe(true))
})

test('[IM-65] a brand with one has its entry, and the way to connect it', async () => {
  openPlatform(answers([google]))
  await open('/?mc=securityCenter')
  await screen.until(() => expect(screen.has('Other ways to sign in')).toBe(true))
  await open('/?mc=securityCenter&item=ways')
  await screen.until(() => expect(screen.buttonNamed(/Google/)).toBeTruthy())
  expect(screen.has('No other sign-in is offered here')).toBe(false)
})
