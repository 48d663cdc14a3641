import { act } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { HouseIcon } from '../../../shared/look/icons.ts'
import { roomy } from '../../../shared/look/media.ts'
import { beginSession, endSession } from '../../../shared/session/session.ts'
import { openPlatform, value } from '../../../testing/platform.ts'
import { openScreen, siteWith } from '../../../testing/screen.tsx'
import MemberPanel from './MemberPanel.tsx'

const screen = openScreen()
const [onPage, onClose, onSignOut] = [vi.fn(), vi.fn(), vi.fn()]
type Page = 'depositv2' | 'withdraw'
const entries = [
  { id: 'depositv2' as Page, group: 'money', icon: HouseIcon, name: 'Deposit' },
  { id: 'withdraw' as Page, group: 'money', icon: HouseIcon, name: 'Withdraw' },
]
const entry = (page: Page) => document.querySelector<HTMLButtonElement>(`[data-page="${page}"]`)
const content = () => document.querySelector('[data-page-content]')

/** As wide as said, and never between. */
const widthIs = (isRoomy: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === roomy && isRoomy,
    addEventListener() {},
    removeEventListener() {},
  }))
const open = (page: Page | null, brand = {}) =>
  screen.draw(
    <MemberPanel
      {...{ entries, page, shown: page ?? 'depositv2', balance: 'Ks 12.00', settings: null }}
      {...{ onPage, onClose, onSignOut }}
    >
      {`the page ${page}`}
    </MemberPanel>,
    siteWith([], brand),
  )

afterEach(async () => {
  vi.unstubAllGlobals()
  for (const each of [onPage, onClose, onSignOut]) each.mockClear()
  await act(async () => endSession('signed-out'))
})

test('[MC-22] [MC-23] where there is room the page that is shown is the marked one, and the menu stays beside the next', async () => {
  widthIs(true)
  await open(null)
  expect(entry('depositv2')?.getAttribute('aria-current')).toBe('page')
  expect(content()?.getAttribute('data-page-content')).toBe('depositv2')
  await act(async () => entry('withdraw')?.click())
  expect(onPage.mock.calls).toEqual([['withdraw']])
  await open('withdraw')
  expect([content()?.textContent, document.querySelector('header h2')?.textContent]).toEqual([
    'the page withdraw',
    'Withdraw',
  ])
  expect(entries.map(({ id }) => entry(id)?.getAttribute('aria-current'))).toEqual([null, 'page'])
})

test('[MC-24] the button to close closes the whole centre, and the one to sign out signs out', async () => {
  widthIs(true)
  await open('depositv2')
  await screen.press('Close')
  expect([onClose.mock.calls.length, onPage.mock.calls.length, onSignOut.mock.calls.length]).toEqual([
    1, 0, 0,
  ])
  await screen.press('Sign out')
  expect([onClose.mock.calls.length, onSignOut.mock.calls.length]).toEqual([1, 1])
})

test('on a phone nothing is marked before a page is open, and the focus goes into the page and back to its entry', async () => {
  widthIs(false)
  await open(null)
  expect(entries.map(({ id }) => entry(id)?.getAttribute('aria-current'))).toEqual([null, null])
  await open('withdraw')
  expect(document.activeElement?.textContent).toBe('Withdraw')
  expect(document.activeElement?.tagName).toBe('H2')
  await screen.press('Back')
  expect(onPage.mock.calls).toEqual([[null]])
  await open(null)
  expect(document.activeElement).toBe(entry('withdraw'))
})

test('it tells who is logged in, what is in the purse, and that the money is play money where it is', async () => {
  openPlatform({
    'GET /wps/v2/members/me': value({
      ...{ id: '7', account: 'myaaye', nickname: 'Mya', type: 0, toUpline: false, vipRank: 0 },
      ...{ clubLabel: { labelName: '' }, memberLabel: [], language: null, avatar: null },
    }),
  })
  await act(async () => beginSession('a-token'))
  await open(null, { playMoney: true })
  await screen.until(() => expect(document.body.textContent).toContain('Mya'))
  expect(document.body.textContent).toContain('Play money')
  expect(document.body.textContent).toContain('Ks 12.00')
  await open(null, { playMoney: false })
  expect(document.body.textContent).not.toContain('Play money')
})
