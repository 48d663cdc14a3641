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
  expect([entry('protection') ?? null, place()]).toEqual([null, '/help menu'])

  const pages = [node('securityCenter'), node('protection')]
  await act(async () => answer((await value([node('MC_MEMBER_CENTER', pages)])()) as Response))
  await screen.until(() => expect(entry('protection')).toBeTruthy())
  expect(entry('transferFund')).toBeNull()

  await act(async () => entry('protection')?.click())
  expect(place()).toBe('/help protection')
  expect(entry('protection')?.getAttribute('aria-current')).toBe('page')

  await screen.press('Close')
  expect([place(), centre()]).toEqual(['/help closed', null])
})
