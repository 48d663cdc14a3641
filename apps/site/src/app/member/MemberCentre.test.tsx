import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { act, Suspense } from 'react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { goTo, usePlace } from '../../shared/address/navigation.ts'
import type { Brand } from '../../shared/session/brand.ts'
import { beginSession, endSession } from '../../shared/session/session.ts'
import { openPlatform, value } from '../../testing/platform.ts'
import { openScreen, siteWith } from '../../testing/screen.tsx'
import { readSearch } from '../pages/paths.ts'
import MemberCentre from './MemberCentre.tsx'

const screen = openScreen()
const styles = join(import.meta.dirname, '../../../../../packages/ui/src/style/overlays.css')
const node = (modId: string, childrenNodes: object[] = []) => ({ modId, enabled: '1', childrenNodes })
const brand: Partial<Brand> = { dropdownLanguages: ['EN'], supportedLanguages: ['EN', 'MY'] }
const member = {
  ...{ id: '1', account: 'player', nickname: 'Ko Ko', type: 0, toUpline: false, vipRank: 0 },
  ...{ clubLabel: { labelName: 'VIP 0' }, memberLabel: [], language: null, avatar: null },
}

function Shown() {
  const { pathname, search } = usePlace()
  const { mc } = readSearch(search)
  return (
    <>
      <Suspense>{mc !== undefined && <MemberCentre mc={mc} />}</Suspense>
      <output>{`${pathname} ${mc ?? 'closed'}`}</output>
    </>
  )
}

// What is fetched when it is opened is there before: nothing is on its way when the file ends.
beforeAll(() =>
  Promise.all([
    import('../../features/account/member/MemberPanel.tsx'),
    import('../../features/account/protection/ProtectionPage.tsx'),
    import('../../features/account/security/SecurityCenter.tsx'),
    import('../../features/money/wallet/BalanceChip.tsx'),
    import('./panels/SecurityPanel.tsx'),
  ]),
)
afterEach(() =>
  act(async () => {
    endSession('signed-out')
    goTo('/')
  }),
)

const place = () => document.querySelector('output')?.textContent
const centre = () => document.querySelector('[role="dialog"]')
const entry = (page: string) => centre()?.querySelector<HTMLElement>(`[data-page="${page}"]`)

test('[TR-31] [MC-02] [MC-24] [RT-54] the centre is loading, then loaded, then at a page, then closed, over the same path', async () => {
  let answer = (_: Response) => {}
  const later = new Promise<Response>((done) => {
    answer = done
  })
  openPlatform({
    'GET /wps/v2/members/me': value(member),
    'GET /wps/v2/menu': () => later,
    'GET /wps/v2/wallets/balance': value({ sumBalance: '12.00', currency: 'MMK', version: '1' }),
  })
  await act(async () => beginSession('a-token'))
  await screen.draw(<Shown />, siteWith(['MC_MEMBER_CENTER'], brand))
  await act(async () => goTo('/help?mc=menu'))
  await screen.until(() => expect(centre()?.querySelector('[role="status"]')).toBeTruthy())
  const window = centre()
  expect([entry('protection') ?? null, place()]).toEqual([null, '/help menu'])

  const pages = [node('securityCenter'), node('protection')]
  await act(async () => answer((await value([node('MC_MEMBER_CENTER', pages)])()) as Response))
  await screen.until(() => expect(entry('protection')).toBeTruthy())
  expect(entry('transferFund')).toBeNull()
  // One window all along, which comes once.
  expect(centre()).toBe(window)

  await act(async () => entry('protection')?.click())
  expect(place()).toBe('/help protection')
  expect(entry('protection')?.getAttribute('aria-current')).toBe('page')

  await screen.press('Close')
  expect([place(), centre()]).toEqual(['/help closed', null])
})

// Decision D-47 of the requirements: 200 by 200 is the base, below which it never is and from which it comes.
test('[BC-41] [BC-42] the member centre has a base of 200 by 200 points, and begins after 100 ms', async () => {
  openPlatform({
    'GET /wps/v2/members/me': value(member),
    'GET /wps/v2/menu': () => new Promise<Response>(() => {}),
  })
  const sheet = document.createElement('style')
  sheet.textContent = readFileSync(styles, 'utf8')
  document.head.append(sheet)
  await act(async () => beginSession('a-token'))
  await screen.draw(<Shown />, siteWith(['MC_MEMBER_CENTER'], brand))
  await act(async () => goTo('/?mc=menu'))
  await screen.until(() => expect(centre()).toBeTruthy())
  const { minWidth, minHeight, animation } = getComputedStyle(centre() as Element)
  expect({ minWidth, minHeight }).toEqual({ minWidth: '200px', minHeight: '200px' })
  expect(animation).toMatch(/^panel-from-base .* 100ms backwards$/)
  sheet.remove()
})
